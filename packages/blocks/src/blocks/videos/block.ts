import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'content/videos',
  hydrate: 'never',
  attributes: z.object({
    image: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'a picture of the brand, such as films')
      .optional()
      .describe(
        'A drawing in images/<brand>/ with a sheet for the film in it; with -phone after its name, its crop for phones. Without one, the film stands on a plain dark band.',
      ),
    alt: z.string().default('').describe('What the drawing shows; empty when it only decorates.'),
    title: z.string().optional().describe('The page’s title, in the dark beside the sheet; left out where the page has one of its own above.'),
    /** The title's second line. */
    accent: z.string().optional(),
    text: z.string().optional(),
  }),
  query: ['p', 'cat_id', 'subcat_id'],
  example: {},
});
