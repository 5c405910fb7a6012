import { defineBlock } from '@parral/site/server';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/product',
  hydrate: 'load',
  attributes: z.object({ slug: z.string().min(1), catalogueUrl: z.string().optional() }),
  query: ['category'],
});
