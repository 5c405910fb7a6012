import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/confirmation',
  hydrate: 'load',
  takesCards: true,
  words: ['shop/confirmation', 'shop/gifts-bought'],
  attributes: z.object({
    catalogueUrl: z.string().describe('Path of the catalogue.'),
    orderUrl: z.string().optional().describe('Path of the page of an order.'),
  }),
  page: 'confirmation',
});
