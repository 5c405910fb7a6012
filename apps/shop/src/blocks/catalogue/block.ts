import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';
import { filterNames } from './catalogue-filters.ts';

export default defineBlock({
  name: 'shop/catalogue',
  hydrate: 'interaction',
  // Stock changes by the minute.
  freshFor: 60,
  words: ['shop/catalogue', 'shop/adding', 'site/add-to-basket'],
  attributes: z.object({ pageId: z.string().min(1).describe('Id of the page, page.id.') }),
  page: 'catalogue',
  query: ['category', 'sort', 'p', ...filterNames],
});
