import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/gift-voucher',
  hydrate: 'load',
  words: ['shop/gift-voucher'],
  attributes: z.object({ token: z.string().optional().describe('Token of the private link, where it stands in the path.') }),
});
