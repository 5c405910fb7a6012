import { defineBlock } from '@parral/site/server';
import { z } from 'zod';
import { specialLines, weekLines } from '../../hours/read-hours.ts';

export default defineBlock({
  name: 'content/opening-hours',
  hydrate: 'never',
  attributes: z.object({
    hours: weekLines.describe('One a line, days | hours: mon-sun | 10:30-15:00. Days that no line names are closed. Wall time of the estate.'),
    special: specialLines.optional().describe('Days unlike others, one a line: 2026-12-25 | closed | Navidad.'),
  }),
});
