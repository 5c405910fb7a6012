import type { components } from '@parral/api-spec';
import { normaliseVoucherCode, toDecimal } from '@parral/rules';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { versionOf } from '../../platform/http/seen-version.ts';
import { readToday } from '../../platform/database/today.ts';
import { bookingDeps, type BookingTerms, visitsOfVoucher } from '../booking/index.ts';
import { asActor, listActions } from '../staff/index.ts';
import {
  blockVoucher,
  extendVoucher,
  findVoucher,
  findVouchers,
  listCoupons,
  makeVouchers,
  stateOfVoucher,
  voucherFacts,
  VoucherRefused,
  type VoucherRow,
} from '../vouchers/index.ts';
import { actionBody } from './actions.ts';
import type { OfficeContext } from './office-context.ts';
import { page } from './page.ts';
import { nameOf } from './visits.ts';

type Schemas = components['schemas'];
type Operations = 'listOfficeVouchers' | 'makeOfficeVouchers' | 'getOfficeVoucher' | 'extendOfficeVoucher' | 'blockOfficeVoucher' | 'listOfficeCoupons';

/** Vouchers of visits and discount codes at the office, by the functions that the commands call. */
export function officeVouchers(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, officeSessions } = context;
  const deps = bookingDeps(context);

  async function show(code: string): Promise<Schemas['OfficeVoucherFile']> {
    const file = await findVoucher(db, code);
    if (file === null) throw new ApiError('NOT_FOUND');
    const [terms, visits, actions] = await Promise.all([
      deps.terms(),
      visitsOfVoucher(db, code),
      listActions(db, { subjectKind: 'voucher', subject: code, most: 200 }),
    ]);
    return {
      voucher: voucherBody(file.voucher, terms, file.today),
      version: versionOf(voucherFacts(file.voucher)),
      used_at: file.voucher.usedAt?.toISOString() ?? null,
      visits,
      actions: actions.map(actionBody),
    };
  }

  /** Does something as who is signed in. */
  async function acting<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const { staff } = await officeSessions.require(request);
    try {
      return await asActor({ staffId: staff.id }, work);
    } catch (error) {
      throw error instanceof VoucherRefused ? new ApiError('NOT_POSSIBLE', { message: error.message }) : error;
    }
  }

  async function change(request: FastifyRequest, text: string, work: (code: string) => Promise<void>): Promise<Schemas['OfficeVoucherFile']> {
    const code = normaliseVoucherCode(text);
    if ((await findVoucher(db, code)) === null) throw new ApiError('NOT_FOUND');
    await acting(request, () => work(code));
    return show(code);
  }

  return {
    async listOfficeVouchers({ query: { q: text, page_size: size = 50, ...query } }) {
      const [{ rows, next }, terms, day] = await Promise.all([
        page(size, (most) => findVouchers(db, { ...query, text: text?.trim(), most })),
        deps.terms(),
        readToday(db),
      ]);
      return { vouchers: rows.map((row) => voucherBody(row, terms, day)), next: next?.code ?? null };
    },

    async makeOfficeVouchers({ body: { people: participants, ...batch }, request }) {
      const made = await acting(request, () => makeVouchers(context, { ...batch, participants }));
      const [terms, day] = [await deps.terms(), await readToday(db)];
      return { vouchers: made.map((row) => voucherBody(row, terms, day)) };
    },

    async getOfficeVoucher({ params }) {
      return show(normaliseVoucherCode(params.code));
    },

    async extendOfficeVoucher({ params, body: { version: seen, until, reason }, request }) {
      return change(request, params.code, (code) => extendVoucher(db, code, until, { reason, seen }));
    },

    async blockOfficeVoucher({ params, body: { version: seen, active, reason }, request }) {
      return change(request, params.code, (code) => blockVoucher(db, code, active, { reason, seen }));
    },

    async listOfficeCoupons() {
      const [coupons, day] = [await listCoupons(db), await readToday(db)];
      return {
        coupons: coupons.map(({ code, percent, amountCents, brands, active, validFrom, validUntil, maxUses, uses }) => ({
          code,
          percent,
          amount: amountCents === null ? null : toDecimal(amountCents),
          brands,
          active: active && (validFrom ?? day) <= day && (validUntil ?? day) >= day && (maxUses === null || uses < maxUses),
          valid_from: validFrom,
          valid_until: validUntil,
          max_uses: maxUses,
          uses,
        })),
      };
    },
  };
}

/** A voucher as lists show it. */
export function voucherBody(row: VoucherRow, terms: BookingTerms, day: string): Schemas['OfficeVoucher'] {
  return {
    code: row.code,
    brand: row.brand,
    visit: row.experienceId === null ? null : nameOf(terms, row.experienceId),
    people: row.participants,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    state: stateOfVoucher(row, day),
    made_by: row.madeBy,
    created_at: row.createdAt.toISOString(),
  };
}
