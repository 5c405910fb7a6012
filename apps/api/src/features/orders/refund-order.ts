import { formatMoney, type Cents } from '@parral/rules';
import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { refuseIfChanged } from '../../platform/http/seen-version.ts';
import { isOrdered, refundable, type RefundedLine, type RefundOrder, refundsOf } from '../payments/index.ts';
import { loadSite } from '../site/index.ts';
import { readOrderFile, redeemedGifts, type OrderFile } from './order-file.ts';
import { orderMail } from './order-mail.ts';
import { giveBackGoods } from './order.store.ts';
import { linePart, unitsGiven, type UnitsGiven } from './refunded-lines.ts';
import { queueRefund, saleOf, standing } from './refunds.ts';
import { noteAction } from '../staff/index.ts';
import { orderById } from './order.store.ts';
import { orderFacts } from './order-version.ts';
import { StatusRefused } from './set-status.ts';

/** What the estate gives back: all that is left, an amount, or units of lines as they were paid. */
export type RefundWish =
  | { cents: Cents | 'rest' }
  | {
      /** null: all units that are left of it. */
      lines: readonly { sku: string; units: number | null }[];
      /** Whether the bottles of lines that went back whole are on sale again. */
      restock?: boolean;
    };

/**
 * Gives money of a paid order back for a reason that the buyer reads: the refund, the bottles and the mail in one
 * transaction, and the order goes on as it was. The same wish for the same reason goes back once: run again it gives 0.
 * `seen` is the version that was looked at. Returns cents. Throws CHANGED_MEANWHILE, and StatusRefused where the order is not there or not paid, and where less is left than was asked for.
 */
export async function refundOrder(context: Context, number: string, wish: RefundWish, note: string, seen?: string): Promise<{ refunded: Cents }> {
  const file = await readOrderFile(context.db, { number });
  if (file === null) throw new StatusRefused(`There is no order ${number}. \`estate order list\` shows them.`);
  const { order, snapshot } = file;
  const site = await context.content.memo(loadSite)();
  const key = `${keyOf(wish)} ${note}`;
  return transaction(context.db, async (tx) => {
    // Its row first: refunds of one order come one after the other, and none while it is being cancelled.
    const { rows } = await tx.execute(sql`select 1 from shop_order where id = ${order.id} and state = 'paid' for update`);
    if (rows.length === 0)
      throw new StatusRefused(`Of the order ${number} nothing is there to give back: it is not paid, or all of it went back.`, 'nothing_to_refund');
    const before = await refundsOf(tx, saleOf(order));
    if (seen !== undefined) refuseIfChanged(orderFacts((await orderById(tx, order.id)) ?? order, standing(before)), seen);
    if (await isOrdered(tx, saleOf(order), key)) return { refunded: 0 };
    const given = unitsGiven(before);
    const refund = refundOf(wish, file, given);
    const left = await refundable(tx, saleOf(order));
    if (refund.cents !== 'rest' && refund.cents > left)
      throw new StatusRefused(`Of the order ${number} ${formatMoney(left)} are left to give back; ${formatMoney(refund.cents)} is more.`, 'refund_too_high');
    const refunded = await queueRefund(context, tx, order, { ...refund, key, note });
    if (refunded === 0) throw new StatusRefused(`Of the order ${number} nothing is left to give back.`, 'nothing_to_refund');
    const isBack = (sku: string) => ('lines' in wish && wish.restock === true) || isGift(file, sku);
    const named = refund.lines.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ');
    const after = { refund_cents: refunded, left_cents: left - refunded, ...(named !== '' && { lines: named }) };
    await noteAction(tx, { kind: 'order.refund', subject: order.number, before: { left_cents: left }, after, reason: note });
    const back = wholeLines(refund.lines, given, file).filter(isBack);
    if (back.length > 0) await giveBackGoods(tx, order.id, back);
    const name = 'order-refunded';
    await context.mail.order(
      tx,
      orderMail(name, `order:${order.id}:refund:${key}`, { order, intent: file, snapshot, site }, { refund: refunded, refundReason: note }),
    );
    return { refunded };
  });
}

function keyOf(wish: RefundWish): string {
  return 'cents' in wish ? `amount ${wish.cents}` : wish.lines.map(({ sku, units }) => `${sku}:${units ?? 'all'}`).join(',');
}

function refundOf(wish: RefundWish, file: OrderFile, given: UnitsGiven): RefundOrder & { lines: RefundedLine[] } {
  if ('cents' in wish) return { cents: wish.cents, reason: 'amount', lines: [] };
  const lines = wish.lines.map(({ sku, units }) => {
    const line = file.snapshot.lines.find((one) => one.sku === sku);
    if (line === undefined)
      throw new StatusRefused(`The order ${file.order.number} has no ${sku}. It has: ${file.snapshot.lines.map((one) => one.sku).join(', ')}.`);
    const left = line.quantity - (given.get(sku) ?? 0);
    const wanted = units ?? left;
    if (wanted < 1 || wanted > left)
      throw new StatusRefused(`Of ${sku} ${left} of ${line.quantity} are left to give back, and ${units ?? 'all'} were named.`, 'refund_too_high');
    if (line.gift !== undefined && (wanted < line.quantity || redeemedGifts(file).has(sku)))
      throw new StatusRefused(
        `The vouchers of ${sku} go back together, and as long as none was redeemed. An amount goes back at any time.`,
        'vouchers_together',
      );
    return linePart(line, given, wanted);
  });
  if (new Set(lines.map(({ sku }) => sku)).size < lines.length) throw new StatusRefused('Each line is named once.');
  return { cents: lines.reduce((sum, { cents }) => sum + cents, 0), reason: 'lines', lines };
}

/** Vouchers that were bought stop serving when their money goes back. */
function isGift({ snapshot }: OrderFile, sku: string): boolean {
  return snapshot.lines.some((line) => line.sku === sku && line.gift !== undefined);
}

/** Skus of which all units have gone back now. */
function wholeLines(lines: readonly RefundedLine[], given: UnitsGiven, { snapshot }: OrderFile): string[] {
  return lines
    .filter(({ sku, quantity }) => quantity + (given.get(sku) ?? 0) === snapshot.lines.find((line) => line.sku === sku)?.quantity)
    .map(({ sku }) => sku);
}
