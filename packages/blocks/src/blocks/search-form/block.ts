import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'content/search-form',
  hydrate: 'never',
  attributes: z.object({
    action: z
      .string()
      .regex(/^\/(?!\/)/, 'an address of this site, such as /en/search')
      .describe('The page that answers; it is given what was typed as q.'),
    label: z.string().min(1).describe('What is searched: “Search these pages”.'),
    button: z.string().min(1).describe('What the button says: “Search”.'),
    value: z.string().optional().describe('What stands in the field already.'),
  }),
  example: { action: '/es/', label: 'Buscar en estas páginas', button: 'Buscar' },
});
