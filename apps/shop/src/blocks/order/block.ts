import { defineBlock } from '@parral/site/server';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/order',
  hydrate: 'load',
  attributes: z.object({ token: z.string().optional(), catalogueUrl: z.string(), withdrawalUrl: z.string() }),
});
