import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'club/orders',
  hydrate: 'load',
  words: ['club/orders', 'site/add-to-basket'],
  attributes: z.object({ basketUrl: z.string().describe('Path of the basket.'), catalogueUrl: z.string().describe('Path of the catalogue.') }),
  page: 'my_club',
});
