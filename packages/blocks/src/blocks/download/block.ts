import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'content/download',
  hydrate: 'never',
  attributes: z.object({
    href: z
      .string()
      .regex(/^\/images\/[a-z0-9-]+\/[a-z0-9-]+\.[a-z0-9]+$/, 'a file of the estate folder, such as /images/alba/finca.pdf')
      .describe('A file in images/<brand>/ of the estate folder.'),
    label: z.string().min(1).describe('What it is: “Plano de la finca”.'),
    text: z.string().optional().describe('A line beside the button.'),
    size: z.string().optional().describe('How much it is: “240 kB”.'),
  }),
  example: { href: '/images/club/paises-de-envio.pdf', label: 'Países de envío', text: 'La lista completa.', size: '18 kB' },
});
