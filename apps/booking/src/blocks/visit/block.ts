import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'booking/visit',
  hydrate: 'never',
  // Dates are sold by the minute.
  freshFor: 60,
  attributes: z.object({
    experienceId: z.string().describe('Id of the experience, or the slug of its page.'),
    experiencesUrl: z.string().describe('Path of the page of all visits.'),
  }),
  page: 'visits',
});
