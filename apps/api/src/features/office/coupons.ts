import type { components } from '@parral/api-spec';
import { normaliseCode, toCents, toDecimal } from '@parral/rules';
import type { FastifyRequest } from 'fastify';
import { readToday } from '../../platform/database/today.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { asAnswer } from '../../platform/http/refused.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { versionOf } from '../../platform/http/seen-version.ts';
import { ordersWithCoupon } from '../orders/index.ts';
import { asActor, listActions } from '../staff/index.ts';
import { blockCoupon, couponFacts, type CouponRow, extendCoupon, giveCouponBack, listCoupons, makeCoupon, stateOfCoupon } from '../vouchers/index.ts';
import { actionBody } from './actions.ts';
import type { OfficeContext } from './office-context.ts';
import { page } from './page.ts';

type Schemas = components['schemas'];
type File = Schemas['OfficeCouponFile'];
type Operations = 'listOfficeCoupons' | 'makeOfficeCoupon' | 'getOfficeCoupon' | 'extendOfficeCoupon' | 'blockOfficeCoupon' | 'giveOfficeCouponBack';

const mostOrders = 50;

/** Discount codes of the basket at the office, by the functions that the commands call (decision 047). */
export function officeCoupons(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, officeSessions } = context;

  async function show(code: string): Promise<File> {
    const [row] = await listCoupons(db, { code, most: 1 });
    if (row === undefined) throw new ApiError('NOT_FOUND');
    const [day, orders, actions] = await Promise.all([
      readToday(db),
      ordersWithCoupon(db, code, mostOrders),
      listActions(db, { subjectKind: 'coupon', subject: code, most: 200 }),
    ]);
    return {
      coupon: couponBody(row, day),
      version: versionOf(couponFacts(row)),
      folder: row.inFolder && row.folderActive !== null ? { active: row.folderActive, valid_until: row.folderUntil } : null,
      orders: orders.map(({ number, placedAt, discountCents, totalCents }) => ({
        number,
        placed_at: placedAt.toISOString(),
        discount: toDecimal(discountCents),
        total_price: toDecimal(totalCents),
      })),
      actions: actions.map(actionBody),
    };
  }

  /** Does something to a code as who is signed in, and answers it as it is then. */
  async function acting(request: FastifyRequest, typed: string, work: (code: string) => Promise<void>): Promise<File> {
    const { staff } = await officeSessions.require(request);
    const code = normaliseCode(typed);
    try {
      await asActor({ staffId: staff.id }, () => work(code));
    } catch (error) {
      throw asAnswer(error);
    }
    return show(code);
  }

  async function change(request: FastifyRequest, typed: string, work: (code: string) => Promise<void>): Promise<File> {
    if ((await listCoupons(db, { code: normaliseCode(typed), most: 1 })).length === 0) throw new ApiError('NOT_FOUND');
    return acting(request, typed, work);
  }

  return {
    async listOfficeCoupons({ query: { q: text, page_size: size = 50, ...query } }) {
      const [{ rows, next }, day] = await Promise.all([page(size, (most) => listCoupons(db, { ...query, text, most })), readToday(db)]);
      return { coupons: rows.map((row) => couponBody(row, day)), next: next?.code ?? null };
    },

    async makeOfficeCoupon({ body, request }) {
      const { percent = null, amount, brands = null, valid_from: validFrom = null, valid_until: validUntil = null, max_uses: maxUses = null, reason } = body;
      if ((percent === null) === (amount === undefined)) throw new ApiError('BAD_REQUEST', { fields: { percent: 'ONE_OF_PERCENT_AMOUNT' } });
      const amountCents = amount === undefined ? null : toCents(amount);
      return acting(request, body.code, (code) => makeCoupon(context, { code, percent, amountCents, brands, validFrom, validUntil, maxUses, reason }));
    },

    async getOfficeCoupon({ params }) {
      return show(normaliseCode(params.code));
    },

    async extendOfficeCoupon({ params, body: { version: seen, until, reason }, request }) {
      return change(request, params.code, (code) => extendCoupon(context, code, until, { reason, seen }));
    },

    async blockOfficeCoupon({ params, body: { version: seen, active, reason }, request }) {
      return change(request, params.code, (code) => blockCoupon(context, code, active, { reason, seen }));
    },

    async giveOfficeCouponBack({ params, body: { version: seen, reason }, request }) {
      return change(request, params.code, (code) => giveCouponBack(context, code, { reason, seen }));
    },
  };
}

/** A code as lists show it. */
function couponBody(row: CouponRow, day: string): Schemas['OfficeCoupon'] {
  const { code, percent, amountCents, brands, validFrom, validUntil, maxUses, uses, madeBy, inFolder, file, line } = row;
  const state = stateOfCoupon(row, day);
  return {
    code,
    percent,
    amount: amountCents === null ? null : toDecimal(amountCents),
    brands,
    active: state === 'serves',
    state,
    valid_from: validFrom,
    valid_until: validUntil,
    max_uses: maxUses,
    uses,
    made_by: madeBy,
    place: inFolder && file !== null && line !== null ? { file, line } : null,
    is_said: row.saidActive !== null || row.saidUntil !== null || (madeBy === 'office' && inFolder),
  };
}
