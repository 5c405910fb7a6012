import { type SQL, sql } from 'drizzle-orm';
import { loadCatalogue } from '../catalogue/index.ts';
import { slotsEnded, slotsSoon, tastedWines } from '../experiences/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { VisitMail } from '../../platform/content/index.ts';
import type { BookingDeps, BookingTerms } from './booking-deps.ts';
import { bookingMail } from './booking-mail.ts';
import { type BookingFile, findBooking } from './booking.store.ts';

/** A visit is called to mind so many hours before it begins; who books later has just been written to. */
const reminderHours = 24;
/** The mail after a visit leaves so many hours after its end: the next morning or afternoon. */
const followUpHours = 20;
const batch = 50;

/** Orders the mail of the day before for each booked visit, once, however many processes look. An estate without that mail sends none. */
export async function remindVisitors(deps: BookingDeps): Promise<void> {
  await orderOnce(
    deps,
    'visit-reminder',
    (tx) => claim(tx, dueReminders),
    () => [],
  );
}

/** Orders the mail after the visit, with the wines that were tasted, for those who agreed to it; once too. */
export async function followUpVisits(deps: BookingDeps): Promise<void> {
  const wines = deps.context.content.memo(loadCatalogue);
  const catalogue = await wines();
  await orderOnce(
    deps,
    'visit-follow-up',
    (tx) => claim(tx, dueFollowUps),
    ({ booking }, { visits, site }) => {
      const visit = visits.get(booking.experienceId);
      const tasted = visit === undefined ? [] : tastedWines(visit, booking.webLanguage, { site, catalogue });
      return tasted.map(({ name, note, href }) => ({ name, note: note ?? '', link: href === null ? '' : booking.origin + href }));
    },
  );
}

const dueReminders = sql`
  update booking set reminded_at = now() where id in (
    select b.id from booking b join ${slotsSoon(reminderHours)} s on s.id = b.slot_id
    where b.state = 'confirmed' and b.offer_until is null and b.reminded_at is null and b.confirmed_at <= s.starts_at - make_interval(hours => ${reminderHours}::integer)
    order by b.id limit ${batch} for update of b skip locked) and reminded_at is null returning id`;

const dueFollowUps = sql`
  update booking set followed_up_at = now() where id in (
    select b.id from booking b join ${slotsEnded(followUpHours)} s on s.id = b.slot_id
    where b.state = 'confirmed' and b.offer_until is null and b.followed_up_at is null and b.visitor ->> 'has_follow_up_consent' = 'true'
    order by b.id limit ${batch} for update of b skip locked) and followed_up_at is null returning id`;

async function claim(tx: Db, due: SQL): Promise<string[]> {
  return (await tx.execute<{ id: string }>(due)).rows.map(({ id }) => id);
}

/** Whoever claims a booking orders its mail in the same transaction. */
async function orderOnce(
  { context: { db, mail }, terms }: BookingDeps,
  name: 'visit-reminder' | 'visit-follow-up',
  claimDue: (tx: Db) => Promise<string[]>,
  winesOf: (file: BookingFile, terms: BookingTerms) => VisitMail['visit']['wines'],
): Promise<void> {
  if (!(await mail.isWritten(name))) return;
  const present = await terms();
  for (;;) {
    const claimed = await transaction(db, async (tx) => {
      const ids = await claimDue(tx);
      for (const id of ids) {
        const file = await findBooking(tx, { id });
        if (file !== null) await mail.order(tx, bookingMail(name, file, present, { wines: winesOf(file, present) }));
      }
      return ids.length;
    });
    if (claimed < batch) return;
  }
}
