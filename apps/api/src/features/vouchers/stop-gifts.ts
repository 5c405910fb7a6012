import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { voucher } from './vouchers.schema.ts';

/**
 * Those of `skus` of which a voucher was redeemed, which cannot be given back for money. The vouchers are locked: until the
 * transaction ends nobody redeems one of them.
 */
export async function redeemedSkus(tx: Db, orderId: string, skus: readonly string[]): Promise<Set<string>> {
  const of = and(eq(voucher.orderId, orderId), inArray(voucher.orderSku, [...skus]));
  await tx.select({ code: voucher.code }).from(voucher).where(of).orderBy(asc(voucher.code)).for('update');
  const used = await tx
    .select({ sku: voucher.orderSku })
    .from(voucher)
    .where(and(of, isNotNull(voucher.usedAt)));
  return new Set(used.flatMap(({ sku }) => sku ?? []));
}

/** Makes the vouchers that were bought in an order inactive, in the transaction that pays it back; `skus`: those alone. A visit that was booked with one stays booked. */
export async function stopGifts(tx: Db, orderId: string, skus?: readonly string[]): Promise<void> {
  const ofSkus = skus === undefined ? undefined : inArray(voucher.orderSku, [...skus]);
  await tx
    .update(voucher)
    .set({ active: false })
    .where(and(eq(voucher.orderId, orderId), ofSkus));
}
