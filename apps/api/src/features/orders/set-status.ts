import { and, eq, sql } from 'drizzle-orm';
import { type Cents, estateDay, isOrderStatus, mayStatusMove, type OrderStatus } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../../platform/context.ts';
import { loadOrderContent } from './order-content.ts';
import { shopOrder } from './orders.schema.ts';
import { orderMail } from './order-mail.ts';
import { tellOfOrder } from './order-notice.ts';
import { giveBackGoods, type OrderRow } from './order.store.ts';
import { bookOrderRefunds, queueRefund } from './refunds.ts';
import { noteAction } from '../staff/index.ts';
import { namedStatuses, statusWords } from './status-words.ts';
import { readOrderFile, shownStatus, type OrderFile } from './order-file.ts';
import { Refused } from '../../platform/http/refused.ts';

/** Why nothing is sent of an order: what a line of long work can say of it. */
const sendingProblems = ['no_order', 'not_paid', 'over', 'pickup', 'nothing_sent', 'no_carrier', 'changed'] as const;
export type SendingProblem = (typeof sendingProblems)[number];

/** Why a status was not set, in words for the estate's people. */
export class StatusRefused extends Refused {
  override readonly name = 'StatusRefused';

  get problem(): SendingProblem | undefined {
    return sendingProblems.find((one) => one === this.why);
  }
}

interface StatusChange {
  number: string;
  to: string;
  /** Day of delivery, `YYYY-MM-DD`, with `completed`; today when not given. */
  day?: string | undefined;
  /** For the log of actions. */
  reason?: string | undefined;
}

/**
 * Moves an order to another status (specification section 4; the table stands in packages/rules, order-status) and tells
 * the buyer when it is completed or cancelled. Cancelling gives bottles and coupon back and orders the refund, all in one
 * transaction. Setting the status an order has changes nothing and writes to nobody.
 * Returns whether anything changed, and the cents that go back. Throws StatusRefused.
 */
export async function setStatus(context: Context, change: StatusChange): Promise<{ changed: boolean; refund: Cents; file: OrderFile }> {
  const { db } = context;
  const file = await readOrderFile(db, { number: change.number });
  if (file === null) throw new StatusRefused(`There is no order ${change.number}. \`estate order list\` shows them.`);
  if (!isOrderStatus(change.to)) throw new StatusRefused(`"${change.to}" is no status. There are: ${namedStatuses.join(', ')}.`);
  const from = shownStatus(file.order);
  if (from === change.to) return { changed: false, refund: 0, file };
  refuse(file, from, change.to);
  const deliveredOn = change.to === 'completed' ? deliveryDay(file, change.day) : file.order.deliveredOn;
  const content = await context.content.memo(loadOrderContent)();
  const { site } = content;
  const refund = await transaction(db, async (tx) => {
    const order = await move(tx, file.order, change.to as OrderStatus, deliveredOn);
    if (order === null) throw new StatusRefused(`The order ${change.number} was changed by somebody else in the same moment. Look at it again.`, 'changed');
    const cents = change.to === 'canceled' ? await undo(context, tx, order) : 0;
    const after = { status: change.to, ...(deliveredOn !== null && { date_completed: deliveredOn }), ...(cents > 0 && { refund_cents: cents }) };
    await noteAction(tx, { kind: 'order.status', subject: order.number, before: { status: from }, after, reason: change.reason });
    if (change.to === 'in_process') return 0;
    await context.mail.order(
      tx,
      orderMail(`order-${change.to}`, `order:${order.id}:${change.to}`, { order, intent: file, snapshot: file.snapshot, site, content }, { refund: cents }),
    );
    if (change.to === 'canceled') await tellOfOrder(context, tx, site, { ...file, order }, { what: 'canceled', refund: cents });
    return cents;
  });
  return { changed: true, refund, file: (await readOrderFile(db, { number: change.number })) ?? file };
}

function refuse({ order }: OrderFile, from: OrderStatus, to: OrderStatus): void {
  if (order.state === 'authorised')
    throw new StatusRefused(`The order ${order.number} is not paid yet: its card is being charged. Try again in a minute.`, 'not_paid');
  if (!mayStatusMove(from, to))
    throw new StatusRefused(`The order ${order.number} is ${statusWords[from]}: it cannot become "${statusWords[to]}".`, 'status_not_reachable');
}

function deliveryDay({ order, today }: OrderFile, day: string = today): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) throw new StatusRefused(`"${day}" is no day. Write it as 2026-11-05.`);
  const placed = estateDay(order.placedAt);
  if (day > today || day < placed)
    throw new StatusRefused(`The order was placed on ${placed} and today is ${today}: it cannot have been delivered on ${day}.`, 'not_delivered_then');
  return day;
}

/** null when the order is no longer as it was read. */
async function move(tx: Db, order: OrderRow, to: OrderStatus, deliveredOn: string | null): Promise<OrderRow | null> {
  const times = to === 'in_process' ? { inProcessAt: sql`now()` } : to === 'canceled' ? { canceledAt: sql`now()` } : {};
  const [row] = await tx
    .update(shopOrder)
    .set({ status: to, deliveredOn, ...times })
    .where(and(eq(shopOrder.id, order.id), eq(shopOrder.status, order.status), eq(shopOrder.state, 'paid')))
    .returning();
  return row ?? null;
}

/** Goods and money go back; what was paid back for withdrawals before does not go back twice. */
async function undo(context: Context, tx: Db, order: OrderRow): Promise<Cents> {
  await giveBackGoods(tx, order.id);
  const cents = await queueRefund(context, tx, order, { cents: 'rest', reason: 'cancellation' });
  await bookOrderRefunds(tx, order.intentId);
  return cents;
}
