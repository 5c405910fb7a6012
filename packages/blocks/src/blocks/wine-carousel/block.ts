import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'content/wine-carousel',
  hydrate: 'never',
  attributes: z.object({
    skus: z.string().optional().describe('Comma separated, in the order they stand; without any, the catalogue’s first six.'),
  }),
  example: {},
});
