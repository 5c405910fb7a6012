import { defineBlock } from '@parral/site/server';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/gifts',
  hydrate: 'load',
  /** `picture`: path of what stands for a voucher that is good for any visit. */
  attributes: z.object({ picture: z.string().startsWith('/').optional() }),
});
