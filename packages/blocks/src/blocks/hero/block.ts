import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'content/hero',
  hydrate: 'never',
  attributes: z.object({
    image: z
      .string()
      .regex(/^[a-z0-9-]+(?:\.[a-z0-9]+)?$/, 'a picture of the brand, such as hero or hero.jpg')
      .describe('A drawing or a photograph in images/<brand>/; with -phone after its name, its crop for phones.'),
    alt: z.string().default(''),
    title: z.string().min(1),
    /** The title's second line. */
    accent: z.string().optional(),
    text: z.string().optional(),
    action: z.string().optional(),
    href: z.string().startsWith('/').optional(),
    also: z.string().optional().describe('A second way on, as a link beside the button.'),
    alsoHref: z.string().startsWith('/').optional(),
  }),
  example: { image: 'hero', title: 'La viña sube', accent: 'en escalones', text: 'Una frase o dos.', action: 'Reservar una visita', href: '/' },
});
