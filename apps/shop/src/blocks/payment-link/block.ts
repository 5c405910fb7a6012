import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/payment-link',
  hydrate: 'load',
  takesCards: true,
  example: { 'home-url': '/', 'terms-url': '/' },
  words: ['shop/payment-link', privacyWords('checkout')],
  attributes: z.object({
    homeUrl: z.string().describe('Path of the home.'),
    termsUrl: z.string().describe('Path of the terms of sale.'),
  }),
});
