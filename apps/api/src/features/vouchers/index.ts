import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { answer, type Handlers } from '../../platform/http/handlers.ts';
import { claimTracking, findBooking } from '../booking/booking.store.ts';
import { bookingDesk } from '../booking/index.ts';
import { showConfirmation } from '../booking/show-booking.ts';
import { brandNamed, loadSite } from '../site/load-site.ts';
import { checkVoucher, showVoucher } from './check-voucher.ts';
import { registerGifts } from './gift-vouchers.ts';
import { redeemVoucher } from '../booking/redeem.ts';
import { daysOfBooking, findRedemption, returnVoucher } from '../booking/redemption.store.ts';
import { gifts, showGift } from './show-gifts.ts';
import { registerAudit } from './vouchers.audit.ts';
import { findGift } from './vouchers.store.ts';

export { newVoucherCode } from './voucher-code.ts';
export { insertVouchers, vouchersOfMember, type NewVoucher, type VoucherRow } from './vouchers.store.ts';

/** Vouchers of visits (specification sections 2, 4, 7 and 8). */
export function vouchers(context: Context): Pick<Handlers, 'checkVoucher' | 'redeemVoucher' | 'checkRedemption' | 'listGifts' | 'getGiftVoucher'> {
  const { db, sessions, limits } = context;
  const siteContent = context.content.memo(loadSite);
  const desk = bookingDesk(context);
  registerAudit(context.audit);
  registerGifts(context);
  context.bookings.onCancelled((tx, booking) => returnVoucher(tx, booking.id));
  context.bookings.limitDays((tx, booking) => (booking.paidWith === 'voucher' ? daysOfBooking(tx, booking.id) : Promise.resolve(null)));
  return {
    async checkVoucher({ query, request }) {
      await limitChecks(context, request);
      brandNamed(await siteContent(), query.site);
      const found = await checkVoucher(db, query.full_code, query.site);
      return typeof found === 'string' ? answer(400, found) : showVoucher(found, query.language);
    },

    async redeemVoucher({ body, request, reply }) {
      await limitChecks(context, request);
      await context.captcha.verify(request, body.captcha_key);
      const session = await sessions.require(request, reply);
      const redeemed = await redeemVoucher(desk, session.id, body, request);
      return 'fault' in redeemed ? answer(400, redeemed.fault) : { voucher_redemption_id: redeemed.id };
    },

    async listGifts({ query }) {
      const site = await siteContent();
      brandNamed(site, query.brand);
      return gifts(db, site, query.brand, query.language);
    },

    async getGiftVoucher({ params, query, request, reply }) {
      await limits.take('order by address', request.ip);
      const file = await findGift(db, params.token);
      if (file === null) throw new ApiError('NOT_FOUND');
      reply.header('cache-control', 'private, no-store');
      return showGift(file, await siteContent(), query.language);
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
      return showConfirmation(file.booking, file.slot.startsLocal, await desk.terms(), track);
    },
  };
}

/** Guessing is slow: twenty checks a minute for a session, and few more for an address. */
async function limitChecks({ limits, sessions }: Context, request: FastifyRequest): Promise<void> {
  await limits.take('voucher by address', request.ip);
  const session = await sessions.find(request);
  await limits.take('voucher by session', session?.id ?? request.ip);
}
