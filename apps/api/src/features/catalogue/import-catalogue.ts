import { sql } from 'drizzle-orm';
import { type Db, insertInParts } from '../../platform/database/database.ts';
import type { Gift, Wine } from '../../platform/content/index.ts';
import type { Importer } from '../../platform/content/import-estate.ts';
import { product, stock, stockMovement, wine } from './catalogue.schema.ts';
import { giftRow, giftVariant } from './gifts.ts';
import { currentSettings } from './sku-settings.ts';
import { asSold, writePrices } from './write-prices.ts';

/** Writes wines, gifts, skus, stock and prices; the rules stand at `importEstate`. */
export const importCatalogue: Importer =
  async (_db, { wines, gifts }) =>
  (tx) =>
    writeCatalogue(tx, wines, gifts);

async function writeCatalogue(tx: Db, wines: readonly Wine[], gifts: readonly Gift[]): Promise<void> {
  const variants = [...wines.flatMap((of) => of.variants), ...gifts.map(giftVariant)];
  await tx.delete(wine);
  await insertInParts(wines, (part) =>
    tx.insert(wine).values(part.map((of) => ({ brand: of.brand, slug: of.slug, position: of.position, data: { ...of, variants: undefined } }))),
  );
  const said = await currentSettings(tx);
  const sold = new Map(variants.map((variant) => [variant.sku, asSold(variant, said.get(variant.sku))]));
  const before = await writePrices(tx, [...sold.values()]);
  const bottles = wines.flatMap((of) =>
    of.variants.map((variant, position) =>
      productRow(of, variant, position, { ...(sold.get(variant.sku) ?? asSold(variant)), before: before.get(variant.sku) ?? null }),
    ),
  );
  const rows = [...bottles, ...gifts.map(giftRow)];
  await insertInParts(rows, (part) => tx.insert(product).values(part).onConflictDoUpdate({ target: product.sku, set: incoming() }));
  // As one value: a statement holds 65,535 at most, and a large cellar has more skus.
  const skus = JSON.stringify(rows.map((row) => row.sku));
  await tx
    .update(product)
    .set({ onSale: false, inFolder: false })
    .where(sql`${product.sku} not in (select jsonb_array_elements_text(${skus}::jsonb))`);
  await writeStock(
    tx,
    variants.filter(({ contents }) => contents === undefined),
  );
}

type Sold = ReturnType<typeof asSold> & { before: number | null };

function productRow(of: Wine, data: Wine['variants'][number], position: number, sold: Sold): typeof product.$inferInsert {
  return {
    sku: data.sku,
    brand: of.brand,
    slug: of.slug,
    position,
    vintage: data.vintage,
    millilitres: data.millilitres,
    priceCents: sold.reducedPrice ?? sold.price,
    priceBeforeCents: sold.before,
    soon: sold.sale === 'soon',
    clubOnly: of.clubOnly,
    clubLevels: of.clubLevels ?? null,
    memberPriceCents: data.memberPrice ?? null,
    priceSteps: data.priceSteps ?? null,
    perMember: data.perMember ?? null,
    contents: data.contents === undefined ? null : [...data.contents],
    mostInLine: data.mostInLine ?? null,
    onSale: sold.sale !== 'off',
    inFolder: true,
    title: data.name,
    gift: null,
    data,
  };
}

/** Every column but the key, from the row that could not be inserted. */
function incoming() {
  return {
    brand: sql`excluded.brand`,
    slug: sql`excluded.slug`,
    position: sql`excluded.position`,
    vintage: sql`excluded.vintage`,
    millilitres: sql`excluded.millilitres`,
    priceCents: sql`excluded.price_cents`,
    priceBeforeCents: sql`excluded.price_before_cents`,
    soon: sql`excluded.soon`,
    clubOnly: sql`excluded.club_only`,
    clubLevels: sql`excluded.club_levels`,
    memberPriceCents: sql`excluded.member_price_cents`,
    priceSteps: sql`excluded.price_steps`,
    perMember: sql`excluded.per_member`,
    contents: sql`excluded.contents`,
    mostInLine: sql`excluded.most_in_line`,
    onSale: sql`excluded.on_sale`,
    inFolder: sql`excluded.in_folder`,
    title: sql`excluded.title`,
    gift: sql`excluded.gift`,
    data: sql`excluded.data`,
  };
}

async function writeStock(tx: Db, variants: readonly { sku: string; stock: number }[]): Promise<void> {
  // In the order in which orders lock them.
  const sorted = [...variants].sort((a, b) => (a.sku < b.sku ? -1 : 1));
  await noteChanges(tx, sorted);
  await insertInParts(sorted, (part) =>
    tx
      .insert(stock)
      .values(part.map((variant) => ({ sku: variant.sku, onHand: variant.stock, folderStock: variant.stock })))
      .onConflictDoUpdate({
        target: stock.sku,
        set: {
          onHand: sql`greatest(${stock.allocated}, ${stock.onHand} + excluded.folder_stock - ${stock.folderStock})`,
          reserved: sql`least(${stock.reserved}, greatest(0, ${stock.onHand} + excluded.folder_stock - ${stock.folderStock} - ${stock.allocated}))`,
          folderStock: sql`excluded.folder_stock`,
        },
        setWhere: sql`${stock.folderStock} <> excluded.folder_stock`,
      }),
  );
  await tx.execute(sql`
    insert into stock_movement (sku, kind, units, reason)
    select s.sku, 'folder', s.on_hand, '' from stock s where not exists (select 1 from stock_movement m where m.sku = s.sku)`);
}

/** Notes what the figures of the folder change of the stock that there is, before they do. */
async function noteChanges(tx: Db, variants: readonly { sku: string; stock: number }[]): Promise<void> {
  const figures = JSON.stringify(variants.map((variant) => ({ sku: variant.sku, figure: variant.stock })));
  const { rows } = await tx.execute<{ sku: string; units: number }>(sql`
    select s.sku, greatest(s.allocated, s.on_hand + f.figure - s.folder_stock) - s.on_hand as units
    from stock s join jsonb_to_recordset(${figures}::jsonb) as f(sku text, figure integer) on f.sku = s.sku
    where s.folder_stock <> f.figure order by s.sku collate "C" for update of s`);
  await insertInParts(rows, (part) => tx.insert(stockMovement).values(part.map(({ sku, units }) => ({ sku, kind: 'folder' as const, units, reason: '' }))));
}
