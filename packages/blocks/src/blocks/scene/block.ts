import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'content/scene',
  hydrate: 'never',
  attributes: z.object({
    image: z
      .string()
      .regex(/^[a-z0-9-]+(?:\.[a-z0-9]+)?$/, 'a picture of the brand, such as house or house.jpg')
      .describe('A drawing or a photograph in images/<brand>/; with -phone after its name, its crop for phones.'),
    alt: z.string().default('').describe('What it shows; empty when it only decorates.'),
    caption: z.string().optional(),
  }),
  example: { image: 'hero', caption: 'La finca, desde el último muro.' },
});
