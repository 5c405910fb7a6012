import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { bottlesOf, orderNumber } from '@parral/rules';
import { builtOnce, placeholders } from '../../platform/database/built-once.ts';
import type { Db } from '../../platform/database/database.ts';
import { together } from '../../platform/database/transaction.ts';
import type { Events } from '../../platform/events/events.ts';
import { returnStock } from '../catalogue/index.ts';
import { returnCoupon, stopGifts } from '../vouchers/index.ts';
import { couponUse, orderIntent, orderLine, orderRevision, shopOrder } from './orders.schema.ts';
import type { IntentRow } from './intent.store.ts';
import { indexOrder } from './index-order.ts';
import { memberOrderPaid } from './member-order-paid.ts';
import type { RevisionSnapshot } from './revision-snapshot.ts';

export type OrderRow = typeof shopOrder.$inferSelect;

/** An order with what was bought, as the buyer saw it. */
export interface PlacedOrder {
  order: OrderRow;
  snapshot: RevisionSnapshot;
}

type OrderKey = 'intentId' | 'number' | 'paymentIntentId' | 'viewToken';

/** The order whose column `by` names: `{ number: '7K2F-9QXM' }`; null for none. */
export async function findOrder(db: Db, by: { [Key in OrderKey]: Record<Key, string> }[OrderKey]): Promise<PlacedOrder | null> {
  const [[key, value]] = Object.entries(by) as [[OrderKey, string]];
  const [row] = await orderBy[key](db).execute({ value });
  return row ?? null;
}

const selectedBy = (key: OrderKey) =>
  builtOnce((db) =>
    db
      .select({ order: shopOrder, snapshot: orderRevision.snapshot })
      .from(shopOrder)
      .innerJoin(orderRevision, and(eq(orderRevision.intentId, shopOrder.intentId), eq(orderRevision.revision, shopOrder.revision)))
      .where(eq(shopOrder[key], sql.placeholder('value')))
      .prepare(`order_by_${key}`),
  );
const orderBy = {
  intentId: selectedBy('intentId'),
  number: selectedBy('number'),
  paymentIntentId: selectedBy('paymentIntentId'),
  viewToken: selectedBy('viewToken'),
} satisfies Record<OrderKey, unknown>;

export async function orderById(db: Db, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.id, id));
  return row ?? null;
}

