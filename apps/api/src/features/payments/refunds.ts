import type { Cents } from '@parral/rules';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { eventWithin } from '../../platform/events/events.ts';
import type { Payable, PayableIntent } from './payable.ts';
import type { PaymentProvider, PaymentSubject } from './payment-provider.ts';
import { lockCaptured, type Sale } from './payment.store.ts';
import type { Payments } from './payments.ts';
import type { RefundedLine, RefundReason } from './payments.schema.ts';
import { findRefund, finishRefund, hasFailedBefore, insertRefund, isOrdered, orderedBackOf, refundsOf, type RefundRow } from './refund.store.ts';

/** Money of a sale goes back, `cents` of it. Announced once, of however many payments it goes back, in the transaction that books it; not again for what failed and is asked again. */
export interface RefundBooked extends Sale {
  cents: Cents;
  reason: RefundReason;
  /** The reason in the words of the estate's people. */
  note: string | null;
  /** Of which lines and how much each, together with `shippingCents`; empty: of what is left of the whole sale. */
  lines: readonly RefundedLine[];
  shippingCents: Cents;
}

export const refundBooked = eventWithin<RefundBooked>('refund booked');

export interface RefundOrder {
  /** How much; `rest`: all that is left of what was captured. Never more than that goes back. */
  cents: Cents | 'rest';
  reason: RefundReason;
  /** What it is for: the same goes back once, unless it failed. The reason when not given. */
  key?: string;
  /** The reason in words. */
  note?: string;
  lines?: readonly RefundedLine[];
  shippingCents?: Cents;
}

const kindOf = (subject: PaymentSubject) => `refund.${subject}`;

/**
 * Orders that money of a sale goes back to where it came from, in the transaction that decides it; the outbox has the
 * provider do it. Returns the cents ordered: 0 where nothing is left, nothing was paid, or this was ordered before. Of what went back
 * by several payments, those that failed are ordered again, as they were.
 */
export async function bookRefund({ outbox, events }: Pick<Context, 'outbox' | 'events'>, tx: Db, sale: Sale, order: RefundOrder): Promise<Cents> {
  const { reason, key = reason, note = null, lines = [], shippingCents = 0 } = order;
  const payments = await lockCaptured(tx, sale);
  if (payments.length === 0) return 0;
  const queue = ({ id }: RefundRow) => outbox.add(tx, { kind: kindOf(sale.subject), key: `refund:${id}`, payload: { refundId: id } });
  if (await isOrdered(tx, sale, key)) return askAgain(tx, sale, key, payments, queue);
  let wanted = order.cents === 'rest' ? Infinity : order.cents;
  let rest: RefundParts = { lines, shippingCents };
  let booked = 0;
  const news: (RefundParts & { cents: Cents })[] = [];
  for (const { id: paymentId, captured } of payments) {
    const cents = Math.min(wanted, captured - (await orderedBackOf(tx, paymentId)));
    if (cents <= 0) continue;
    const { part, left } = takeParts(rest, cents);
    const entry = { paymentId, key, reason, note, cents, ...part };
    const isAgain = await hasFailedBefore(tx, entry);
    const row = await insertRefund(tx, entry);
    if (row === null) break;
    await queue(row);
    if (!isAgain) news.push({ cents, ...part });
    rest = left;
    booked += cents;
    wanted -= cents;
  }
  if (news.length > 0) await events.publishWithin(tx, refundBooked, { ...sale, reason, note, ...together(news) });
  return booked;
}

/** Orders what failed of a refund again, payment by payment, while the rest of it stands. It was announced already. */
async function askAgain(
  tx: Db,
  sale: Sale,
  key: string,
  payments: readonly { id: string; captured: Cents }[],
  queue: (row: RefundRow) => Promise<unknown>,
): Promise<Cents> {
  const ofKey = (await refundsOf(tx, sale)).filter((row) => row.key === key);
  let booked = 0;
  for (const { id, captured } of payments) {
    const own = ofKey.filter(({ paymentId }) => paymentId === id);
    const failed = own.at(-1);
    if (failed === undefined || own.some(({ state }) => state !== 'failed')) continue;
    const cents = Math.min(failed.cents, captured - (await orderedBackOf(tx, id)));
    if (cents <= 0) continue;
    const { part } = takeParts(failed, cents);
    const row = await insertRefund(tx, { paymentId: id, key, reason: failed.reason, note: failed.note, cents, ...part });
    if (row === null) continue;
    await queue(row);
    booked += cents;
  }
  return booked;
}

