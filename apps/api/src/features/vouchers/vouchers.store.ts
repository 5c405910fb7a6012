import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Experience } from '../../platform/content/index.ts';
import { experience } from '../experiences/experiences.schema.ts';
import { voucher } from './vouchers.schema.ts';

export type VoucherRow = typeof voucher.$inferSelect;
export type NewVoucher = typeof voucher.$inferInsert;

/** A voucher, its experience where it is for one, and the day it is now in Europe/Madrid. */
export interface VoucherFile {
  voucher: VoucherRow;
  /** null: for any visit of the brand, or the folder has it no longer. */
  experience: Experience | null;
  today: string;
}

const today = sql<string>`to_char(now() at time zone 'Europe/Madrid', 'YYYY-MM-DD')`;

/** The voucher of a code as it is kept (`normaliseVoucherCode`); null for none. */
export async function findVoucher(db: Db, code: string): Promise<VoucherFile | null> {
  const [row] = await db
    .select({ voucher, experience: experience.data, today })
    .from(voucher)
    .leftJoin(experience, eq(experience.id, voucher.experienceId))
    .where(eq(voucher.code, code));
  return row ?? null;
}

/** The same, held until the transaction ends: of several that redeem it at once, one goes first. */
export async function lockVoucher(tx: Db, code: string): Promise<VoucherFile | null> {
  const [row] = await tx
    .select({ voucher, experience: experience.data, today })
    .from(voucher)
    .leftJoin(experience, eq(experience.id, voucher.experienceId))
    .where(eq(voucher.code, code))
    .for('update', { of: voucher });
  return row ?? null;
}

/**
 * Writes new vouchers and returns those written: a code that is taken, a member's code of that estate and season, and a
 * gift of that order and position are not written twice.
 */
export async function insertVouchers(db: Db, rows: readonly NewVoucher[]): Promise<VoucherRow[]> {
  if (rows.length === 0) return [];
  return db
    .insert(voucher)
    .values([...rows])
    .onConflictDoNothing()
    .returning();
}

/** A member's visit codes of a season, one for each estate at most. */
export async function vouchersOfMember(db: Db, memberId: string, season: number): Promise<VoucherRow[]> {
  return db
    .select()
    .from(voucher)
    .where(and(eq(voucher.memberId, memberId), eq(voucher.season, season)));
}

/** The vouchers that were made for an order, in the order of its lines. */
export async function giftsOfOrder(db: Db, orderId: string): Promise<VoucherRow[]> {
  return db.select().from(voucher).where(eq(voucher.orderId, orderId)).orderBy(asc(voucher.orderPosition));
}

/** The same, each as it would be judged today. */
export async function giftFilesOfOrder(db: Db, orderId: string): Promise<VoucherFile[]> {
  return db
    .select({ voucher, experience: experience.data, today })
    .from(voucher)
    .leftJoin(experience, eq(experience.id, voucher.experienceId))
    .where(eq(voucher.orderId, orderId))
    .orderBy(asc(voucher.orderPosition));
}

/** The voucher behind the link of a page to print. */
export async function findGift(db: Db, giftToken: string): Promise<VoucherFile | null> {
  const [row] = await db
    .select({ voucher, experience: experience.data, today })
    .from(voucher)
    .leftJoin(experience, eq(experience.id, voucher.experienceId))
    .where(eq(voucher.giftToken, giftToken));
  return row ?? null;
}

/** Every voucher, the newest last; of one brand when it is named. */
export async function listVouchers(db: Db, brand: string | undefined): Promise<VoucherRow[]> {
  return db
    .select()
    .from(voucher)
    .where(brand === undefined ? undefined : eq(voucher.brand, brand))
    .orderBy(asc(voucher.createdAt), asc(voucher.code));
}

/** Stops a voucher, or lets it serve again; false when there is none of that code. */
export async function setActive(db: Db, code: string, active: boolean): Promise<boolean> {
  const rows = await db.update(voucher).set({ active }).where(eq(voucher.code, code)).returning({ code: voucher.code });
  return rows.length === 1;
}
