import { randomUUID } from 'node:crypto';
import type { components } from '@parral/api-spec';
import { totalVisitors } from '@parral/rules';
import { brokenUnique } from '../../platform/database/sql-state.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type RequestOrigin, siteOrigin } from '../../platform/origin/site-origin.ts';
import { visitVat } from '../shipping/index.ts';
import { findSlot, lockSlots, releasePlaces, takePlaces } from '../experiences/index.ts';
import { finalise, isDecided, queueRelease } from '../payments/index.ts';
import type { Billing, VisitorGroup } from './booking.schema.ts';
import { type Booker, type BookingDeps, conflict, PlacesGone } from './booking-deps.ts';
import { billingOf, groupOf, priceOf, visitOf } from './checked-request.ts';
import { freeElapsed } from './expire-holds.ts';
import { changeVisitor, findIntent, insertIntent, type IntentRow, moveIntent, type NewIntent } from './intent.store.ts';
import { openHeld } from './open-payment.ts';
import { payableVisit } from './payable-visit.ts';
import { claimOffer } from './waiting.store.ts';

type IntentRequest = components['schemas']['BookingIntentRequest'];

type Draft = NewIntent & { visitor: VisitorGroup; billing: Billing | null };

/** The session's live intent is no longer what it was; look again. */
class Changed extends Error {
  override readonly name = 'Changed';
}

/**
 * Holds the places of a submission for 15 minutes and opens its payment (specification sections 4 and 7,
 * ARCHITECTURE.md, "Paid visit"). The session's own hold never stands in its way: for the same slot and people the same intent is given with the
 * new data, for anything else the old hold is swapped in one transaction, or kept where the new one is not to be had.
 * Throws what `groupOf` throws, NOT_FOUND, and as 409 with the conflict data SLOT_NOT_FOUND and SLOT_TAKEN.
 */
export async function createBookingIntent(deps: BookingDeps, session: Booker, body: IntentRequest, requestOrigin: RequestOrigin): Promise<IntentRow> {
  const { db } = deps.context;
  const draft = await draftOf(deps, session, body, requestOrigin);
  const offer = body.waiting_list_token ?? null;
  let isFreed = false;
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const live = await findIntent(db, { heldBy: session.id });
    if (live !== null && isSame(live, draft) && live.secondsLeft > 0) {
      const { visitor, billing, webLanguage, origin } = draft;
      if (await changeVisitor(db, live.id, { visitor, billing, webLanguage, origin })) return openHeld(deps, live);
      continue;
    }
    if (live !== null && !(await mayBeReplaced(deps, live))) continue;
    try {
      const made = await hold(deps, draft, live, offer);
      return await openHeld(deps, made);
    } catch (error) {
      if (error instanceof Changed || brokenUnique(error) === 'booking_intent_held') continue;
      if (!(error instanceof PlacesGone)) throw error;
      if (!isFreed && (await freeElapsed(deps, draft.slotId))) isFreed = true;
      else throw await conflict(deps, 'SLOT_TAKEN', draft, live?.id ?? null);
    }
  }
  throw new ApiError('INTENT_NOT_OPEN', { message: 'The visit is being booked by several requests at once. Try again in a moment.' });
}

async function draftOf(deps: BookingDeps, session: Booker, body: IntentRequest, requestOrigin: RequestOrigin): Promise<Draft> {
  const terms = await deps.terms();
  const { booking_data: data, visitor_group_data: group } = body;
  const visit = visitOf(terms, data);
  const { counts, visitor } = groupOf(group, visit, data.site);
  const billing = billingOf(body.billing_address_data, (country) => terms.postcodes.get(country) ?? null);
  const place = { experienceId: String(visit.id), brand: visit.brand, webLanguage: group.web_language };
  const slot = await findSlot(deps.context.db, visit, data.date);
  if (slot === null || !slot.isInTime || !slot.languages.includes(data.language)) throw await conflict(deps, 'SLOT_NOT_FOUND', place, null);
  const origin = siteOrigin(requestOrigin, terms.site.brands.get(visit.brand)?.hosts ?? [], deps.context.config.publicUrl);
  const people = totalVisitors(counts);
  return {
    id: randomUUID(),
    sessionId: session.id,
    memberId: session.memberId,
    origin,
    slotId: slot.id,
    language: data.language,
    ...place,
    ...counts,
    people,
    visitor,
    billing,
    ...priceOf(visit, counts),
    vatPercent: visitVat(terms.shipping),
  };
}

function isSame(live: IntentRow, draft: Draft): boolean {
  const fields = ['slotId', 'language', 'adults', 'children', 'babies', 'totalCents', 'vatPercent'] as const;
  return fields.every((field) => live[field] === draft[field]);
}

/** Asks the card provider before a hold is given up: what is paid for becomes a booking of its own. */
async function mayBeReplaced(deps: BookingDeps, live: IntentRow): Promise<boolean> {
  const { payments } = deps.context;
  if (!(await isDecided(payments.provider, live))) return true;
  await finalise(payments, payableVisit(deps), live).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status >= 500 || error.code === 'PAYMENT_PROCESSING') throw error;
  });
  return false;
}

async function hold(deps: BookingDeps, draft: Draft, live: IntentRow | null, offer: string | null): Promise<IntentRow> {
  const { db, config, payments } = deps.context;
  const intent = { ...draft, id: randomUUID() };
  await transaction(db, async (tx) => {
    if (live !== null && !(await moveIntent(tx, live.id, ['held'], 'cancelled', 'HOLD_EXPIRED'))) throw new Changed();
    const claimed = offer === null ? 0 : await claimOffer(tx, offer, draft.slotId);
    await insertIntent(tx, intent, config.reconcileAfterSeconds);
    await lockSlots(tx, live === null ? [draft.slotId] : [draft.slotId, live.slotId]);
    if (live !== null) {
      await releasePlaces(tx, live.slotId, live.people, 'held');
      await queueRelease(payments, tx, payableVisit(deps), live.id);
    }
    if (claimed > 0) await releasePlaces(tx, draft.slotId, claimed, 'held');
    if (!(await takePlaces(tx, draft.slotId, draft.people, 'held'))) throw new PlacesGone();
  });
  const made = await findIntent(db, { id: intent.id });
  if (made === null) throw new Error('The booking intent that was just written is missing.');
  return made;
}
