import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/basket',
  hydrate: 'load',
  words: ['shop/basket', 'shop/delivery', 'shop/tax-note'],
  attributes: z.object({
    catalogueUrl: z.string().describe('Path of the catalogue.'),
    checkoutUrl: z.string().describe('Path of the checkout.'),
    skus: z.string().optional().describe('Skus of the three wines that the picture of an empty basket shows, comma separated, in its order.'),
  }),
  page: 'basket',
});
