import { normaliseVoucherCode } from '@parral/rules';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { answer, type Handlers } from '../../platform/http/handlers.ts';
import { personAsked, personErased, type SessionContext } from '../session/index.ts';
import { addressesOf, brandNamed, loadSite } from '../site/index.ts';
import { checkVoucher, explainRefusal, showVoucher } from './check-voucher.ts';
import { impossibleCoupons } from './coupon.store.ts';
import { deleteSendingsTo, sendingsTo } from './sending.store.ts';
import { gifts, showGift } from './show-gifts.ts';
import { deleteUnusedOf, findGift, findVoucher, vouchersGivenTo } from './vouchers.store.ts';

export { voucherErrorOf } from './check-voucher.ts';
export { blockCoupon, couponFacts, CouponRefused, extendCoupon, giveCouponBack, makeCoupon } from './change-coupon.ts';
export {
  type CouponRow,
  couponUses,
  findCoupon,
  listCoupons,
  loadCouponTerms,
  officeSaysOfCoupons,
  returnCoupon,
  stateOfCoupon,
  useCoupon,
  type CouponTerms,
  type StoredCoupon,
} from './coupon.store.ts';
export { blockVoucher, extendVoucher, findVouchers, giveVoucherBack, isSaid, officeSaysOfVouchers, stateOfVoucher, voucherFacts } from './change-voucher.ts';
export { giftAddress } from './show-gifts.ts';
export { importVouchers } from './import-vouchers.ts';
export { makeGifts } from './make-gifts.ts';
export { makeVouchers, VoucherRefused } from './make-vouchers.ts';
export { sendingKey, sendingSequence, sendVoucher, type VoucherSending } from './send-voucher.ts';
export { sendingsOf, type SendingRow } from './sending.store.ts';
export { redeemedSkus, stopGifts } from './stop-gifts.ts';
export { newVoucherCode } from './voucher-code.ts';
export { voucherKey } from './vouchers.schema.ts';
export {
  findVoucher,
  giftFilesOfOrder,
  giftVouchers,
  insertVouchers,
  listVouchers,
  lockVoucher,
  returnVoucher,
  markVoucherUsed,
  vouchersGivenTo,
  vouchersOfMember,
  voucherStates,
  type NewVoucher,
  type VoucherFile,
  type VoucherRow,
} from './vouchers.store.ts';

/** Where a code is redeemed: the page that asks for one, else the visits. */
export const voucherPages = ['voucher', 'visits'];

export const uses = ['catalogue', 'experiences', 'session', 'site', 'staff'] as const;

/** Vouchers of visits and discount codes (specification sections 2, 4, 7 and 8); redeeming one is a booking. */
export function vouchers(context: SessionContext): Pick<Handlers, 'checkVoucher' | 'explainVoucherRefusal' | 'listGifts' | 'getGiftVoucher'> {
  const { db, limits, audit, events } = context;
  const siteContent = context.content.memo(loadSite);
  audit.addNone('no negative or overdrawn discount code', impossibleCoupons);
  events.onWithin(personAsked, async (tx, { person: { id, email }, file }) => {
    file.add('vouchers_sent', await sendingsTo(tx, email));
    if (id === null) return;
    const codes = await vouchersGivenTo(tx, id);
    file.add('visit_codes', codes, codes.filter(({ usedAt }) => usedAt !== null).length);
  });
  events.onWithin(personErased, async (tx, { id, email }) => {
    await deleteSendingsTo(tx, email);
    if (id !== null) await deleteUnusedOf(tx, id);
  });
  return {
    async checkVoucher({ query, request }) {
      await limitChecks(context, request);
      brandNamed(await siteContent(), query.site);
      const found = await checkVoucher(db, query.full_code, query.site);
      return typeof found === 'string' ? answer(400, found) : showVoucher(found, query.language);
    },

    async explainVoucherRefusal({ query, request }) {
      await limitChecks(context, request);
      const site = await siteContent();
      brandNamed(site, query.site);
      const file = await findVoucher(db, normaliseVoucherCode(query.full_code));
      return explainRefusal(file, query.site, query.language, { brands: site.brands, pages: addressesOf(site, request, voucherPages) });
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
  };
}

/** Guessing is slow: twenty checks a minute for a session, and few more for an address. */
export async function limitChecks({ limits, sessions }: SessionContext, request: FastifyRequest): Promise<void> {
  await limits.take('voucher by address', request.ip);
  const session = await sessions.find(request);
  await limits.take('voucher by session', session?.id ?? request.ip);
}
