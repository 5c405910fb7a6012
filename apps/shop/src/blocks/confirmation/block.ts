import { defineBlock } from '@parral/site/server';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/confirmation',
  hydrate: 'load',
  attributes: z.object({ catalogueUrl: z.string(), orderUrl: z.string().optional() }),
});