/** What a refund is of: lines and delivery. */
interface RefundParts {
  lines: readonly RefundedLine[];
  shippingCents: Cents;
}

/** As much of the parts as one payment gives back; a line that it pays in part has its units here, and the rest of its cents with the next. */
function takeParts({ lines, shippingCents }: RefundParts, cents: Cents): { part: { lines: RefundedLine[]; shippingCents: Cents }; left: RefundParts } {
  const taken: RefundedLine[] = [];
  const left: RefundedLine[] = [];
  let room = cents;
  for (const line of lines) {
    const here = Math.min(line.cents, room);
    room -= here;
    if (here > 0 || (line.cents === 0 && room > 0)) taken.push({ ...line, cents: here });
    if (here < line.cents) left.push({ ...line, quantity: here > 0 ? 0 : line.quantity, cents: line.cents - here });
  }
  const shipping = Math.min(shippingCents, room);
  return { part: { lines: taken, shippingCents: shipping }, left: { lines: left, shippingCents: shippingCents - shipping } };
}

/** The parts of one refund, each line once. */
function together(parts: readonly (RefundParts & { cents: Cents })[]): RefundParts & { cents: Cents } {
  const lines = new Map<string, RefundedLine>();
  for (const { sku, quantity, cents } of parts.flatMap((part) => part.lines)) {
    const known = lines.get(sku) ?? { sku, quantity: 0, cents: 0 };
    lines.set(sku, { sku, quantity: known.quantity + quantity, cents: known.cents + cents });
  }
  const sum = (of: (part: RefundParts & { cents: Cents }) => Cents) => parts.reduce((total, part) => total + of(part), 0);
  return { lines: [...lines.values()], cents: sum(({ cents }) => cents), shippingCents: sum((part) => part.shippingCents) };
}

/** What can still go back of a sale's money: what was captured, less what went back or is on its way. Locks its payments. */
export async function refundable(tx: Db, sale: Sale): Promise<Cents> {
  let cents = 0;
  for (const { id, captured } of await lockCaptured(tx, sale)) cents += Math.max(0, captured - (await orderedBackOf(tx, id)));
  return cents;
}

/** Registers who gives the money of one kind of sale back. */
export function registerRefunds<I extends PayableIntent>(
  { db, outbox, log, provider }: Payments,
  payable: Pick<Payable<I, never, never>, 'subject' | 'findIntent' | 'bookRefunds'>,
): void {
  const { subject } = payable;
  outbox.register(kindOf(subject), 'money', async ({ refundId }: { refundId: string }) => {
    const found = await findRefund(db, refundId);
    if (found === null) throw new Error(`The refund ${refundId} that was ordered is missing.`);
    const { refund, intentId, captured } = found;
    if (refund.state !== 'asked') return;
    const intent = await payable.findIntent({ id: intentId });
    const done = await carryOut(provider, captured, refund);
    await transaction(db, async (tx) => {
      await finishRefund(tx, refundId, done);
      if (intent !== null) await payable.bookRefunds(tx, intent);
    });
    log.warn({ payment: refund.paymentId, refund: refundId, subject, amount: done.cents }, 'money went back to a card');
  });
}

/** Asks what has gone back already, so that a call that was answered to a process since killed is found, then gives back the rest. */
async function carryOut(provider: PaymentProvider, captured: Cents, { id, paymentId, cents }: RefundRow) {
  const known = (await provider.listRefunds({ paymentId })).filter(({ isFailed }) => !isFailed);
  const ours = known.find((refund) => refund.refundId === id);
  if (ours !== undefined) return { providerId: ours.id, cents: ours.amount };
  const left = captured - known.reduce((sum, refund) => sum + refund.amount, 0);
  // Somebody was quicker in the provider's own pages: what is not there cannot go back.
  if (left <= 0) return { providerId: null, cents: 0 };
  const refund = await provider.refund(paymentId, { refundId: id, amount: Math.min(cents, left) });
  return { providerId: refund.id, cents: refund.amount };
}
