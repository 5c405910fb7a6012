import { type Cents, normaliseEmail } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { together, transaction } from '../../platform/database/transaction.ts';
import { removeOrdered } from '../basket/index.ts';
import { requestSubscription } from '../newsletter/index.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import {
  confirmationMail,
  type IntentRow,
  markPaid,
  orderGifts,
  orderSale,
  type PlacedOrder,
  type RevisionSnapshot,
  tellOfOrder,
  undoPlacing,
} from '../orders/index.ts';
import { settleLink } from '../links/index.ts';
import { bookCapture, failPayment } from '../payments/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { keepMemberData } from './member-data.ts';

/**
 * placing → placed, once the money is there (or nothing was due): the order is
 * paid and invoiced, what was ordered leaves the basket, the mail and the newsletter are
 * ordered, all in one transaction. null for whoever comes second.
 */
export async function settleOrder(deps: CheckoutDeps, intent: IntentRow, { order, snapshot }: PlacedOrder, captured: Cents): Promise<PlacedOrder | null> {
  const { db, events, invoicing, mail, outbox } = deps.context;
  const { site, products, shipping } = await deps.shop();
  const sale = orderSale(order, snapshot, captured, shipping.vat.rule);
  const invoice = await invoicing.prepare(sale);
  return transaction(db, async (tx) => {
    const paid = await markPaid(events, tx, order, captured);
    if (paid === null) return null;
    const lines = snapshot.lines.map(({ sku, quantity }) => ({ sku, quantity }));
    await together(
      bookCapture(tx, { subject: 'order', intentId: intent.id }, paid.paymentIntentId, captured),
      settleLink(tx, intent.sessionId, paid.number),
      removeOrdered(tx, intent, lines, snapshot.couponCode),
      mail.order(tx, confirmationMail(paid, intent, snapshot, site, { content: { site, products }, invoice })),
      tellOfOrder(deps.context, tx, site, { order: paid, snapshot, origin: intent.origin }, { what: 'placed' }),
    );
    if (invoice !== null) await invoicing.issue(tx, invoice, sale);
    await saveBuyerOptions(outbox, tx, intent, snapshot);
    if (snapshot.lines.some(({ gift }) => gift !== undefined)) await orderGifts(deps.context, tx, paid.id);
    return { order: paid, snapshot };
  });
}

/** placing → cancelled: the authorisation ended before it could be captured, so goods and coupon go back. */
export async function releaseOrder({ context, shop }: CheckoutDeps, { origin }: IntentRow, { order, snapshot }: PlacedOrder): Promise<void> {
  const { site } = await shop();
  const undone = await transaction(context.db, async (tx) => {
    await failPayment(tx, order.paymentIntentId);
    if (!(await undoPlacing(tx, order, 'PAYMENT_NOT_AUTHORISED'))) return false;
    await tellOfOrder(context, tx, site, { order, snapshot, origin }, { what: 'lapsed' });
    return true;
  });
  if (undone)
    context.log.warn(
      { order: order.number, payment: order.paymentIntentId },
      'an authorisation ended before its capture; the order was cancelled and its goods released',
    );
}

async function saveBuyerOptions(outbox: Outbox, tx: Db, intent: IntentRow, { parts }: RevisionSnapshot): Promise<void> {
  if (parts.newsletter_subscription)
    await requestSubscription(
      outbox,
      tx,
      { email: normaliseEmail(parts.client_info.email), site: intent.brand, language: intent.language, origin: 'checkout' },
      intent.origin,
    );
  if (parts.update_member_data && intent.memberId !== null) await keepMemberData(tx, intent.memberId, parts);
}
