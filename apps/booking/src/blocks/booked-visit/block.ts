import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'booking/booked-visit',
  hydrate: 'load',
  withoutFade: true,
  words: ['booking/booked-visit', 'booking/on-the-day', 'booking/visit-booking', 'api-client/errors'],
  attributes: z.object({
    token: z.string().optional().describe('Token of the private link, where it stands in the path.'),
    experiencesUrl: z.string().describe('Path of the page of all visits.'),
  }),
});
