import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'booking/visit-booking',
  hydrate: 'interaction',
  // A page of vouchers is about its one field, and what comes of it is another screen.
  hydrateWith: ({ experienceId }) => (experienceId === undefined ? 'load' : 'interaction'),
  takesCards: true,
  // Dates are sold by the minute.
  freshFor: 60,
  words: ['booking/visit-booking', 'booking/visit-facts', 'site/bot-check', privacyWords('visit', 'waiting_list')],
  withoutFade: true,
  writesAddress: true,
  attributes: z.object({
    experienceId: z.string().optional().describe('Id of the experience, or the slug of its page; left out where a voucher decides it.'),
    confirmationUrl: z.string().describe('Path of the page where a booked visit is confirmed.'),
    experiencesUrl: z.string().describe('Path of the page of all visits: where somebody books again.'),
    homeUrl: z.string().describe('Path of the home.'),
    privacyUrl: z.string().describe('Path of the privacy policy.'),
    vouchers: z.literal(['true', 'false']).default('false').describe('Whether vouchers may be redeemed here (specification section 2).'),
  }),
  page: 'visits',
});
