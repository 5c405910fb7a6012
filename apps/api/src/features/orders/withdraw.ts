import type { components } from '@parral/api-spec';
import { normaliseEmail, typedOrderNumber, withdrawalEnds } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Context } from '../../platform/context.ts';
import type { SiteContent } from '../site/index.ts';
import { readOrderFile, redeemedGifts, refusalToday, withdrawnSkus, type OrderFile } from './order-file.ts';
import { redeemedSkus, stopGifts } from '../vouchers/index.ts';
import { acknowledgement, estateNotices } from './withdrawal-mails.ts';
import { confirmRow, declare, findWithdrawal, takeLines, type WithdrawalRow } from './withdrawal.store.ts';

type Declaration = components['schemas']['WithdrawalDeclaration'];

/** A withdrawal with the order it is from. */
export interface Withdrawn {
  row: WithdrawalRow;
  file: OrderFile;
}

/**
 * Step 1 of a withdrawal (Directive 2011/83/EU, article 11a): who, which order, which lines. Declaring the same again gives
 * the same; what was withdrawn from already gives the withdrawal that did it. Throws NOT_FOUND for an order that is not
 * there or was ordered with another e-mail address, BAD_REQUEST for a line it does not have, and WITHDRAWAL_NOT_POSSIBLE.
 */
export async function declareWithdrawal({ db }: Context, body: Declaration): Promise<Withdrawn> {
  const file = await orderOf(db, body);
  const skus = file.snapshot.lines.map((line) => line.sku);
  const wanted = body.product_ids === undefined ? skus : skus.filter((sku) => body.product_ids?.includes(sku));
  if (body.product_ids?.some((id) => !skus.includes(id))) throw new ApiError('BAD_REQUEST', { fields: { product_ids: 'PRODUCT_NOT_FOUND' } });
  const gone = new Set([...withdrawnSkus(file), ...redeemedGifts(file)]);
  const left = wanted.filter((sku) => !gone.has(sku));
  const done = left.length > 0 ? undefined : file.withdrawals.findLast((row) => row.skus.some((sku) => wanted.includes(sku)));
  if (done !== undefined) return { row: done, file };
  if (left.length === 0 || refusalToday(file) !== null) throw new ApiError('WITHDRAWAL_NOT_POSSIBLE');
  const row = await declare(db, { orderId: file.order.id, name: body.name.trim(), email: normaliseEmail(body.email), language: body.language, skus: left });
  return { row, file };
}

/**
 * Step 2: the withdrawal is made now; its acknowledgement leaves by mail, and a notice to the estate. Confirming again
 * gives the same and sends nothing. Vouchers bought as gifts stop serving; where one was redeemed, its line stays bought. What was declared in time may be confirmed within a day. Throws NOT_FOUND for an id
 * that was never given out, and WITHDRAWAL_NOT_POSSIBLE.
 */
export async function confirmWithdrawal({ db, mail }: Context, id: string, site: SiteContent): Promise<Withdrawn> {
  const number = await orderNumberOf(db, id);
  if (number === null) throw new ApiError('NOT_FOUND');
  await transaction(db, async (tx) => {
    // The order's row first: confirmations of one order come one after the other, and none while it is being cancelled.
    await tx.execute(sql`select 1 from shop_order where number = ${number} for update`);
    const row = await findWithdrawal(tx, id);
    const file = await readOrderFile(tx, { number });
    if (row === null || file === null) throw new ApiError('NOT_FOUND');
    if (row.confirmedAt !== null) return;
    const redeemed = await redeemedSkus(tx, row.orderId, row.skus);
    if (row.skus.every((sku) => redeemed.has(sku))) throw new ApiError('WITHDRAWAL_NOT_POSSIBLE');
    const skus = await takeLines(tx, { ...row, skus: row.skus.filter((sku) => !redeemed.has(sku)) });
    if (skus.length === 0) return;
    if (!(await isInTime(tx, row, file))) throw new ApiError('WITHDRAWAL_NOT_POSSIBLE');
    await stopGifts(tx, row.orderId, skus);
    const confirmed = await confirmRow(tx, id, skus);
    await mail.order(tx, acknowledgement(confirmed, file, site));
    for (const notice of estateNotices(confirmed, file, site)) await mail.order(tx, notice);
  });
  return withdrawn(db, id, number);
}

/** The withdrawal as it is now; where another one has all of its lines, that one. */
async function withdrawn(db: Context['db'], id: string, number: string): Promise<Withdrawn> {
  const file = await readOrderFile(db, { number });
  const row = await findWithdrawal(db, id);
  if (row === null || file === null) throw new ApiError('NOT_FOUND');
  if (row.confirmedAt !== null) return { row, file };
  const other = file.withdrawals.findLast((entry) => entry.skus.some((sku) => row.skus.includes(sku)));
  if (other === undefined) throw new ApiError('WITHDRAWAL_NOT_POSSIBLE');
  return { row: other, file };
}

async function isInTime(tx: Context['db'], row: WithdrawalRow, file: OrderFile): Promise<boolean> {
  const refusal = refusalToday(file);
  if (refusal === null) return true;
  if (refusal !== 'EXPIRED' || file.order.deliveredOn === null) return false;
  const { rows } = await tx.execute<{ fresh: boolean; day: string }>(sql`
    select now() - ${row.declaredAt.toISOString()}::timestamptz < interval '1 day' as fresh, (${row.declaredAt.toISOString()}::timestamptz at time zone 'Europe/Madrid')::date::text as day`);
  return rows[0]?.fresh === true && rows[0].day <= withdrawalEnds(file.order.deliveredOn);
}

async function orderOf(db: Context['db'], body: Declaration): Promise<OrderFile> {
  const { order_token: token, order_number: number } = body;
  if ((token === undefined) === (number === undefined))
    throw new ApiError('BAD_REQUEST', { fields: { [token === undefined ? 'order_number' : 'order_token']: 'ONE_OF_TWO' } });
  const file = await readOrderFile(db, token === undefined ? { number: typedOrderNumber(number ?? '') } : { viewToken: token });
  const isTheirs = file !== null && (token !== undefined || file.order.email === normaliseEmail(body.email));
  if (!isTheirs || file.order.state === 'authorised') throw new ApiError('NOT_FOUND');
  return file;
}

async function orderNumberOf(db: Context['db'], id: string): Promise<string | null> {
  const { rows } = await db.execute<{ number: string }>(sql`select o.number from withdrawal w join shop_order o on o.id = w.order_id where w.id = ${id}`);
  return rows[0]?.number ?? null;
}
