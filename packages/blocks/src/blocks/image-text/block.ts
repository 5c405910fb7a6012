import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'content/image-text',
  hydrate: 'never',
  attributes: z.object({
    image: z
      .string()
      .regex(/^[a-z0-9-]+\.[a-z0-9]+$/, 'a picture of the brand with its ending, such as church.svg')
      .describe('A picture in images/<brand>/, with its ending.'),
    width: z.coerce.number().int().positive().default(4).describe('Shape of the picture’s room: width …'),
    height: z.coerce.number().int().positive().default(5).describe('… to height.'),
    alt: z.string().default('').describe('What it shows; empty when it only decorates.'),
    caption: z.string().optional(),
    title: z.string().min(1),
    accent: z.string().optional().describe('The title’s last line, set off.'),
    text: z.string().min(1).describe('An empty line begins a new paragraph.'),
    action: z.string().optional().describe('Words of the link below.'),
    href: z.string().startsWith('/').optional().describe('Where the link leads.'),
    side: z.enum(['start', 'end']).default('start').describe('Where the picture stands on a wide window.'),
  }),
  example: {
    image: 'hero.svg',
    title: 'El muro',
    accent: 'se levanta en marzo',
    text: 'La piedra seca deja pasar el agua.\n\nY se queda con el calor.',
    side: 'end',
  },
});
