import type { components } from '@parral/api-spec';
import { clubPageSize, impressionPosition } from '@parral/rules';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { card, defaultProduct, impressions, type CatalogueContent, type LoadedWine, type Viewer } from '../catalogue/index.ts';
import { allocationsOf, type Allocation } from './allocation.store.ts';
import type { ClubDeps } from './club-deps.ts';

/** The club's catalogue (specification sections 2, 3 and 9): a card for each wine, 8 a page. */
export function highlighted(deps: ClubDeps): Pick<Handlers, 'getHighlightedProducts'> {
  return {
    async getHighlightedProducts({ query: { page_id: pageId, language, page = 1 }, request }) {
      const { id: memberId, level } = await deps.member(request);
      const [site, terms] = [await deps.site(), await deps.terms()];
      const brand = site.pagesById.get(pageId)?.brand;
      if (brand === undefined) throw new ApiError('NOT_FOUND', { message: `No page has the id ${pageId}.` });
      const wines = chosenWines(await deps.catalogue(), brand, terms.highlighted[brand]);
      const shown = wines.slice((page - 1) * clubPageSize, page * clubPageSize);
      const brandName = site.brands.get(brand)?.name ?? brand;
      const viewer: Viewer = { site, language, level, lists: await deps.lists() };
      const skus = shown.flatMap((wine) => defaultProduct(wine)?.sku ?? []);
      const allocations = await allocationsOf(deps.context.db, memberId, skus);
      return {
        products: shown.flatMap((wine, index) => clubCard(wine, viewer, brandName, { page, index, allocations })),
        has_next: wines.length > page * clubPageSize,
      };
    },
  };
}

/** The wines that club.yaml names, in its order; without it all of the brand, those for members only first. */
function chosenWines({ wines, bySlug }: CatalogueContent, brand: string, slugs: readonly string[] | undefined): LoadedWine[] {
  if (slugs !== undefined) return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  return wines.filter((wine) => wine.brand === brand).sort((a, b) => Number(b.data.clubOnly) - Number(a.data.clubOnly));
}

function clubCard(
  wine: LoadedWine,
  viewer: Viewer,
  brandName: string,
  { page, index, allocations }: { page: number; index: number; allocations: ReadonlyMap<string, Allocation> },
): components['schemas']['HighlightedProduct'][] {
  const product = defaultProduct(wine);
  if (product === undefined) return [];
  const shown = card(wine, product, viewer);
  const [impression] = impressions([shown], brandName);
  if (impression === undefined) return [];
  return [
    {
      id: shown.id,
      product_title: [[shown.title, shown.vintage].filter((part) => part !== null).join(' '), shown.format].join(', '),
      title: shown.title,
      children_count: wine.variants.length,
      price: shown.price,
      image_url: shown.bottle.photograph?.address ?? null,
      bottle: shown.bottle,
      label: shown.badge ?? shown.subtitle,
      is_locked: shown.is_locked,
      allocation: shown.is_locked ? null : (allocations.get(shown.id) ?? null),
      full_slug: shown.href,
      impression: { ...impression, position: impressionPosition(page, index) },
    },
  ];
}
