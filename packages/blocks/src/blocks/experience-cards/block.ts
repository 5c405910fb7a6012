import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'content/experience-cards',
  hydrate: 'never',
  attributes: z.object({
    slugs: z.string().optional().describe('Comma separated, in the order they stand; without any, the brand’s first three visits.'),
  }),
  example: {},
});
