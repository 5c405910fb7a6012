import type { components } from '@parral/api-spec';
import { type Cents, type PriceStep, stepsBelow, toDecimal } from '@parral/rules';
import type { Language, Level, Lists } from '../../platform/content/index.ts';
import { productAddress, skuAddress, type SiteContent } from '../site/index.ts';
import { caseLabel } from './product-snapshot.ts';
import { categoriesOf } from './categories.ts';
import { formatName } from './format-name.ts';
import type { LoadedWine, ProductRow } from './load-catalogue.ts';

export type Card = components['schemas']['ProductCard'];

/** Who looks: the language of the words, and the level of a member; null for everybody else. */
export interface Viewer {
  site: SiteContent;
  language: Language;
  level: Level | null;
  lists: Lists;
}

/** Whether it is for members only, or for those of other levels (specification section 6). */
export function isLockedFor({ clubOnly, clubLevels }: ProductRow, { level }: Pick<Viewer, 'level'>): boolean {
  if (!clubOnly) return false;
  return level === null || (clubLevels !== null && !clubLevels.includes(level));
}

/** What this viewer pays for it, and what stands struck beside it, in cents. A member's price is shown beside everybody's. */
export function pricesFor(
  { priceCents, priceBeforeCents, memberPriceCents }: ProductRow,
  { level }: Pick<Viewer, 'level'>,
): { price: number; before: number | null } {
  if (level === null || memberPriceCents === null || memberPriceCents >= priceCents) return { price: priceCents, before: priceBeforeCents };
  return { price: memberPriceCents, before: priceBeforeCents ?? priceCents };
}

/** Lower prices of larger lines, for one who pays so much (cents) for a single one; none where nothing is known of it. */
export function showSteps(price: Cents, steps: readonly PriceStep[] | null): components['schemas']['PriceStep'][] {
  return stepsBelow(price, steps ?? []).map(({ from, price: each }) => ({ from, price: toDecimal(each) }));
}

/** How a member sees a sku whose page is drawn for everybody; null for what is not in the catalogue (any more), such as a gift. */
export function ownTerms(product: ProductRow | undefined, viewer: Pick<Viewer, 'level'>): components['schemas']['OwnTerms'] | null {
  if (product === undefined) return null;
  if (isLockedFor(product, viewer)) return { is_locked: true, price: null, price_before: null, price_per_litre: null };
  const { price, before } = pricesFor(product, viewer);
  const perLitre = toDecimal(Math.round((price * 1000) / product.millilitres));
  return { is_locked: false, price: toDecimal(price), price_before: before === null ? null : toDecimal(before), price_per_litre: perLitre };
}

/** The skus that a wine shows as cards: one for each format, the newest vintage that can be bought, else the newest announced. */
export function cardProducts(wine: LoadedWine): ProductRow[] {
  const formats = [...Map.groupBy(wine.variants, (variant) => variant.millilitres).values()];
  return formats.flatMap((variants) => variants.find((variant) => !variant.soon) ?? variants[0] ?? []);
}

/** The sku a wine's page opens with: a 75 cl bottle of the newest vintage on sale where there is one. */
export function defaultProduct(wine: LoadedWine): ProductRow | undefined {
  const shown = cardProducts(wine);
  const onSale = shown.filter((variant) => !variant.soon);
  return onSale.find((variant) => variant.millilitres === 750) ?? onSale[0] ?? shown[0];
}

/** Where a card leads: the wine's page, which opens with the sku of the card; of the sku that it opens with anyway, the page itself. */
function cardAddress(wine: LoadedWine, product: ProductRow, { site, language }: Viewer): string {
  if (product === defaultProduct(wine)) return productAddress(site, wine.brand, language, wine.slug);
  return skuAddress(site, wine.brand, language, wine.slug, product.sku);
}

/** A locked product is for members only and shows no price (specification section 6). */
export function card(wine: LoadedWine, product: ProductRow, viewer: Viewer): Card {
  const { language } = viewer;
  const isLocked = isLockedFor(product, viewer);
  const { price, before } = pricesFor(product, viewer);
  const { category, subtitle, badge, height, soil } = wine.data;
  return {
    id: product.sku,
    slug: wine.slug,
    href: cardAddress(wine, product, viewer),
    title: product.title[language],
    subtitle: subtitle[language],
    vintage: product.vintage,
    format: product.contents === null ? formatName(product.millilitres, language) : caseLabel(product.contents, language),
    volume_ml: product.millilitres,
    category,
    categories: categoriesOf(wine, product, viewer.lists),
    price: isLocked ? null : toDecimal(price),
    price_before: isLocked || before === null ? null : toDecimal(before),
    badge: badge?.[language] ?? null,
    bottle: product.data.bottle,
    is_locked: isLocked,
    height_m: height ?? null,
    soil: soil[language],
  };
}
