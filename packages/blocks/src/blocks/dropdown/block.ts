import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'content/dropdown',
  hydrate: 'never',
  attributes: z.object({
    summary: z.string().min(1).describe('What is always seen: a question, mostly.'),
    text: z.string().min(1).describe('What opens; an empty line begins a new paragraph.'),
    open: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true')
      .describe('Open at first.'),
    group: z.string().optional().describe('Those of one group close each other.'),
  }),
  example: { summary: '¿Y si llueve?', text: 'Se va igual. Prestamos botas.' },
});
