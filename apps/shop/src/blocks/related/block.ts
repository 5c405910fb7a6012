import { defineBlock } from '@parral/site/server';
import * as z from 'zod';

export default defineBlock({
  name: 'shop/related',
  hydrate: 'visible',
  attributes: z.object({ productPageId: z.string().min(1) }),
  query: ['category'],
});
