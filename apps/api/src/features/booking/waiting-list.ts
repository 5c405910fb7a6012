import type { components } from '@parral/api-spec';
import { isEmail, normaliseEmail, visitorBounds } from '@parral/rules';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type RequestOrigin, siteOrigin } from '../../platform/origin/site-origin.ts';
import { findSlot, releasePlaces, takePlaces } from '../experiences/index.ts';
import { type BookingDeps, conflict, experiencePage, PlacesGone } from './booking-deps.ts';
import { visitOf } from './checked-request.ts';
import { findOver, findServable, findWaiting, insertWaiting, moveWaiting, type WaitingRow } from './waiting.store.ts';
import { waitingMail } from './waiting-mail.ts';

type Schemas = components['schemas'];
const batch = 50;

/**
 * Puts a visitor on the list of a full slot and confirms it by mail, with the link that leaves the list. Who waits for the
 * slot already stays where they are. Throws NOT_FOUND, SLOT_NOT_FOUND, SLOT_NOT_FULL and VISITORS_OUT_OF_RANGE.
 */
export async function joinWaitingList(
  deps: BookingDeps,
  experienceId: string,
  body: Schemas['WaitingListRequest'],
  requestOrigin: RequestOrigin,
): Promise<Schemas['WaitingListPlace']> {
  const { db, config, mail } = deps.context;
  const terms = await deps.terms();
  const visit = visitOf(terms, { experience_id: experienceId, language: body.language, site: body.site });
  const { visitor_number: people, web_language: webLanguage } = body;
  if (!isEmail(body.email)) throw new ApiError('BAD_REQUEST', { fields: { email: 'BAD_REQUEST' } });
  const { min, max } = visitorBounds({ min: visit.minVisitors, max: visit.maxVisitors });
  if (people < min || people > max) throw new ApiError('VISITORS_OUT_OF_RANGE', { fields: { visitor_number: 'VISITORS_OUT_OF_RANGE' } });
  const place = { experienceId, brand: visit.brand, webLanguage };
  const slot = await findSlot(db, visit, body.date);
  if (slot === null || !slot.isInTime || !slot.isOpen || !slot.languages.includes(body.language)) throw await conflict(deps, 'SLOT_NOT_FOUND', place, null);
  if (slot.held + slot.booked + people <= slot.capacity) throw new ApiError('SLOT_NOT_FULL');
  const origin = siteOrigin(requestOrigin, terms.site.brands.get(visit.brand)?.hosts ?? [], config.publicUrl);
  const values = { ...place, slotId: slot.id, origin, language: body.language, people, name: body.name.trim(), email: normaliseEmail(body.email) };
  await transaction(db, async (tx) => {
    const token = await insertWaiting(tx, values);
    const made = token === null ? null : await findWaiting(tx, token);
    if (made !== null) await mail.order(tx, waitingMail('waiting-list-joined', made, terms));
  });
  // The same answer whether or not the address waited before: it tells nobody who is on the list.
  return { ...shown(values, terms), state: 'waiting', date: slot.startsLocal, claim_expires_at: null, claim_seconds_left: 0 };
}

/** The place behind a mail's link. Throws NOT_FOUND. */
export async function waitingPlace(deps: BookingDeps, token: string): Promise<Schemas['WaitingListPlace']> {
  const found = token.startsWith('wait_') ? await findWaiting(deps.context.db, token) : null;
  if (found === null) throw new ApiError('NOT_FOUND');
  const { place, slot } = found;
  const until = place.state === 'offered' ? (place.claimExpiresAt?.toISOString() ?? null) : null;
  return { ...shown(place, await deps.terms()), state: place.state, date: slot.startsLocal, claim_expires_at: until, claim_seconds_left: place.secondsLeft };
}

/** Takes somebody off the list; what was kept for them goes back. Throws NOT_FOUND. */
export async function leaveWaitingList(deps: BookingDeps, token: string): Promise<Schemas['WaitingListPlace']> {
  const found = token.startsWith('wait_') ? await findWaiting(deps.context.db, token) : null;
  if (found === null) throw new ApiError('NOT_FOUND');
  await end(deps, found.place, 'left');
  return waitingPlace(deps, token);
}

/** Ends offers whose time is over, and offers what is free to who waits for it, first come first. */
export async function serveWaitingLists(deps: BookingDeps): Promise<void> {
  for (const place of await findOver(deps.context.db, batch)) await end(deps, place, 'expired');
  for (const place of await findServable(deps.context.db, batch)) await offer(deps, place);
}

async function offer(deps: BookingDeps, { id }: WaitingRow): Promise<void> {
  const { db, mail } = deps.context;
  const terms = await deps.terms();
  try {
    await transaction(db, async (tx) => {
      const place = await moveWaiting(tx, id, ['waiting'], 'offered');
      if (place === null) return;
      if (!(await takePlaces(tx, place.slotId, place.people, 'held'))) throw new PlacesGone();
      const found = await findWaiting(tx, place.token);
      if (found !== null) await mail.order(tx, waitingMail('waiting-list-offer', found, terms));
    });
  } catch (error) {
    // Taken meanwhile by somebody else, or guide or room are: the next turn looks again.
    if (!(error instanceof PlacesGone)) throw error;
  }
}

async function end(deps: BookingDeps, { id }: WaitingRow, to: 'expired' | 'left'): Promise<void> {
  await transaction(deps.context.db, async (tx) => {
    const kept = await moveWaiting(tx, id, ['offered'], to);
    if (kept !== null) await releasePlaces(tx, kept.slotId, kept.people, 'held');
    else await moveWaiting(tx, id, ['waiting'], to);
  });
}

type ShownPlace = Pick<WaitingRow, 'experienceId' | 'brand' | 'webLanguage' | 'language' | 'people'>;

function shown(place: ShownPlace, terms: Parameters<typeof experiencePage>[0]) {
  return {
    experience_id: place.experienceId,
    experience_name: terms.visits.get(place.experienceId)?.name[place.webLanguage] ?? place.experienceId,
    experience_page_url: experiencePage(terms, place),
    language: place.language,
    visitor_number: place.people,
  };
}
