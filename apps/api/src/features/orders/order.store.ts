import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { orderNumber } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { stopGifts } from '../vouchers/stop-gifts.ts';
import { couponUse, orderIntent, orderLine, shopOrder } from './orders.schema.ts';
import type { IntentRow } from './intent.store.ts';
import type { RevisionSnapshot } from '../checkout/revision-snapshot.ts';

export type OrderRow = typeof shopOrder.$inferSelect;

export async function findOrder(db: Db, by: { intentId: string } | { number: string } | { viewToken: string }): Promise<OrderRow | null> {
  const where =
    'intentId' in by ? eq(shopOrder.intentId, by.intentId) : 'number' in by ? eq(shopOrder.number, by.number) : eq(shopOrder.viewToken, by.viewToken);
  const [row] = await db.select().from(shopOrder).where(where);
  return row ?? null;
}

/** open → placing; null when it was not open (any more). The row stays locked until the transaction ends. */
export async function beginPlacing(tx: Db, intentId: string): Promise<boolean> {
  const rows = await tx
    .update(orderIntent)
    .set({ state: 'placing', updatedAt: sql`now()` })
    .where(and(eq(orderIntent.id, intentId), eq(orderIntent.state, 'open')))
    .returning({ id: orderIntent.id });
  return rows.length > 0;
}

/** Uses a coupon once; false when there is no use left. */
export async function useCoupon(tx: Db, code: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`update coupon set uses = uses + 1 where code = ${code} and (max_uses is null or uses < max_uses) returning 1`);
  return rows.length > 0;
}

/** Takes bottles of a sku; false when there are not enough. */
export async function takeStock(tx: Db, sku: string, quantity: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update stock set allocated = allocated + ${quantity}::integer
    where sku = ${sku} and on_hand - allocated >= ${quantity}::integer returning 1`);
  return rows.length > 0;
}

export async function leftOf(db: Db, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ sku: string; left: number }>(sql`
    select sku, greatest(0, on_hand - allocated) as left from stock where sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`);
  return new Map(rows.map((row) => [row.sku, row.left]));
}

export async function insertOrder(tx: Db, intent: IntentRow, revision: number, snapshot: RevisionSnapshot): Promise<OrderRow> {
  const { parts, totalCents, taxCents, shippingCents, discountCents, dueCents } = snapshot;
  const { id: intentId, sessionId, memberId, brand, language } = intent;
  const [order] = await tx
    .insert(shopOrder)
    .values({
      number: orderNumber(randomBytes(5)),
      viewToken: `view_${randomBytes(16).toString('base64url')}`,
      paymentIntentId: intent.paymentIntentId ?? '',
      state: 'authorised',
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
      discountCents,
      dueCents,
    })
    .returning();
  if (order === undefined) throw new Error('The order that was just written is missing.');
  await tx.insert(orderLine).values(
    snapshot.lines.map(({ sku, title, label, quantity, unitPriceCents, discountPerUnitCents }, position) => ({
      orderId: order.id,
      position,
      sku,
      title,
      label,
      quantity,
      unitPriceCents,
      discountPerUnitCents,
    })),
  );
  if (snapshot.couponCode !== null) await tx.insert(couponUse).values({ code: snapshot.couponCode, orderId: order.id });
  return order;
}

/** placing → placed; authorised → paid. null when somebody else has done it. */
export async function markPaid(tx: Db, order: OrderRow, capturedCents: number): Promise<OrderRow | null> {
  const { rows } = await tx.execute(sql`
    with intent as (update order_intent set state = 'placed', updated_at = now() where id = ${order.intentId} and state = 'placing')
    update shop_order set state = 'paid', paid_at = now(), captured_cents = ${capturedCents}::integer where id = ${order.id} and state = 'authorised' returning 1`);
  return rows.length > 0 ? { ...order, state: 'paid', capturedCents } : null;
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
    .returning({ sku: orderLine.sku, quantity: orderLine.quantity });
  // In the order in which orders lock them, which is not that of the database's collation.
  for (const line of lines.sort((a, b) => (a.sku < b.sku ? -1 : 1)))
    await tx.execute(sql`update stock set allocated = allocated - ${line.quantity}::integer where sku = ${line.sku}`);
}

async function giveBackCoupon(tx: Db, orderId: string): Promise<void> {
  await tx.execute(sql`update coupon c set uses = c.uses - 1 from coupon_use u where u.order_id = ${orderId} and c.code = u.code and c.uses > 0`);
  await tx.delete(couponUse).where(eq(couponUse.orderId, orderId));
}

/** Whether the purchase has not been handed to the tag manager yet; it counts as handed out from now on. */
export async function claimTracking(db: Db, orderId: string): Promise<boolean> {
  const rows = await db
    .update(shopOrder)
    .set({ trackedAt: sql`now()` })
    .where(and(eq(shopOrder.id, orderId), isNull(shopOrder.trackedAt)))
    .returning({ id: shopOrder.id });
  return rows.length > 0;
}
