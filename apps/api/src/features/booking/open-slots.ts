import type { Language } from '@parral/api-spec/languages';
import { sql } from 'drizzle-orm';
import { transaction } from '../../platform/database/transaction.ts';
import type { Db } from '../../platform/database/database.ts';
import { closedDaysOf, closedSlots, findSlot, openDayOf, openSlotOf } from '../experiences/index.ts';
import { noteAction } from '../staff/index.ts';
import { VisitRefused } from './act-on-visit.ts';
import type { BookingDeps, BookingTerms } from './booking-deps.ts';
import { bookingMail } from './booking-mail.ts';
import { findBooking } from './booking.store.ts';
import { brandsNamed } from './close-day.ts';

/**
 * The estate receives again on a day that it had closed, at one brand or wherever it was: its places are on sale as the schedules say,
 * and whoever comes first has them. Whose visit was cancelled is neither booked nor on a waiting list again, and is not written
 * to: their money is back, and they may have other plans. Who has not answered yet what was offered keeps the visit, and reads that it is confirmed. Returns the brands. Throws VisitRefused where it was not closed.
 */
export async function openDay({ context, terms }: BookingDeps, { day, brand }: { day: string; brand?: string }): Promise<string[]> {
  const { db } = context;
  const present = await terms();
  const brands = brandsNamed(present, brand);
  const opened = await transaction(db, async (tx) => {
    const done = await openDayOf(tx, [...present.visits.values()], { brands, day });
    if (done.length === 0) return done;
    await noteAction(tx, { kind: 'day.open', subject: day, after: { brands: done.join(', ') } });
    await takeOffersBack(context, tx, present);
    return done;
  });
  if (opened.length > 0) return opened;
  const closed = (await Promise.all(brands.map(async (one) => (await closedDaysOf(db, one)).map((entry) => `${entry.day} (${one})`)))).flat();
  throw new VisitRefused(`${day} is not closed. ${closed.length > 0 ? `Closed are: ${closed.join(', ')}.` : 'No day to come is.'}`, 'day_open');
}

/** A slot beside the schedule, as it is asked for; its visit says what is not said. `date`: `YYYY-MM-DDTHH:MM`. */
export interface SlotWish {
  experienceId: string;
  date: string;
  capacity?: number | undefined;
  languages?: readonly Language[] | undefined;
  guide?: string | undefined;
  room?: string | undefined;
}

/**
 * A visit takes place at a time at which its schedule has none, or which was closed; who was offered other dates and has not answered keeps it.
 * Throws VisitRefused where it takes place already, the day is closed, or the time is none to come.
 */
export async function openSlot({ context, terms }: BookingDeps, { experienceId, date, ...wish }: SlotWish): Promise<void> {
  const present = await terms();
  const visit = present.visits.get(experienceId);
  if (visit === undefined) throw new VisitRefused(`There is no visit ${experienceId}: there are ${[...present.visits.keys()].join(', ')}.`);
  const closed = (await closedDaysOf(context.db, visit.brand)).some(({ day }) => day === date.slice(0, 10));
  if (closed) throw new VisitRefused(`${date.slice(0, 10)} is closed at ${visit.brand}: open the day first.`, 'day_closed');
  for (const language of wish.languages ?? [])
    if (!visit.languages.includes(language))
      throw new VisitRefused(`${experienceId} is guided in ${visit.languages.join(', ')}, and not in ${language}.`, 'language_not_guided');
  await transaction(context.db, async (tx) => {
    const opened = await openSlotOf(tx, [...present.visits.values()], visit, { startsLocal: date, ...wish });
    const slot = await findSlot(tx, visit, date);
    if (opened === null || (opened && (slot === null || slot.startsAt <= new Date())))
      throw new VisitRefused(`${date} is no time to come. A slot is written as 2027-05-03T11:00.`, 'not_to_come');
    if (!opened) throw new VisitRefused(`${experienceId} takes place at ${date} already.`, 'slot_exists');
    await noteAction(tx, { kind: 'slot.open', subject: `${date} ${experienceId}`, ...(wish.capacity !== undefined && { after: { capacity: wish.capacity } }) });
    await takeOffersBack(context, tx, present);
  });
}

/** Whose slot takes place after all, and who has not chosen another, is told that the visit stands. */
async function takeOffersBack({ mail }: BookingDeps['context'], tx: Db, terms: BookingTerms): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update booking set offer_until = null, offered_slot_id = null, sequence = sequence + 1
    where state = 'confirmed' and offer_until is not null and not exists (select from ${closedSlots} c where c.id = booking.slot_id and c.brand = booking.brand) returning id`);
  for (const { id } of rows) {
    const file = await findBooking(tx, { id });
    if (file !== null) await mail.order(tx, bookingMail('visit-confirmation', file, terms));
  }
}
