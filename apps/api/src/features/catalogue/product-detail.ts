import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import type { Levels } from '../session/index.ts';
import type { ShippingTerms } from '../shipping/index.ts';
import { productAddress, skuAddress } from '../site/index.ts';
import { card, defaultProduct, isLockedFor, pricesFor, showSteps, type Viewer } from './cards.ts';
import { categoriesOf, estateCategories } from './categories.ts';
import { variantDetails } from './electronic-label.ts';
import { formatName } from './format-name.ts';
import type { CaseContents } from './catalogue.schema.ts';
import { caseLabel, productLabel } from './product-snapshot.ts';
import type { CatalogueContent, LoadedWine, ProductRow } from './load-catalogue.ts';

type Detail = components['schemas']['ProductDetail'];

/** All that the product page shows (specification section 2, shop). */
export function productDetail(
  catalogue: CatalogueContent,
  wine: LoadedWine,
  viewer: Viewer,
  { delivery, levels }: Pick<ShippingTerms, 'delivery'> & { levels: Levels },
): Detail {
  const { language, site } = viewer;
  const shown = defaultProduct(wine);
  if (shown === undefined) throw new Error(`The wine ${wine.slug} has no variants`);
  const { data } = wine;
  return {
    slug: wine.slug,
    href: productAddress(site, wine.brand, language, wine.slug),
    title: data.name[language],
    subtitle: data.subtitle[language],
    appellation: data.appellation,
    category: data.category,
    categories: linkedCategories(catalogue, wine, viewer),
    lead: data.lead[language],
    serving: data.serving.advice[language],
    variants: wine.variants.map((product) => variant(wine, product, viewer)),
    default_variant_id: shown.sku,
    related: related(catalogue, wine, viewer),
    stage: data.stage,
    delivery_note: delivery[language],
    contents: shown.contents === null ? null : partsOf(shown.contents, catalogue, viewer),
    club_levels: (shown.clubLevels ?? []).map((level) => levels.label(level, language)),
  };
}

/** Those that some wine of the brand is in: a link to another would lead to an empty page. */
function linkedCategories({ wines }: CatalogueContent, { brand }: LoadedWine, { lists, language }: Viewer): Detail['categories'] {
  const ofBrand = wines.filter((wine) => wine.brand === brand);
  const used = new Set(ofBrand.flatMap((wine) => wine.variants.flatMap((product) => categoriesOf(wine, product, lists))));
  return estateCategories(lists, language).flatMap(({ category, linkLabel }) => (used.has(category) ? [{ category, label: linkLabel }] : []));
}

/** The bottles in a case, each with its own page. */
function partsOf(contents: CaseContents, { bySku }: CatalogueContent, { site, language }: Viewer): components['schemas']['CasePart'][] {
  return contents.flatMap(({ sku, bottles }) => {
    const found = bySku.get(sku);
    if (found === undefined) return [];
    const { wine, product } = found;
    const label = productLabel(product, language);
    const href = skuAddress(site, wine.brand, language, wine.slug, sku);
    return [{ id: sku, title: product.title[language], label, href, bottles, bottle: product.data.bottle }];
  });
}

/** Cards of the related wines of the same brand, in the order of the file. */
export function related(catalogue: CatalogueContent, wine: LoadedWine, viewer: Viewer): Detail['related'] {
  return wine.data.related.flatMap((slug) => {
    const other = catalogue.bySlug.get(slug);
    const product = other === undefined || other.brand !== wine.brand ? undefined : defaultProduct(other);
    return other === undefined || product === undefined ? [] : [card(other, product, viewer)];
  });
}

function variant(wine: LoadedWine, product: ProductRow, viewer: Viewer): Detail['variants'][number] {
  const { language } = viewer;
  const isLocked = isLockedFor(product, viewer);
  const prices = pricesFor(product, viewer);
  const format = product.contents === null ? formatName(product.millilitres, language) : caseLabel(product.contents, language);
  const price = isLocked ? null : prices.price;
  return {
    id: product.sku,
    title: product.title[language],
    vintage: product.vintage,
    vintage_note: product.data.note?.[language] ?? null,
    format,
    format_name: [viewer.lists.bottleFormats.find(({ size }) => size * 10 === product.millilitres)?.name[language], format].filter(Boolean).join(', '),
    volume_ml: product.millilitres,
    price: price === null ? null : toDecimal(price),
    price_before: isLocked || prices.before === null ? null : toDecimal(prices.before),
    price_steps: price === null ? [] : showSteps(price, product.priceSteps),
    price_per_litre: price === null ? null : toDecimal(Math.round((price * 1000) / product.millilitres)),
    bottle: product.data.bottle,
    is_locked: isLocked,
    soon: product.soon,
    ...variantDetails(wine.data, product.data, language),
  };
}
