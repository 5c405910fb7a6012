import { defineBlock } from '@parral/site/server';
import * as z from 'zod';

export default defineBlock({
  name: 'booking/booked-visit',
  hydrate: 'load',
  attributes: z.object({
    /** Token of the private link, where it stands in the path. */
    token: z.string().optional(),
    experiencesUrl: z.string(),
  }),
});
