import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'content/wine-shelf',
  hydrate: 'never',
  attributes: z.object({
    /** Comma separated, in the order they stand; without any, the catalogue's first. */
    skus: z.string().optional(),
  }),
  example: {},
});
