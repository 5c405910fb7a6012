import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { booking } from './booking.schema.ts';
import { voucherRedemption } from './redemption.schema.ts';
import { voucher } from '../vouchers/vouchers.schema.ts';

export type RedemptionRow = typeof voucherRedemption.$inferSelect;

/** Uses a locked voucher up for a booking, in the transaction that books; returns the redemption's id. */
export async function insertRedemption(tx: Db, redemption: Pick<RedemptionRow, 'code' | 'bookingId' | 'sessionId'>): Promise<string> {
  const id = `vr_${randomBytes(16).toString('base64url')}`;
  await tx.insert(voucherRedemption).values({ id, ...redemption });
  await tx
    .update(voucher)
    .set({ usedAt: sql`now()` })
    .where(eq(voucher.code, redemption.code));
  return id;
}

export async function findRedemption(db: Db, id: string): Promise<RedemptionRow | null> {
  const [row] = await db.select().from(voucherRedemption).where(eq(voucherRedemption.id, id));
  return row ?? null;
}

/** The redemption that stands for a voucher, with what was booked; null for none. */
export async function standingRedemption(db: Db, code: string): Promise<(RedemptionRow & { slotId: number; people: number }) | null> {
  const [row] = await db
    .select({ redemption: voucherRedemption, slotId: booking.slotId, people: booking.people })
    .from(voucherRedemption)
    .innerJoin(booking, eq(booking.id, voucherRedemption.bookingId))
    .where(and(eq(voucherRedemption.code, code), isNull(voucherRedemption.returnedAt)));
  return row === undefined ? null : { ...row.redemption, slotId: row.slotId, people: row.people };
}

/** First and last day of the voucher that pays for a booking; null where none does, or none any longer. */
export async function daysOfBooking(db: Db, bookingId: string): Promise<{ first: string; last: string } | null> {
  const [row] = await db
    .select({ first: voucher.startsOn, last: voucher.endsOn })
    .from(voucherRedemption)
    .innerJoin(voucher, eq(voucher.code, voucherRedemption.code))
    .where(and(eq(voucherRedemption.bookingId, bookingId), isNull(voucherRedemption.returnedAt)));
  return row ?? null;
}

/** Gives the voucher of a cancelled booking back, in the transaction that cancels: it may be redeemed again while it is valid. */
export async function returnVoucher(tx: Db, bookingId: string): Promise<void> {
  const [row] = await tx
    .update(voucherRedemption)
    .set({ returnedAt: sql`now()` })
    .where(and(eq(voucherRedemption.bookingId, bookingId), isNull(voucherRedemption.returnedAt)))
    .returning({ code: voucherRedemption.code });
  if (row !== undefined) await tx.update(voucher).set({ usedAt: null }).where(eq(voucher.code, row.code));
}
