import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { lockContentState, raiseVersion } from '../../platform/content/content.store.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type Facts, refuseIfChanged } from '../../platform/http/seen-version.ts';
import { currentActor, noteAction, officeStaffName } from '../staff/index.ts';
import { product, type SaleState, skuSetting } from './catalogue.schema.ts';
import { asSold, writePrices } from './write-prices.ts';
import { Refused } from '../../platform/http/refused.ts';

type Setting = typeof skuSetting.$inferSelect;
export type SettingRow = Setting & { staffName: string | null };

/** What the office says of a sku; `folder`: what the folder says counts again. Money in cents. */
export type SkuWish = { price: { priceCents: number; reducedCents: number | null } | 'folder' } | { sale: SaleState | 'folder' };

/** From which day at the estate on; null: from now on. Why: in the words of who says it. */
export interface SettingTerms {
  day: string | null;
  reason: string;
}

/** Why a price or a sale state cannot be. */
export class SettingRefused extends Refused {}

/** What of a sku's settings somebody has seen who says another: the newest of them. */
export const settingFacts = (settings: readonly Pick<Setting, 'id' | 'state'>[]): Facts => ({
  settings: settings.map(({ id, state }) => `${id}${state[0]}`).join(' '),
});

/**
 * Says for the office what a sku costs or how it is sold, in place of the folder and until the office says otherwise (decision 047).
 * With a day it becomes true by itself when that day begins at the estate, and takes the place of what was planned for that day. Throws
 * SettingRefused for what cannot be, CHANGED_MEANWHILE where somebody else was quicker than who saw `seen`.
 */
export async function setSku(context: Context, sku: string, wish: SkuWish, { day, reason }: SettingTerms, seen?: string): Promise<void> {
  await transaction(context.db, async (tx) => {
    // As an import does: content changes one after the other.
    await lockContentState(tx);
    const row = await ownSku(tx, sku);
    if (seen !== undefined) refuseIfChanged(settingFacts(await liveSettings(tx, sku)), seen);
    if ('price' in wish && wish.price !== 'folder') {
      const { priceCents, reducedCents } = wish.price;
      if (priceCents <= 0) throw new SettingRefused('A price is more than nothing.', 'amount_not_positive');
      if (reducedCents !== null && (reducedCents <= 0 || reducedCents >= priceCents))
        throw new SettingRefused('A reduced price is less than the price that it reduces.', 'reduced_not_lower');
    }
    const startsAt = day === null ? sql`now()` : sql`(${day}::date::timestamp at time zone 'Europe/Madrid')`;
    if (day !== null) {
      const { rows } = await tx.execute<{ past: boolean }>(sql`select ${startsAt} <= now() as past`);
      if (rows[0]?.past === true) throw new SettingRefused('That day has begun: say it without a day, and it counts at once.', 'day_begun');
    }
    const kind = 'price' in wish ? 'price' : 'sale';
    const values = valuesOf(wish);
    await tx
      .update(skuSetting)
      .set({ state: 'withdrawn' })
      .where(and(eq(skuSetting.sku, sku), eq(skuSetting.kind, kind), eq(skuSetting.state, 'planned'), eq(skuSetting.startsAt, startsAt)));
    const actor = currentActor();
    await tx.insert(skuSetting).values({
      sku,
      kind,
      ...values,
      startsAt,
      reason: reason === '' ? null : reason,
      staffId: actor === undefined || actor === 'command' ? null : actor.staffId,
    });
    await noteAction(tx, {
      kind: `wine.${kind}`,
      subject: sku,
      before: kind === 'price' ? { price_cents: row.priceCents, before_cents: row.priceBeforeCents } : { sale: saleOf(row) },
      after: {
        ...(kind === 'price' ? { price_cents: values.priceCents, reduced_cents: values.reducedCents } : { sale: values.sale ?? 'folder' }),
        from: day ?? 'now',
      },
      reason,
    });
    if (day === null) await applyDue(tx);
  });
  if (day === null) await context.content.refresh();
}

/** Withdraws what was planned and has not begun. Throws SettingRefused where there is no such thing any more. */
export async function withdrawSetting(context: Context, sku: string, id: number): Promise<void> {
  await transaction(context.db, async (tx) => {
    const [row] = await tx
      .update(skuSetting)
      .set({ state: 'withdrawn' })
      .where(and(eq(skuSetting.id, id), eq(skuSetting.sku, sku), eq(skuSetting.state, 'planned')))
      .returning();
    if (row === undefined) throw new SettingRefused('That is not planned any more: it has begun, or somebody withdrew it.', 'not_planned');
    await noteAction(tx, { kind: 'wine.withdraw_plan', subject: sku, before: { kind: row.kind, from: row.startsAt.toISOString() } });
  });
}

