import { type Cents, normaliseEmail } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { removeOrdered } from '../basket/index.ts';
import { wishForNewsletter } from '../newsletter/index.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import {
  confirmationMail,
  findOrder,
  findRevision,
  type IntentRow,
  markPaid,
  orderGifts,
  type OrderRow,
  type RevisionSnapshot,
  undoPlacing,
} from '../orders/index.ts';
import type { CheckoutDesk } from './checkout-desk.ts';
import { keepMemberData } from './member-data.ts';

/**
 * placing → placed, once the money is there (or nothing was due): the order is
 * paid, what was ordered leaves the basket, the mail and the newsletter are
 * ordered, all in one transaction. Done once; whoever comes second gets the order.
 */
export async function settleOrder(desk: CheckoutDesk, intent: IntentRow, order: OrderRow, captured: Cents): Promise<OrderRow> {
  const { db } = desk.context;
  const { site } = await desk.shop();
  const snapshot = await findRevision(db, order.intentId, order.revision);
  if (snapshot === null) throw new Error(`The order ${order.number} has lost its revision.`);
  const settled = await transaction(db, async (tx) => {
    const paid = await markPaid(desk.context.events, tx, order, captured);
    if (paid === null) return null;
    await removeOrdered(
      tx,
      intent.basketId,
      snapshot.lines.map(({ sku, quantity }) => ({ sku, quantity })),
      snapshot.couponCode,
    );
    await desk.context.mail.order(tx, confirmationMail(paid, intent, snapshot, site));
    await keepWishes(desk.context.outbox, tx, intent, snapshot);
    if (snapshot.lines.some(({ gift }) => gift !== undefined)) await orderGifts(desk.context, tx, paid.id);
    return paid;
  });
  return settled ?? (await findOrder(db, { intentId: order.intentId })) ?? order;
}

/** placing → cancelled: the authorisation ended before it could be captured, so goods and coupon go back. */
export async function releaseOrder({ context }: CheckoutDesk, order: OrderRow): Promise<void> {
  const undone = await transaction(context.db, (tx) => undoPlacing(tx, order, 'PAYMENT_NOT_AUTHORISED'));
  if (undone)
    context.log.warn(
      { order: order.number, payment: order.paymentIntentId },
      'an authorisation ended before its capture; the order was cancelled and its goods released',
    );
}

async function keepWishes(outbox: Outbox, tx: Db, intent: IntentRow, { parts }: RevisionSnapshot): Promise<void> {
  if (parts.newsletter_subscription)
    await wishForNewsletter(
      outbox,
      tx,
      { email: normaliseEmail(parts.client_info.email), site: intent.brand, language: intent.language, origin: 'checkout' },
      intent.origin,
    );
  if (parts.update_member_data && intent.memberId !== null) await keepMemberData(tx, intent.memberId, parts);
}
