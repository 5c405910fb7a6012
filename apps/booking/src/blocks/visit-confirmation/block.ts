import { defineBlock } from '@parral/site/server';
import * as z from 'zod';

export default defineBlock({
  name: 'booking/visit-confirmation',
  hydrate: 'load',
  attributes: z.object({
    experiencesUrl: z.string(),
    homeUrl: z.string(),
    /** Page of a booking behind its private link. */
    bookingUrl: z.string(),
  }),
});