/** Locks a paid order until the transaction ends, so that it is not cancelled meanwhile; false when it is not, or no longer, paid. */
export async function lockPaidOrder(tx: Db, { id }: Pick<OrderRow, 'id'>): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from shop_order where id = ${id} and state = 'paid' and status <> 'canceled' for update`);
  return rows.length > 0;
}

/** Skus of an order whose bottles went back on sale. */
export async function returnedSkus(db: Db, orderId: string): Promise<Set<string>> {
  const rows = await db
    .select({ sku: orderLine.sku })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), isNotNull(orderLine.returnedAt)));
  return new Set(rows.map(({ sku }) => sku));
}

/** open → placing; null when it was not open (any more). The row stays locked until the transaction ends. */
export async function beginPlacing(tx: Db, intentId: string): Promise<boolean> {
  return (await openToPlacing(tx).execute({ intentId })).length > 0;
}

const openToPlacing = builtOnce((db) =>
  db
    .update(orderIntent)
    .set({ state: 'placing', updatedAt: sql`now()` })
    .where(and(eq(orderIntent.id, sql.placeholder('intentId')), eq(orderIntent.state, 'open')))
    .returning({ id: orderIntent.id })
    .prepare('intent_to_placing'),
);

export async function insertOrder(tx: Db, intent: IntentRow, revision: number, snapshot: RevisionSnapshot): Promise<OrderRow> {
  const { parts, totalCents, taxCents, shippingCents, shippingVatPercent, shippingVatCents, discountCents, dueCents } = snapshot;
  const { id: intentId, sessionId, memberId, brand, language } = intent;
  const id = randomUUID();
  const order = newOrder(tx).execute({
    id,
    number: orderNumber(randomBytes(5)),
    viewToken: `view_${randomBytes(16).toString('base64url')}`,
    paymentIntentId: intent.paymentIntentId ?? '',
    email: parts.client_info.email,
    intentId,
    sessionId,
    memberId,
    brand,
    language,
    revision,
    totalCents,
    taxCents,
    shippingCents,
    shippingVatPercent,
    shippingVatCents,
    discountCents,
    dueCents,
  });
  const lines = tx.insert(orderLine).values(
    snapshot.lines.map(({ sku, title, label, quantity, unitPriceCents, discountCents, vatPercent, vatCents, contents }, position) => ({
      orderId: id,
      position,
      sku,
      title,
      label,
      quantity,
      unitPriceCents,
      discountCents,
      vatPercent,
      vatCents,
      contents: contents?.map(({ sku: part, bottles }) => ({ sku: part, bottles })) ?? null,
    })),
  );
  const coupon = snapshot.couponCode === null ? null : tx.insert(couponUse).values({ code: snapshot.couponCode, orderId: id });
  const [[written]] = await together(order, lines, coupon, indexOrder(tx, id));
  if (written === undefined) throw new Error('The order that was just written is missing.');
  return written;
}

const newOrder = builtOnce((db) =>
  db
    .insert(shopOrder)
    .values({
      ...placeholders('id', 'number', 'viewToken', 'paymentIntentId', 'email', 'intentId', 'sessionId', 'memberId', 'brand', 'language', 'revision'),
      ...placeholders('totalCents', 'taxCents', 'shippingCents', 'shippingVatCents', 'discountCents', 'dueCents'),
      state: 'authorised',
      // Where nothing is sent it is null, which the column would make a text of.
      shippingVatPercent: sql`${sql.placeholder('shippingVatPercent')}`,
    })
    .returning()
    .prepare('new_order'),
);

/** placing → placed; authorised → paid, and announced. null when somebody else has done it. */
export async function markPaid(events: Events, tx: Db, order: OrderRow, capturedCents: number): Promise<OrderRow | null> {
  const { rows } = await tx.execute(sql`
    with intent as (update order_intent set state = 'placed', updated_at = now() where id = ${order.intentId} and state = 'placing')
    update shop_order set state = 'paid', paid_at = now(), captured_cents = ${capturedCents}::integer where id = ${order.id} and state = 'authorised' returning 1`);
  if (rows.length === 0) return null;
  const { id: orderId, memberId } = order;
  if (memberId !== null) await events.publishAfter(tx, memberOrderPaid, orderId, { orderId, memberId });
  return { ...order, state: 'paid', capturedCents };
}

/** placing → cancelled, authorised → cancelled; bottles and coupon go back. false when somebody else has decided. */
export async function undoPlacing(tx: Db, order: OrderRow, reason: string): Promise<boolean> {
  const intents = await tx
    .update(orderIntent)
    .set({ state: 'cancelled', reason, updatedAt: sql`now()` })
    .where(and(eq(orderIntent.id, order.intentId), eq(orderIntent.state, 'placing')))
    .returning({ id: orderIntent.id });
  if (intents.length === 0) return false;
  await tx
    .update(shopOrder)
    .set({ state: 'cancelled', canceledAt: sql`now()` })
    .where(eq(shopOrder.id, order.id));
  await giveBackGoods(tx, order.id);
  return true;
}

/**
 * Gives an order's bottles back and stops the vouchers bought in it, each line once, inside the transaction that cancels the order or pays a withdrawal back;
 * without `skus` all of it, and its coupon too.
 */
export async function giveBackGoods(tx: Db, orderId: string, skus?: readonly string[]): Promise<void> {
  if (skus === undefined) await giveBackCoupon(tx, orderId);
  await stopGifts(tx, orderId, skus);
  const lines = await tx
    .update(orderLine)
    .set({ returnedAt: sql`now()` })
    .where(and(eq(orderLine.orderId, orderId), isNull(orderLine.returnedAt), ...(skus === undefined ? [] : [inArray(orderLine.sku, [...skus])])))
    .returning({ sku: orderLine.sku, quantity: orderLine.quantity, contents: orderLine.contents });
  await returnStock(
    tx,
    bottlesOf(lines).map(([sku, quantity]) => ({ sku, quantity })),
  );
}

async function giveBackCoupon(tx: Db, orderId: string): Promise<void> {
  const used = await tx.delete(couponUse).where(eq(couponUse.orderId, orderId)).returning({ code: couponUse.code });
  for (const { code } of used) await returnCoupon(tx, code);
}

/** Whether the purchase has not been handed to the tag manager yet; it counts as handed out from now on. */
export async function claimTracking(db: Db, orderId: string): Promise<boolean> {
  return (await firstTracking(db).execute({ orderId })).length > 0;
}

const firstTracking = builtOnce((db) =>
  db
    .update(shopOrder)
    .set({ trackedAt: sql`now()` })
    .where(and(eq(shopOrder.id, sql.placeholder('orderId')), isNull(shopOrder.trackedAt)))
    .returning({ id: shopOrder.id })
    .prepare('first_tracking'),
);

/** The newest orders first; totals in cents. */
export async function listOrders(db: Db, most = 200) {
  const { number, status, state, brand, email, totalCents, capturedCents, placedAt } = shopOrder;
  return db.select({ number, status, state, brand, email, totalCents, capturedCents, placedAt }).from(shopOrder).orderBy(desc(placedAt)).limit(most);
}
