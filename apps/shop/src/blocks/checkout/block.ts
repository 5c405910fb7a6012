import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/checkout',
  hydrate: 'load',
  takesCards: true,
  words: ['shop/checkout', 'shop/delivery', 'shop/tax-note', privacyWords('checkout')],
  attributes: z.object({
    basketUrl: z.string().describe('Path of the basket.'),
    catalogueUrl: z.string().describe('Path of the catalogue.'),
    confirmationUrl: z.string().describe('Path of the page where a placed order is confirmed.'),
    termsUrl: z.string().describe('Path of the terms of sale.'),
  }),
  page: 'checkout',
});
