import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';
import { entries } from '../../lines/lines.ts';

export default defineBlock({
  name: 'content/quotes',
  hydrate: 'never',
  attributes: z.object({
    label: z.string().min(1).describe('What the quotes are about; said before them.'),
    quotes: entries(['text', 'by', 'where'], z.object({ text: z.string().min(1), by: z.string().optional(), where: z.string().optional() })).describe(
      'One a line: words | who said them | where and when.',
    ),
  }),
  example: {
    label: 'Lo que han escrito',
    quotes: 'Se baja con jersey en julio y se sube con ganas de volver. | El Diario del Ebro | Junio de 2026\nVidrio ligero, vino serio. | Weinbrief Mosel',
  },
});
