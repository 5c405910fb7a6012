import { sql } from 'drizzle-orm';
import type { Cents } from '@parral/rules';
import { transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../../platform/context.ts';
import { refundsOf, type RefundedLine } from '../payments/index.ts';
import { loadSite } from '../site/index.ts';
import { giveBackGoods } from './order.store.ts';
import { linePart, unitsGiven, type UnitsGiven } from './refunded-lines.ts';
import { queueRefund, saleOf } from './refunds.ts';
import { type OrderFile, readOrderFile, shownStatus, withdrawnSkus } from './order-file.ts';
import { noteAction } from '../staff/index.ts';
import { setStatus, StatusRefused } from './set-status.ts';
import { refundNotice } from './withdrawal-mails.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

/** What a withdrawal is owed: its lines as they were paid, without units whose money went back before. The ordinary delivery goes back with the whole order (Directive 2011/83/EU, article 13). */
export function owedFor({ skus }: Pick<WithdrawalRow, 'skus'>, { snapshot }: Pick<OrderFile, 'snapshot'>, given: UnitsGiven = new Map()): Cents {
  return withdrawnLines({ skus }, { snapshot }, given).reduce((sum, { cents }) => sum + cents, 0);
}

function withdrawnLines({ skus }: Pick<WithdrawalRow, 'skus'>, { snapshot }: Pick<OrderFile, 'snapshot'>, given: UnitsGiven): RefundedLine[] {
  return snapshot.lines
    .filter((line) => skus.includes(line.sku))
    .map((line) => linePart(line, given, line.quantity - (given.get(line.sku) ?? 0)))
    .filter(({ quantity }) => quantity > 0);
}

function keyOf({ id }: Pick<WithdrawalRow, 'id'>): string {
  return `withdrawal:${id}`;
}

/** Confirmed withdrawals whose money was not ordered to go back yet. */
export async function unpaidWithdrawals({ db }: Pick<Context, 'db'>, { order, withdrawals }: OrderFile): Promise<WithdrawalRow[]> {
  if (order.capturedCents === 0 || shownStatus(order) === 'canceled') return [];
  const standing = (await refundsOf(db, saleOf(order))).filter(({ state }) => state !== 'failed');
  const paid = new Set(standing.map(({ key }) => key));
  return withdrawals.filter((row) => !paid.has(keyOf(row)));
}

/**
 * Orders the refund of what an order's confirmed withdrawals are owed, and puts their bottles on sale again, in one
 * transaction; the buyer is told by mail. Where all of the order was withdrawn from, it is cancelled, which gives back the
 * delivery too. Of a cancelled order whose refund failed, what is left is ordered again. Returns cents; 0 when nothing is owed, also the second time. Throws StatusRefused for an order that is not there.
 */
export async function refundWithdrawals(context: Context, number: string): Promise<{ refunded: Cents; canceled: boolean }> {
  const { db } = context;
  const file = await readOrderFile(db, { number });
  if (file === null) throw new StatusRefused(`There is no order ${number}. \`estate order list\` shows them.`);
  if (shownStatus(file.order) === 'canceled') return { refunded: await refundAgain(context, file), canceled: true };
  const unpaid = await unpaidWithdrawals(context, file);
  if (unpaid.length === 0) return { refunded: 0, canceled: false };
  if (withdrawnSkus(file).size === file.snapshot.lines.length) {
    const { refund } = await setStatus(context, { number, to: 'canceled' });
    return { refunded: refund, canceled: true };
  }
  const site = await context.content.memo(loadSite)();
  const refunded = await transaction(db, async (tx) => {
    // Its row first: refunds of one order come one after the other, and none while it is being cancelled.
    const { rows } = await tx.execute(sql`select 1 from shop_order where id = ${file.order.id} and state = 'paid' and status <> 'canceled' for update`);
    if (rows.length === 0) throw new StatusRefused(`The order ${number} was changed by somebody else in the same moment. Look at it again.`, 'changed');
    const given = unitsGiven(await refundsOf(tx, saleOf(file.order)));
    let sum = 0;
    for (const row of unpaid) {
      const owed = { cents: owedFor(row, file, given), lines: withdrawnLines(row, file, given) };
      const cents = await queueRefund(context, tx, file.order, { reason: 'withdrawal', key: keyOf(row), ...owed });
      if (cents === 0) continue;
      await giveBackGoods(tx, file.order.id, row.skus);
      await context.mail.order(tx, refundNotice(row, file, site, cents));
      sum += cents;
    }
    if (sum > 0) await noteAction(tx, { kind: 'order.refund', subject: number, after: { refund_cents: sum }, reason: 'withdrawal' });
    return sum;
  });
  return { refunded, canceled: false };
}

/** What a cancelled order is still owed, since the bank did not take it the first time. */
async function refundAgain(context: Context, { order }: OrderFile): Promise<Cents> {
  return transaction(context.db, async (tx) => {
    const { rows } = await tx.execute(sql`select 1 from shop_order where id = ${order.id} and state = 'paid' and status = 'canceled' for update`);
    return rows.length === 0 ? 0 : queueRefund(context, tx, order, { cents: 'rest', reason: 'cancellation' });
  });
}
