import { eq, sql } from 'drizzle-orm';
import { lockContentState, raiseVersion } from '../../platform/content/content.store.ts';
import type { Context } from '../../platform/context.ts';
import { readToday } from '../../platform/database/today.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type Facts, refuseIfChanged } from '../../platform/http/seen-version.ts';
import { brandIds } from '../site/index.ts';
import { noteAction } from '../staff/index.ts';
import type { CouponRow } from './coupon.store.ts';
import { coupon } from './vouchers.schema.ts';
import { Refused } from '../../platform/http/refused.ts';

/** Why a discount code was not made or changed, in words for the estate's people. */
export class CouponRefused extends Refused {
  override readonly name = 'CouponRefused';
}

type Acting = Pick<Context, 'db' | 'content'>;

/** A code as the office makes it: a percentage or an amount in cents, never both. Days at the estate, both included. */
export interface NewCoupon {
  code: string;
  percent: number | null;
  amountCents: number | null;
  /** null: every brand. */
  brands: string[] | null;
  validFrom: string | null;
  validUntil: string | null;
  maxUses: number | null;
  reason: string;
}

/** Why, and what was seen of the code by who changes it. */
export interface CouponTerms {
  reason: string;
  seen?: string | undefined;
}

/** What of a code somebody has seen who changes it. */
export const couponFacts = ({ active, validUntil, saidActive, saidUntil }: CouponRow): Facts => ({
  active: String(active),
  until: validUntil,
  said: saidActive === null && saidUntil === null ? null : `${saidActive} ${saidUntil}`,
});

const codeForm = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

/** Makes a code that serves at once, or from its first day on. Throws CouponRefused for what cannot be, and where there is that code. */
export async function makeCoupon(context: Acting, { reason, ...wish }: NewCoupon): Promise<void> {
  const { code, percent, amountCents, brands, validFrom, validUntil, maxUses } = wish;
  if (!codeForm.test(code) || code.length > 60)
    throw new CouponRefused(`"${code}" is no code: write capitals, digits and hyphens, such as VENDIMIA-26.`, 'code_form');
  if ((percent === null) === (amountCents === null)) throw new CouponRefused('A code takes off a percentage or an amount: say one of the two.', 'one_discount');
  if (percent !== null && !(Number.isInteger(percent) && percent >= 1 && percent <= 100))
    throw new CouponRefused('A percentage is a whole number from 1 to 100.', 'percent_form');
  if (amountCents !== null && amountCents <= 0) throw new CouponRefused('An amount is more than nothing.', 'amount_not_positive');
  if (maxUses !== null && maxUses < 1) throw new CouponRefused('A code is used once at least, or without a limit.', 'uses_form');
  if (validFrom !== null && validUntil !== null && validUntil < validFrom) throw new CouponRefused('Its last day is before its first.', 'dates_serve_nobody');
  await changing(context, async (tx) => {
    const [day, known] = [await readToday(tx), await brandIds(tx)];
    if (validUntil !== null && validUntil < day)
      throw new CouponRefused(`Today is ${day}: a code until ${validUntil} would serve nobody.`, 'dates_serve_nobody');
    const unknown = (brands ?? []).find((brand) => !known.includes(brand));
    if (unknown !== undefined) throw new CouponRefused(`There is no brand "${unknown}". There are: ${known.join(', ')}.`);
    const made = await tx
      .insert(coupon)
      .values({ ...wish, active: true, uses: 0, madeBy: 'office', inFolder: false })
      .onConflictDoNothing()
      .returning({ code: coupon.code });
    if (made.length === 0) throw new CouponRefused(`There is a code ${code} already: a code is made once, also one that serves no longer.`, 'code_exists');
    const after = { percent, amount_cents: amountCents, brands: brands?.join(' ') ?? null, from: validFrom, until: validUntil, max_uses: maxUses };
    await noteAction(tx, { kind: 'coupon.make', subject: code, after, reason });
  });
}

/** Lets a code serve until another day. Throws CouponRefused for a day before its first or that has passed. */
export async function extendCoupon(context: Acting, code: string, until: string, terms: CouponTerms): Promise<void> {
  await change(context, code, terms, async (tx, row) => {
    const day = await readToday(tx);
    if (until < day || until < (row.validFrom ?? until)) throw new CouponRefused(`A code until ${until} would serve nobody.`, 'dates_serve_nobody');
    await tx
      .update(coupon)
      .set({ validUntil: until, saidUntil: row.madeBy === 'folder' ? until : null })
      .where(eq(coupon.code, code));
    return { kind: 'coupon.extend', before: { until: row.validUntil }, after: { until } };
  });
}

/** Stops a code, or lets it serve again. Throws CouponRefused for one that the folder dropped. */
export async function blockCoupon(context: Acting, code: string, active: boolean, terms: CouponTerms): Promise<void> {
  await change(context, code, terms, async (tx, row) => {
    await tx
      .update(coupon)
      .set({ active, saidActive: row.madeBy === 'folder' ? active : null })
      .where(eq(coupon.code, code));
    return { kind: active ? 'coupon.serve' : 'coupon.stop', before: { active: row.active }, after: { active } };
  });
}

/** Lets what the folder says of a code count again. Throws CouponRefused where the office says nothing. */
export async function giveCouponBack(context: Acting, code: string, terms: CouponTerms): Promise<void> {
  await change(context, code, terms, async (tx, row) => {
    if (row.saidActive === null && row.saidUntil === null)
      throw new CouponRefused(`The office says nothing of ${code} that the folder does not.`, 'nothing_said');
    await tx
      .update(coupon)
      .set({ active: sql`coalesce(${coupon.folderActive}, false)`, validUntil: sql`${coupon.folderUntil}`, saidActive: null, saidUntil: null })
      .where(eq(coupon.code, code));
    return {
      kind: 'coupon.folder',
      before: { active: row.active, until: row.validUntil },
      after: { active: row.folderActive ?? false, until: row.folderUntil },
    };
  });
}

type Change = Pick<Parameters<typeof noteAction>[1], 'kind' | 'before' | 'after'>;

async function change(context: Acting, code: string, { reason, seen }: CouponTerms, work: (tx: Db, row: CouponRow) => Promise<Change>): Promise<void> {
  await changing(context, async (tx) => {
    const [row] = await tx.select().from(coupon).where(eq(coupon.code, code)).for('update');
    if (row === undefined) throw new CouponRefused(`There is no code ${code}. \`estate coupon list\` shows them.`);
    if (seen !== undefined) refuseIfChanged(couponFacts(row), seen);
    if (row.madeBy === 'folder' && !row.inFolder)
      throw new CouponRefused(`${code} is no longer in the estate's folder, so that it serves nobody.`, 'not_in_folder');
    await noteAction(tx, { ...(await work(tx, row)), subject: code, reason });
  });
}

/** As an import does: content changes one after the other, and whoever shows whether codes are taken looks again. */
async function changing({ db, content }: Acting, work: (tx: Db) => Promise<void>): Promise<void> {
  await transaction(db, async (tx) => {
    await lockContentState(tx);
    await work(tx);
    await raiseVersion(tx);
  });
  await content.refresh();
}
