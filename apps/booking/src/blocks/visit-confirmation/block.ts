import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'booking/visit-confirmation',
  hydrate: 'load',
  takesCards: true,
  words: ['booking/visit-confirmation', 'booking/on-the-day'],
  attributes: z.object({
    experiencesUrl: z.string().describe('Path of the page of all visits.'),
    homeUrl: z.string().describe('Path of the home.'),
    bookingUrl: z.string().describe('Path of the page of a booking behind its private link.'),
  }),
});
