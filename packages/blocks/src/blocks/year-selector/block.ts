import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';
import { entries } from '../../lines/lines.ts';

export default defineBlock({
  name: 'content/year-selector',
  hydrate: 'never',
  attributes: z.object({
    label: z.string().min(1).describe('What the years are of: “Añadas”.'),
    years: entries(
      ['year', 'mark', 'text'],
      z.object({ year: z.string().regex(/^\d{4}$/, 'a year of four figures'), mark: z.string().min(1), text: z.string().min(1) }),
    ).describe('One a line, the one shown first on top: 2024 | a word or two | how it was.'),
  }),
  example: { label: 'Añadas', years: '2024 | Fresca | El año que no hizo calor.\n2023 | Temprana | El 19 de septiembre ya se cortaba.' },
});
