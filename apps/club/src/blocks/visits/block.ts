import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'club/visits',
  hydrate: 'never',
  attributes: z.object({
    visitsUrl: z.string().describe('Path of the list of visits, for who has booked none.'),
    show: z.enum(['coming', 'all']).default('all').describe('coming: only the visits that are not over yet.'),
  }),
  page: 'my_club',
});
