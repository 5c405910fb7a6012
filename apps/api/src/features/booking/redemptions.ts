import { ApiError } from '../../platform/http/api-error.ts';
import { answer, type Handlers } from '../../platform/http/handlers.ts';
import { limitChecks } from '../vouchers/index.ts';
import type { BookingDeps } from './booking-deps.ts';
import { claimTracking, findBooking } from './booking.store.ts';
import { redeemVoucher } from './redeem.ts';
import { findRedemption } from './redemption.store.ts';
import { showConfirmation } from './show-booking.ts';

/** Visits that are paid with a voucher (specification sections 2, 4 and 7). */
export function redemptions(deps: BookingDeps): Pick<Handlers, 'redeemVoucher' | 'checkRedemption'> {
  const { context } = deps;
  const { db, sessions, limits, captcha } = context;
  return {
    async redeemVoucher({ body, request, reply }) {
      await limitChecks(context, request);
      await captcha.verify(request, body.captcha_key);
      const session = await sessions.require(request, reply);
      const redeemed = await redeemVoucher(deps, session, body, request);
      return 'error' in redeemed ? answer(400, redeemed.error) : { voucher_redemption_id: redeemed.id };
    },

    async checkRedemption({ query, request, reply }) {
      await limits.take('order by address', request.ip);
      const session = await sessions.find(request);
      const redemption = session === null ? null : await findRedemption(db, query.voucher_redemption_id);
      if (redemption === null || redemption.sessionId !== session?.id) throw new ApiError('NOT_FOUND');
      const file = await findBooking(db, { id: redemption.bookingId });
      if (file === null) throw new ApiError('NOT_FOUND');
      const track = file.booking.trackedAt === null && (await claimTracking(db, file.booking.id));
      reply.header('cache-control', 'private, no-store');
      return showConfirmation(file, await deps.terms(), track);
    },
  };
}
