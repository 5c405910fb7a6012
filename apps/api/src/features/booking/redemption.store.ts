import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { findVoucher, returnVoucher, markVoucherUsed } from '../vouchers/index.ts';
import { booking } from './booking.schema.ts';
import { voucherRedemption } from './redemption.schema.ts';

export type RedemptionRow = typeof voucherRedemption.$inferSelect;

/** First and last day on which a booking may stand, `YYYY-MM-DD` in Europe/Madrid. */
export interface BookingDays {
  first: string;
  last: string;
}

/** Uses a locked voucher up for a booking, in the transaction that books; returns the redemption's id. */
export async function insertRedemption(tx: Db, redemption: Pick<RedemptionRow, 'code' | 'bookingId' | 'sessionId'>): Promise<string> {
  const id = `vr_${randomBytes(16).toString('base64url')}`;
  await tx.insert(voucherRedemption).values({ id, ...redemption });
  await markVoucherUsed(tx, redemption.code);
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

/** The days of the voucher that pays for a booking; null where none does, or none any longer: then it may stand on any. */
export async function daysOfBooking(db: Db, { id, paidWith }: Pick<typeof booking.$inferSelect, 'id' | 'paidWith'>): Promise<BookingDays | null> {
  if (paidWith !== 'voucher') return null;
  const [row] = await db
    .select({ code: voucherRedemption.code })
    .from(voucherRedemption)
    .where(and(eq(voucherRedemption.bookingId, id), isNull(voucherRedemption.returnedAt)));
  const file = row === undefined ? null : await findVoucher(db, row.code);
  return file && { first: file.voucher.startsOn, last: file.voucher.endsOn };
}

/** Gives the voucher of a cancelled booking back, in the transaction that cancels: it may be redeemed again while it is valid. */
export async function returnRedemption(tx: Db, bookingId: string): Promise<void> {
  const [row] = await tx
    .update(voucherRedemption)
    .set({ returnedAt: sql`now()` })
    .where(and(eq(voucherRedemption.bookingId, bookingId), isNull(voucherRedemption.returnedAt)))
    .returning({ code: voucherRedemption.code });
  if (row !== undefined) await returnVoucher(tx, row.code);
}

/** References of the visits that a voucher was redeemed for, the newest first; of one that was cancelled too. */
export async function visitsOfVoucher(db: Db, code: string): Promise<string[]> {
  const rows = await db
    .select({ reference: booking.reference })
    .from(voucherRedemption)
    .innerJoin(booking, eq(booking.id, voucherRedemption.bookingId))
    .where(eq(voucherRedemption.code, code))
    .orderBy(desc(voucherRedemption.redeemedAt));
  return rows.map(({ reference }) => reference);
}
