import { defineBlock } from '@parral/site/server';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/checkout',
  hydrate: 'load',
  attributes: z.object({ basketUrl: z.string(), catalogueUrl: z.string(), confirmationUrl: z.string(), termsUrl: z.string() }),
});
