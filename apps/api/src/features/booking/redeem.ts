import type { components } from '@parral/api-spec';
import { normaliseVoucherCode, totalVisitors, visitDayError, type VoucherError } from '@parral/rules';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Booker, type BookingDeps, conflict, PlacesGone } from './booking-deps.ts';
import { bookWithVoucher, type VoucherBooking } from './book-with-voucher.ts';
import { groupOf, visitOf } from './checked-request.ts';
import { freeElapsed } from './expire-holds.ts';
import { type RequestOrigin, siteOrigin } from '../../platform/origin/site-origin.ts';
import { findSlot } from '../experiences/index.ts';
import { requestSubscription } from '../newsletter/index.ts';
import { voucherErrorOf, findVoucher, lockVoucher, type VoucherFile } from '../vouchers/index.ts';
import { insertRedemption, standingRedemption } from './redemption.store.ts';

type RedemptionRequest = components['schemas']['VoucherRedemptionRequest'];

/** Ends the transaction in which the voucher turned out not to serve. */
class Unusable extends Error {
  override readonly name = 'Unusable';
  readonly error: VoucherError;
  constructor(error: VoucherError) {
    super(error);
    this.error = error;
  }
}

/**
 * Redeems a voucher for a visit (specification sections 2, 4 and 7): in one transaction, under the voucher's lock, its
 * state, days and site are looked at, the places are taken, booking, redemption and mail are written. Nothing of it
 * happens where the slot is full. Sent again by the session that won, for the same visit, the answer is the same.
 * Answers the redemption's id, or `error`: why the voucher does not serve. Throws what `groupOf` throws, BAD_REQUEST for
 * another experience than the voucher's, and as 409 SLOT_NOT_FOUND and SLOT_TAKEN.
 */
export async function redeemVoucher(
  deps: BookingDeps,
  session: Booker,
  body: RedemptionRequest,
  requestOrigin: RequestOrigin,
): Promise<{ id: string } | { error: VoucherError }> {
  const { db } = deps.context;
  const code = normaliseVoucherCode(body.full_code);
  const { site, date } = body.booking_data;
  const known = await findVoucher(db, code);
  const error = voucherErrorOf(known, site);
  if (known === null || (error !== null && error !== 'ERROR_VOUCHER_USED')) return { error: error ?? 'ERROR_VOUCHER_NOT_FOUND' };
  const requested = await bookingOf(deps, session, body, known, requestOrigin);
  if (error !== null) {
    const own = await standingRedemption(db, code);
    const isOwn = own?.sessionId === session.id && own.slotId === requested.slotId && own.people === requested.people;
    return isOwn ? { id: own.id } : { error };
  }
  const dayError = visitDayError(known.voucher, date.slice(0, 10));
  if (dayError !== null) return { error: dayError };
  try {
    return { id: await book(deps, known, site, requested) };
  } catch (error) {
    if (error instanceof Unusable) return { error: error.error };
    if (error instanceof PlacesGone) throw await conflict(deps, 'SLOT_TAKEN', requested, null);
    throw error;
  }
}

async function bookingOf(
  deps: BookingDeps,
  session: Booker,
  body: RedemptionRequest,
  { voucher }: VoucherFile,
  requestOrigin: RequestOrigin,
): Promise<VoucherBooking> {
  const terms = await deps.terms();
  const { booking_data: data, visitor_group_data: group } = body;
  if (voucher.experienceId !== null && voucher.experienceId !== data.experience_id)
    throw new ApiError('BAD_REQUEST', { fields: { 'booking_data.experience_id': 'BAD_REQUEST' }, message: 'The voucher is for another experience.' });
  const visit = visitOf(terms, data);
  const { counts, visitor } = groupOf(group, visit, data.site, voucher.participants);
  const place = { experienceId: String(visit.id), brand: visit.brand, webLanguage: group.web_language };
  const slot = await findSlot(deps.context.db, visit, data.date);
  if (slot === null || !slot.isInTime || !slot.languages.includes(data.language)) throw await conflict(deps, 'SLOT_NOT_FOUND', place, null);
  const origin = siteOrigin(requestOrigin, terms.site.brands.get(visit.brand)?.hosts ?? [], deps.context.config.publicUrl);
  return {
    ...place,
    ...counts,
    sessionId: session.id,
    memberId: session.memberId,
    origin,
    slotId: slot.id,
    language: data.language,
    people: totalVisitors(counts),
    visitor,
  };
}

/** The one transaction; where elapsed holds of others stood in the way, once more without them. */
async function book(deps: BookingDeps, known: VoucherFile, site: string, requested: VoucherBooking): Promise<string> {
  try {
    return await bookOnce(deps, known, site, requested);
  } catch (error) {
    if (error instanceof PlacesGone && (await freeElapsed(deps, requested.slotId))) return bookOnce(deps, known, site, requested);
    throw error;
  }
}

async function bookOnce({ context, terms }: BookingDeps, { voucher }: VoucherFile, site: string, requested: VoucherBooking): Promise<string> {
  const present = await terms();
  const { code } = voucher;
  const untaxed = voucher.untaxedCents ?? 0;
  const invoice = await context.invoicing.prepare({ brand: requested.brand, totalCents: untaxed });
  return transaction(context.db, async (tx) => {
    const locked = await lockVoucher(tx, code);
    const error = voucherErrorOf(locked, site);
    if (error !== null) throw new Unusable(error);
    const booked = await bookWithVoucher(context, tx, present, requested, { untaxed, invoice });
    const { visitor, brand, webLanguage: language } = booked;
    if (visitor.has_newsletter_subscription)
      await requestSubscription(context.outbox, tx, { email: visitor.email, site: brand, language, origin: 'booking' }, requested.origin);
    return insertRedemption(tx, { code, bookingId: booked.id, sessionId: requested.sessionId });
  });
}
