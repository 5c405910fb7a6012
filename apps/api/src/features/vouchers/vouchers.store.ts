import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Experience } from '../../platform/content/index.ts';
import { experiencesById } from '../experiences/index.ts';
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
  const rows = await db.select({ voucher, today }).from(voucher).where(eq(voucher.code, code));
  return (await withExperiences(db, rows))[0] ?? null;
}

/** The same, held until the transaction ends: of several that redeem it at once, one goes first. */
export async function lockVoucher(tx: Db, code: string): Promise<VoucherFile | null> {
  const rows = await tx.select({ voucher, today }).from(voucher).where(eq(voucher.code, code)).for('update');
  return (await withExperiences(tx, rows))[0] ?? null;
}

/** Uses a locked voucher up, in the caller's transaction. */
export async function markVoucherUsed(tx: Db, code: string): Promise<void> {
  await tx
    .update(voucher)
    .set({ usedAt: sql`now()` })
    .where(eq(voucher.code, code));
}

/** Lets a voucher serve again, in the caller's transaction. */
export async function returnVoucher(tx: Db, code: string): Promise<void> {
  await tx.update(voucher).set({ usedAt: null }).where(eq(voucher.code, code));
}

/** SQL for every voucher's state, as a table of `code`, `used_at`, `participants`. */
export const voucherStates: SQL = sql`(select code, used_at, participants from voucher)`;

/** SQL for the vouchers that were made for orders, as a table of `order_id`, `order_sku`, `active`. */
export const giftVouchers: SQL = sql`(select order_id, order_sku, active from voucher where order_id is not null)`;

async function withExperiences(db: Db, rows: readonly Omit<VoucherFile, 'experience'>[]): Promise<VoucherFile[]> {
  const ids = rows.flatMap((row) => row.voucher.experienceId ?? []);
  const experiences = await experiencesById(db, [...new Set(ids)]);
  return rows.map((row) => ({ ...row, experience: experiences.get(row.voucher.experienceId ?? '') ?? null }));
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
  return withExperiences(db, await db.select({ voucher, today }).from(voucher).where(eq(voucher.orderId, orderId)).orderBy(asc(voucher.orderPosition)));
}

/** The voucher behind the link of a page to print. */
export async function findGift(db: Db, giftToken: string): Promise<VoucherFile | null> {
  const rows = await db.select({ voucher, today }).from(voucher).where(eq(voucher.giftToken, giftToken));
  return (await withExperiences(db, rows))[0] ?? null;
}

/** All codes that a member was given, for that person. */
export async function vouchersGivenTo(db: Db, memberId: string): Promise<VoucherRow[]> {
  return db.select().from(voucher).where(eq(voucher.memberId, memberId));
}

/** Forgets the codes of a member that were not used. */
export async function deleteUnusedOf(tx: Db, memberId: string): Promise<void> {
  await tx.delete(voucher).where(and(eq(voucher.memberId, memberId), isNull(voucher.usedAt)));
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
