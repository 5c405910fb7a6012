import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'content/hero',
  hydrate: 'never',
  attributes: z.object({
    /** Name of a picture of the brand, without folder and ending; `<name>-phone` is its crop for phones. */
    image: z.string().regex(/^[a-z0-9-]+$/),
    alt: z.string().default(''),
    title: z.string().min(1),
    /** The title's second line. */
    accent: z.string().optional(),
    text: z.string().optional(),
    action: z.string().optional(),
    href: z.string().startsWith('/').optional(),
  }),
  example: { image: 'hero', title: 'La viña sube', accent: 'en escalones', text: 'Una frase o dos.', action: 'Reservar una visita', href: '/' },
});
