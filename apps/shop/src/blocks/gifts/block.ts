import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/gifts',
  hydrate: 'load',
  attributes: z.object({ picture: z.string().startsWith('/').optional().describe('Path of what stands for a voucher that is good for any visit.') }),
  example: {},
});
