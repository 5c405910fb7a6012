import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';

/** Asks the estate for a visit that cannot be booked: of a larger group, or in private. */
export default defineBlock({
  name: 'booking/group-request',
  hydrate: 'interaction',
  hydrateForMembers: 'load',
  words: ['booking/group-request', 'site/bot-check', privacyWords('request')],
  attributes: z.object({
    experiencesUrl: z.string().describe('Path of the page of all visits.'),
    privacyUrl: z.string().describe('Path of the privacy policy.'),
  }),
  page: 'visits',
});
