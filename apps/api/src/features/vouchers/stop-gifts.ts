import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { voucher } from './vouchers.schema.ts';

/** Makes the vouchers that were bought in an order inactive, in the transaction that pays it back; `skus`: those alone. A visit that was booked with one stays booked. */
export async function stopGifts(tx: Db, orderId: string, skus?: readonly string[]): Promise<void> {
  const ofSkus = skus === undefined ? undefined : inArray(voucher.orderSku, [...skus]);
  await tx
    .update(voucher)
    .set({ active: false })
    .where(and(eq(voucher.orderId, orderId), ofSkus));
}
