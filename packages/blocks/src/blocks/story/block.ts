import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';
import { entries } from '../../lines/lines.ts';

export default defineBlock({
  name: 'content/story',
  hydrate: 'never',
  attributes: z.object({
    label: z.string().min(1).describe('What the list is, said before it.'),
    years: entries(['year', 'title', 'text'], z.object({ year: z.string().min(1), title: z.string().min(1), text: z.string().min(1) })).describe(
      'One a line: year | what happened | how it was.',
    ),
  }),
  example: { label: 'Año a año', years: '1924 | El primer muro | Sube la piedra que le estorba.\n1931 | El primer cuaderno | Empieza a apuntar.' },
});
