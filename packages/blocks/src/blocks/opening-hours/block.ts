import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';
import { specialLines } from '../../hours/read-hours.ts';

/** The hours themselves stand in brands.yaml, `openingTimes`. */
export default defineBlock({
  name: 'content/opening-hours',
  hydrate: 'never',
  attributes: z.object({
    special: specialLines.optional().describe('Days unlike others, one a line, wall time of the estate: 2026-12-25 | closed | Navidad.'),
  }),
  example: { special: '2099-12-25 | closed | Navidad' },
});
