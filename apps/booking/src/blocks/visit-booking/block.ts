import { defineBlock } from '@parral/site/server';
import * as z from 'zod';

export default defineBlock({
  name: 'booking/visit-booking',
  hydrate: 'load',
  writesAddress: true,
  attributes: z.object({
    /** Id of the experience, or the slug of its page; left out where a voucher decides it. */
    experienceId: z.string().optional(),
    confirmationUrl: z.string(),
    /** All visits: where somebody books again. */
    experiencesUrl: z.string(),
    homeUrl: z.string(),
    privacyUrl: z.string(),
    /** `true`: vouchers may be redeemed here (specification section 2). */
    vouchers: z.literal(['true', 'false']).default('false'),
  }),
});
