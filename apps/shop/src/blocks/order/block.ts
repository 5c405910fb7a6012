import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';
import { orderToken } from './order-token.ts';

export default defineBlock({
  name: 'shop/order',
  hydrate: 'load',
  // Without a link the page is two forms, which the server draws.
  hydrateWith: ({ token }, query) => (orderToken(token, query['token']) === null ? 'interaction' : 'load'),
  query: ['token'],
  words: ['shop/order', 'shop/delivery', 'shop/gifts-bought', 'shop/tax-note', privacyWords('order', 'withdrawal')],
  attributes: z.object({
    token: z.string().optional().describe('Token of the private link, where it stands in the path.'),
    catalogueUrl: z.string().describe('Path of the catalogue.'),
    withdrawalUrl: z.string().describe('Path of the page on withdrawal.'),
  }),
});
