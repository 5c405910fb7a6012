import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { outboxKeys } from '../../platform/outbox/outbox.store.ts';
import { slotPlaces } from '../experiences/index.ts';
import { voucherStates } from '../vouchers/index.ts';
import type { BookingDeps } from './booking-deps.ts';

type Row = Record<string, unknown>;
const days = 30;

/** Registers the checks of bookings, of slots and vouchers against them, and of their money. */
export function registerAudit(deps: BookingDeps): void {
  const check = (name: string, query: ReturnType<typeof sql>) => deps.context.audit.addNone(name, (db) => rows(db, query));
  check(
    'booked places = people of live bookings',
    sql`
    select s.id, s.experience_id, s.starts_local, s.booked, coalesce(b.people, 0) as people
    from ${slotPlaces} s left join (select slot_id, sum(people)::integer as people from booking where state in ('authorised', 'confirmed') group by slot_id) b on b.slot_id = s.id
    where s.booked <> coalesce(b.people, 0)`,
  );
  check(
    'held places = people of held intents and of offers',
    sql`
    select s.id, s.experience_id, s.starts_local, s.held, coalesce(h.people, 0) as people
    from ${slotPlaces} s left join (
      select slot_id, sum(people)::integer as people from (
        select slot_id, people from booking_intent where state = 'held' union all select slot_id, people from waiting_place where state = 'offered'
      ) live group by slot_id) h on h.slot_id = s.id
    where s.held <> coalesce(h.people, 0)`,
  );
  check(
    'a voucher is redeemed at most once',
    sql`select code, count(*)::integer as redemptions from voucher_redemption where returned_at is null group by code having count(*) > 1`,
  );
  check(
    'a redeemed voucher is used, and its visit is booked',
    sql`
    select r.id, r.code, b.state from voucher_redemption r join ${voucherStates} v on v.code = r.code join booking b on b.id = r.booking_id
    where r.returned_at is null and (v.used_at is null or b.state <> 'confirmed' or b.paid_with <> 'voucher' or b.people > v.participants)
    union all select null, null, b.state from booking b
    where b.paid_with = 'voucher' and b.state = 'confirmed' and not exists (select from voucher_redemption r where r.booking_id = b.id and r.returned_at is null)`,
  );
  check(
    'every booking intent and its booking belong together',
    sql`
    select i.id as intent, i.state as intent_state, b.id as booking, b.state as booking_state
    from booking_intent i left join booking b on b.intent_id = i.id
    where (i.state in ('held', 'expired', 'conflict') and b.id is not null)
      or (i.state in ('authorised', 'capturing') and b.state is distinct from 'authorised')
      or (i.state = 'confirmed' and b.state is distinct from 'confirmed')
      or (i.state = 'cancelled' and b.state not in ('cancelled'))
      or (i.state = 'refunded' and b.state not in ('refunded'))`,
  );
  check(
    'captured = what was due, of every booking',
    sql`
    select id, state, due_cents, captured_cents, refunded_cents from booking
    where (state = 'confirmed' and (captured_cents <> due_cents or refunded_cents <> 0)) or (state = 'authorised' and captured_cents <> 0)
      or (state = 'cancelled' and captured_cents not in (0, due_cents)) or (state = 'refunded' and refunded_cents <> captured_cents)`,
  );
  check(
    'no hold outstanding for 10 minutes after its end, no capture for 10 minutes',
    sql`
    select id as intent, state, hold_expires_at from booking_intent
    where (state = 'held' and hold_expires_at < now() - interval '10 minutes')
      or (state in ('authorised', 'capturing') and updated_at < now() - interval '10 minutes')`,
  );
  deps.context.audit.addNone('one booking for each charged payment of a visit, and the other way round', (db) => compareWithProvider(db, deps));
}

/** Charged payments of the last 30 days without their booking, and paid bookings without their payment. */
async function compareWithProvider(db: Db, { context }: BookingDeps): Promise<Row[]> {
  const paid = await rows(
    db,
    sql`
    select payment_intent_id as payment, id as booking, captured_cents as captured from booking
    where captured_cents > 0 and confirmed_at > now() - make_interval(days => ${days}::integer)`,
  );
  const open = new Map(paid.map((row) => [String(row['payment']), row]));
  if (!context.payments.provider.isConfigured && open.size === 0) return [];
  const problems: Row[] = [];
  try {
    for await (const payment of context.payments.provider.list('visit', Math.floor(Date.now() / 1000) - (days + 8) * 86_400)) {
      const row = open.get(payment.id);
      open.delete(payment.id);
      if (payment.state === 'captured' && row === undefined) problems.push(...(await unlessKnown(db, payment.id)));
      else if (row !== undefined && payment.captured !== row['captured']) problems.push({ ...row, fault: `charged ${payment.captured}`, state: payment.state });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [{ fault: 'the card provider could not be asked', message: error.message }];
  }
  return [...problems, ...[...open.values()].map((row) => ({ ...row, fault: 'the provider knows no such payment' }))];
}

/** A charged payment without a booking of the last 30 days: a problem unless its booking is older, or its money is on its way back. */
async function unlessKnown(db: Db, payment: string): Promise<Row[]> {
  const known = await rows(
    db,
    sql`
    select 1 from booking where payment_intent_id = ${payment} and captured_cents > 0
    union all select 1 from ${outboxKeys} queued where kind in ('booking.refund', 'booking.release')
      and key in (select kind || ':' || id from booking_intent where payment_intent_id = ${payment})`,
  );
  return known.length > 0 ? [] : [{ payment, fault: 'charged, but there is no booking' }];
}

async function rows(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await db.execute<Row>(query)).rows;
}
