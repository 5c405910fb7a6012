import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { today } from '../../platform/database/today.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type Facts, refuseIfChanged } from '../../platform/http/seen-version.ts';
import { noteAction } from '../staff/index.ts';
import { type CodeSaid, serving } from './coupon.store.ts';
import { VoucherRefused } from './make-vouchers.ts';
import { sendingsOf } from './sending.store.ts';
import { voucher } from './vouchers.schema.ts';
import { lockVoucher, setActive, type VoucherRow } from './vouchers.store.ts';

export type VoucherState = 'unused' | 'used' | 'stopped' | 'over';

/** Where a voucher stands on this day at the estate. */
export function stateOfVoucher({ usedAt, active, endsOn }: VoucherRow, day: string): VoucherState {
  if (usedAt !== null) return 'used';
  if (!active) return 'stopped';
  return endsOn < day ? 'over' : 'unused';
}

/** What of a voucher somebody has seen who changes it; `sends`: how often it was sent. */
export const voucherFacts = ({ active, endsOn, usedAt }: VoucherRow, sends: number): Facts => ({
  active: String(active),
  until: endsOn,
  used: usedAt?.toISOString() ?? null,
  sent: String(sends),
});

/** Lets a voucher serve until another day. Throws VoucherRefused for one that was used, and for a day before its first or that has passed. */
export async function extendVoucher(db: Db, code: string, until: string, { reason, seen }: { reason: string; seen?: string }): Promise<void> {
  await change(db, code, seen, async (tx, row, day) => {
    if (row.usedAt !== null) throw new VoucherRefused(`The voucher ${code} was used: another day serves nobody.`, 'voucher_used');
    if (until < day || until < row.startsOn) throw new VoucherRefused(`A voucher until ${until} would serve nobody.`, 'dates_serve_nobody');
    await tx
      .update(voucher)
      .set({ endsOn: until, ...(row.madeBy === 'folder' && { saidUntil: until }) })
      .where(eq(voucher.code, code));
    await noteAction(tx, { kind: 'voucher.extend', subject: code, before: { until: row.endsOn }, after: { until }, reason });
  });
}

/** Stops a voucher, or lets it serve again. Throws VoucherRefused where there is none of that code. */
export async function blockVoucher(db: Db, code: string, active: boolean, { reason, seen }: { reason: string; seen?: string }): Promise<void> {
  await change(db, code, seen, async (tx, row) => {
    if (row.madeBy === 'folder' && row.folderActive === null)
      throw new VoucherRefused(`${code} is no longer in the estate's folder, so that it serves nobody.`, 'not_in_folder');
    await setActive(tx, code, active);
    if (row.madeBy === 'folder') await tx.update(voucher).set({ saidActive: active }).where(eq(voucher.code, code));
    await noteAction(tx, { kind: active ? 'voucher.serve' : 'voucher.stop', subject: code, before: { active: row.active }, after: { active }, reason });
  });
}

/** Lets what the folder says of a voucher count again. Throws VoucherRefused where the office says nothing. */
export async function giveVoucherBack(db: Db, code: string, { reason, seen }: { reason: string; seen?: string }): Promise<void> {
  await change(db, code, seen, async (tx, row) => {
    const { folderActive, folderUntil } = row;
    if (!isSaid(row) || folderActive === null || folderUntil === null)
      throw new VoucherRefused(`The office says nothing of ${code} that the folder does not.`, 'nothing_said');
    await tx.update(voucher).set({ active: folderActive, endsOn: folderUntil, saidActive: null, saidUntil: null }).where(eq(voucher.code, code));
    const before = { active: row.active, until: row.endsOn };
    await noteAction(tx, { kind: 'voucher.folder', subject: code, before, after: { active: folderActive, until: folderUntil }, reason });
  });
}

/** Whether the office says otherwise of a voucher than the folder. */
export const isSaid = ({ saidActive, saidUntil }: VoucherRow) => saidActive !== null || saidUntil !== null;

/** What of the imported folder's vouchers does not count, since the office said otherwise. */
export async function officeSaysOfVouchers(db: Db): Promise<CodeSaid[]> {
  const rows = await db
    .select()
    .from(voucher)
    .where(and(eq(voucher.madeBy, 'folder'), isNotNull(voucher.folderActive), or(isNotNull(voucher.saidActive), isNotNull(voucher.saidUntil))))
    .orderBy(asc(voucher.code));
  return rows.flatMap(({ code, active, endsOn, folderActive, folderUntil }): CodeSaid[] => [
    ...(active === folderActive ? [] : [{ code, kind: 'active' as const, counts: serving(active), folder: serving(folderActive) }]),
    ...(endsOn === folderUntil ? [] : [{ code, kind: 'until' as const, counts: endsOn, folder: folderUntil ?? '' }]),
  ]);
}

async function change(db: Db, code: string, seen: string | undefined, work: (tx: Db, row: VoucherRow, day: string) => Promise<void>): Promise<void> {
  await transaction(db, async (tx) => {
    const file = await lockVoucher(tx, code);
    if (file === null) throw new VoucherRefused(`There is no voucher ${code}. \`estate voucher list\` shows them.`);
    if (seen !== undefined) refuseIfChanged(voucherFacts(file.voucher, (await sendingsOf(tx, code)).length), seen);
    await work(tx, file.voucher, file.today);
  });
}

export interface VoucherQuery {
  /** The beginning of a code. */
  text?: string | undefined;
  brand?: string | undefined;
  state?: VoucherState | undefined;
  /** The code of the last one of the page before. */
  after?: string | undefined;
  most: number;
}

const states: Record<VoucherState, SQL> = {
  used: sql`${voucher.usedAt} is not null`,
  stopped: sql`${voucher.usedAt} is null and not ${voucher.active}`,
  over: sql`${voucher.usedAt} is null and ${voucher.active} and ${voucher.endsOn} < ${today}`,
  unused: sql`${voucher.usedAt} is null and ${voucher.active} and ${voucher.endsOn} >= ${today}`,
};

/** Vouchers that fit, those made last first. Throws NOT_FOUND for an `after` that is none. */
export async function findVouchers(db: Db, { text, brand, state, after, most }: VoucherQuery): Promise<VoucherRow[]> {
  const begin = text === undefined || text === '' ? undefined : `${text.toUpperCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const [last] = after === undefined ? [] : await db.select({ code: voucher.code }).from(voucher).where(eq(voucher.code, after));
  if (after !== undefined && last === undefined) throw new ApiError('NOT_FOUND');
  return db
    .select()
    .from(voucher)
    .where(
      and(
        begin === undefined ? undefined : sql`${voucher.code} like ${begin}`,
        brand === undefined ? undefined : eq(voucher.brand, brand),
        state === undefined ? undefined : states[state],
        last === undefined
          ? undefined
          : sql`(${voucher.createdAt}, ${voucher.code}) < (select l.created_at, l.code from voucher l where l.code = ${last.code})`,
      ),
    )
    .orderBy(desc(voucher.createdAt), desc(voucher.code))
    .limit(most);
}
