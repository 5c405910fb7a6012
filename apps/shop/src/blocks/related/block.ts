import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/related',
  hydrate: 'never',
  attributes: z.object({ productPageId: z.string().min(1).describe('Slug of the wine whose neighbours are shown.') }),
  page: 'catalogue',
  query: ['category'],
});
