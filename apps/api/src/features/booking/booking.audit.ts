import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { slotPlaces } from '../experiences/index.ts';
import { invoicedSums, wasInvoicing } from '../invoices/index.ts';
import {
  type ChargedSale,
  compareCharges,
  capturedPayments,
  compareRefunds,
  isCaptured,
  isReversalQueued,
  refundSums,
  type RefundedSale,
} from '../payments/index.ts';
import { voucherStates } from '../vouchers/index.ts';
import type { BookingDeps } from './booking-deps.ts';
import { findIntent } from './intent.store.ts';

type Row = Record<string, unknown>;

/** Registers the checks of bookings, of slots and vouchers against them, and of their money. */
export function registerAudit({ context: { audit, payments } }: BookingDeps): void {
  const check = (name: string, query: ReturnType<typeof sql>) => audit.addNone(name, (db) => rows(db, query));
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
    where (state = 'confirmed' and captured_cents <> due_cents) or (state = 'authorised' and captured_cents <> 0)
      or (state = 'cancelled' and captured_cents not in (0, due_cents)) or (state = 'refunded' and refunded_cents <> captured_cents)`,
  );
  check(
    'VAT of a visit = what it contains at its rate',
    sql`
    select id, state, vat_percent, taxed_cents, vat_cents from booking
    where vat_cents <> round(taxed_cents * vat_percent / (100 + vat_percent))`,
  );
  check(
    'captured and refunded = payments and refunds of the visit',
    sql`
    select b.id, b.captured_cents, b.refunded_cents, coalesce(p.captured, 0) as payments, coalesce(r.done, 0) as refunds
    from booking b left join (select intent_id, sum(captured_cents)::integer as captured from ${capturedPayments} c group by intent_id) p on p.intent_id = b.intent_id
      left join ${refundSums} r on r.intent_id = b.intent_id
    where b.captured_cents <> coalesce(p.captured, 0) or b.refunded_cents <> coalesce(r.done, 0) or coalesce(r.ordered, 0) > b.captured_cents`,
  );
  const invoiced = invoicedSums('visit', sql`b.intent_id`);
  check(
    'invoices of a visit = what was captured and what goes back',
    sql`
    select b.id, b.captured_cents, ${invoiced.issued} as invoiced, r.ordered, -${invoiced.returned} as corrected
    from booking b left join ${refundSums} r on r.intent_id = b.intent_id
    where (b.captured_cents > 0 and ${invoiced.issued} <> b.captured_cents and (${invoiced.issued} <> 0 or ${wasInvoicing(sql`b.brand`, sql`b.confirmed_at`)}))
      or (${invoiced.issued} > 0 and (-${invoiced.returned} < coalesce(r.ordered, 0) or ${invoiced.issued} + ${invoiced.returned} < 0))`,
  );
  const redeemed = invoicedSums('visit', sql`b.id`);
  check(
    'invoices of a visit that a voucher pays for, or that is paid at the estate = what is taxed in it',
    sql`
    select b.id, b.state, b.taxed_cents, ${redeemed.issued} as invoiced, -${redeemed.returned} as corrected from booking b
    where b.paid_with in ('voucher', 'desk') and ${redeemed.issued} > 0
      and ${redeemed.issued} + ${redeemed.returned} <> case b.state when 'cancelled' then 0 else b.taxed_cents end`,
  );
  check(
    'money that came for no visit goes back whole',
    sql`
    select p.id as payment, p.captured_cents, coalesce(r.ordered, 0) as ordered from ${capturedPayments} p join booking_intent i on i.id = p.intent_id
      left join ${refundSums} r on r.intent_id = p.intent_id
    where not exists (select from booking b where b.intent_id = p.intent_id) and coalesce(r.ordered, 0) <> p.captured_cents`,
  );
  check(
    'every cancelled visit is refunded in full',
    sql`
    select id, state, captured_cents, refunded_cents from booking
    where state = 'cancelled' and refunded_cents < captured_cents and cancelled_at < now() - interval '10 minutes'`,
  );
  check(
    'no hold outstanding for 10 minutes after its end, no capture for 10 minutes',
    sql`
    select id as intent, state, hold_expires_at from booking_intent
    where (state = 'held' and hold_expires_at < now() - interval '10 minutes')
      or (state in ('authorised', 'capturing') and updated_at < now() - interval '10 minutes')`,
  );
  audit.addNone('refunds of visits of the last 30 days = what the card provider gave back', async (db) =>
    compareRefunds(payments.provider, await paidVisits(db)),
  );
  audit.addNone('one booking for each charged payment of a visit, and the other way round', (db) =>
    compareCharges(payments.provider, 'visit', { paidSince: (days) => paidSince(db, days), isAccountedFor: (paymentId) => isAccountedFor(db, paymentId) }),
  );
}

async function paidVisits(db: Db): Promise<RefundedSale[]> {
  const { rows: visits } = await db.execute<RefundedSale>(sql`
    select b.payment_intent_id as payment, b.id as booking, b.captured_cents as captured, b.refunded_cents as refunded, coalesce(r.ordered - r.done, 0) as under_way
    from booking b left join ${refundSums} r on r.intent_id = b.intent_id where b.captured_cents > 0 and b.confirmed_at > now() - interval '30 days'`);
  return visits;
}

async function paidSince(db: Db, days: number): Promise<ChargedSale[]> {
  const { rows: bookings } = await db.execute<ChargedSale>(sql`
    select payment_intent_id as payment, id as booking, captured_cents as captured from booking
    where captured_cents > 0 and confirmed_at > now() - make_interval(days => ${days}::integer)`);
  return bookings;
}

async function isAccountedFor(db: Db, paymentId: string): Promise<boolean> {
  const intent = await findIntent(db, { paymentIntentId: paymentId });
  if (intent === null) return false;
  return (await isCaptured(db, paymentId)) || isReversalQueued(db, 'visit', intent.id);
}

async function rows(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await db.execute<Row>(query)).rows;
}
