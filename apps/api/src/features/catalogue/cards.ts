import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import type { Language } from '../../estate-folder/index.ts';
import { productAddress, type SiteContent } from '../site/load-site.ts';
import { formatName } from './format-name.ts';
import type { LoadedWine, ProductRow } from './load-catalogue.ts';

export type Card = components['schemas']['ProductCard'];

/** Who looks: the language of the words, and whether a member, for whom nothing is locked. */
export interface Viewer {
  site: SiteContent;
  language: Language;
  isMember: boolean;
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

/** A locked product is for members only and shows no price (specification section 6). */
export function card(wine: LoadedWine, product: ProductRow, viewer: Viewer): Card {
  const { language } = viewer;
  const isLocked = product.clubOnly && !viewer.isMember;
  const { category, name, subtitle, badge, height, soil } = wine.data;
  return {
    id: product.sku,
    slug: wine.slug,
    href: productAddress(viewer.site, wine.brand, language, wine.slug),
    title: name[language],
    subtitle: subtitle[language],
    vintage: product.vintage,
    format: formatName(product.millilitres, language),
    volume_ml: product.millilitres,
    category,
    categories: categoriesOf(wine, product),
    price: isLocked ? null : toDecimal(product.priceCents),
    price_before: isLocked || product.priceBeforeCents === null ? null : toDecimal(product.priceBeforeCents),
    badge: badge?.[language] ?? null,
    bottle: product.data.bottle,
    is_locked: isLocked,
    height_m: height ?? null,
    soil: soil[language],
  };
}

/** The wine's own category, and `large` for a magnum of any. */
export function categoriesOf(wine: LoadedWine, product: ProductRow): Card['categories'] {
  const { category } = wine.data;
  return product.millilitres > 750 && category !== 'large' ? [category, 'large'] : [category];
}