/** Makes true what is due, with the lowest price of 30 days and a new version of the content. Returns whether anything was. */
export async function applyDueSettings({ db, content }: Context): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from sku_setting where state = 'planned' and starts_at <= now() limit 1`);
  if (rows.length === 0) return false;
  const done = await transaction(db, async (tx) => {
    await lockContentState(tx);
    return applyDue(tx);
  });
  await content.refresh();
  return done;
}

/** In a transaction that holds the content's state. */
async function applyDue(tx: Db): Promise<boolean> {
  const due = await tx
    .select()
    .from(skuSetting)
    .where(and(eq(skuSetting.state, 'planned'), lte(skuSetting.startsAt, sql`now()`)))
    .orderBy(asc(skuSetting.startsAt), asc(skuSetting.id));
  if (due.length === 0) return false;
  for (const { id, sku, kind, priceCents, sale } of due) {
    await tx
      .update(skuSetting)
      .set({ state: 'past' })
      .where(and(eq(skuSetting.sku, sku), eq(skuSetting.kind, kind), eq(skuSetting.state, 'current')));
    await tx
      .update(skuSetting)
      .set({ state: priceCents === null && sale === null ? 'past' : 'current' })
      .where(eq(skuSetting.id, id));
  }
  await sellAsSaid(tx, [...new Set(due.map(({ sku }) => sku))]);
  await raiseVersion(tx);
  return true;
}

/** Writes what is true of these skus now: by the office where it says something, else by the folder. */
async function sellAsSaid(tx: Db, skus: readonly string[]): Promise<void> {
  const said = await currentSettings(tx);
  const rows = await tx
    .select()
    .from(product)
    .where(inArray(product.sku, [...skus]));
  const sold = rows.map((row) => ({ ...asSold(row.data, said.get(row.sku)), row }));
  const before = await writePrices(tx, sold);
  for (const { row, price, reducedPrice, sale } of sold)
    await tx
      .update(product)
      .set({
        priceCents: reducedPrice ?? price,
        priceBeforeCents: before.get(row.sku) ?? null,
        soon: sale === 'soon',
        onSale: row.inFolder && sale !== 'off',
      })
      .where(eq(product.sku, row.sku));
}

/** What the office says now, by sku: a price, a sale state, or both. */
export async function currentSettings(tx: Db): Promise<Map<string, { price?: Setting; sale?: Setting }>> {
  const said = new Map<string, { price?: Setting; sale?: Setting }>();
  for (const row of await tx.select().from(skuSetting).where(eq(skuSetting.state, 'current'))) said.set(row.sku, { ...said.get(row.sku), [row.kind]: row });
  return said;
}

/** What counts now and what is planned of a sku. */
export async function liveSettings(db: Db, sku: string): Promise<SettingRow[]> {
  const rows = await db
    .select({ setting: skuSetting, staffName: officeStaffName(sql`${skuSetting.staffId}`) })
    .from(skuSetting)
    .where(and(eq(skuSetting.sku, sku), inArray(skuSetting.state, ['current', 'planned'])))
    .orderBy(desc(skuSetting.state), asc(skuSetting.startsAt), asc(skuSetting.id));
  return rows.map(({ setting, staffName }) => ({ ...setting, staffName }));
}

/** How a sku is sold now. */
export const saleOf = ({ onSale, soon }: { onSale: boolean; soon: boolean }): SaleState => (!onSale ? 'off' : soon ? 'soon' : 'on_sale');

async function ownSku(tx: Db, sku: string) {
  const [row] = await tx.select().from(product).where(eq(product.sku, sku)).for('update');
  if (row === undefined) throw new SettingRefused(`There is no wine with the sku ${sku}.`);
  if (row.gift !== null) throw new SettingRefused(`${sku} is a gift: its price stands in the folder alone.`, 'gift_in_folder');
  if (!row.inFolder) throw new SettingRefused(`${sku} is no longer in the estate's folder, so that it cannot be sold.`, 'not_in_folder');
  return row;
}

function valuesOf(wish: SkuWish): { priceCents: number | null; reducedCents: number | null; sale: SaleState | null } {
  if ('sale' in wish) return { priceCents: null, reducedCents: null, sale: wish.sale === 'folder' ? null : wish.sale };
  return wish.price === 'folder' ? { priceCents: null, reducedCents: null, sale: null } : { ...wish.price, sale: null };
}
