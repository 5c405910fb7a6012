import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/gifts',
  hydrate: 'interaction',
  // Stock changes by the minute.
  freshFor: 60,
  words: ['shop/gifts', 'shop/adding', 'site/add-to-basket'],
  attributes: z.object({ picture: z.string().startsWith('/').optional().describe('Path of what stands for a voucher that is good for any visit.') }),
  example: {},
});
