import type { FastifyRequest } from 'fastify';
import { loadLists } from '../../platform/content/content.store.ts';
import type { Language, Level } from '../../platform/content/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { loadLevels, memberById, type SessionContext } from '../session/index.ts';
import { loadShippingTerms } from '../shipping/index.ts';
import { brandNamed, loadSite } from '../site/index.ts';
import type { Viewer } from './cards.ts';
import { estateCategories } from './categories.ts';
import { impressions } from './impressions.ts';
import { listCards, usualPageSize } from './list-cards.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { productDetail, related } from './product-detail.ts';
import { applyDueSettings } from './sku-settings.ts';
import { impossibleStock } from './stock.store.ts';

export { card, defaultProduct, ownTerms, showSteps, type Viewer } from './cards.ts';
export { type CaseContents, productKey, type GiftTerms, type MovementKind, type SaleState } from './catalogue.schema.ts';
export { availableOf } from './stock.store.ts';
export { giftsOnSale } from './gifts.ts';
export { importCatalogue } from './import-catalogue.ts';
export { impressions } from './impressions.ts';
export { loadCatalogue, type CatalogueContent, type LoadedWine } from './load-catalogue.ts';
export { hasLimited, limitedProducts, offersTo, unitPriceOf } from './offers.ts';
export { bottleCount, caseLabel, caseParts, loadProducts, peopleLabel, productLabel, productPath, type ProductSnapshot } from './product-snapshot.ts';
export { skusOf } from './sku-list.ts';
export {
  applyDueSettings,
  liveSettings,
  saleOf,
  setSku,
  settingFacts,
  SettingRefused,
  type SettingRow,
  type SettingTerms,
  type SkuWish,
  withdrawSetting,
} from './sku-settings.ts';
export { listMovements, lockStock, MovementRefused, type MovementRow, type StockMove, type StockRow, writeMovement } from './stock-movements.ts';
export { listWines, low, officeSays, pricesOf, type WineQuery, type WineStock, wineOf } from './wine-list.ts';
export { heldStock, holdStock, releaseStock, takeOrderedStock } from './stock-hold.store.ts';
export { allocatedStock, giftSkus, lowStock, partsOf, returnStock, sellableSkus, skusOnSale, stockLeft } from './stock.store.ts';

export const uses = ['session', 'shipping', 'site', 'staff'] as const;

/** More cards than a catalogue has. */
const everything = 10_000;

type CatalogueOperation = 'listProducts' | 'getProduct' | 'getCatalogueImpressions' | 'getRelatedProductsImpressions';

/** Wines, vintages, formats (specification section 2, shop). */
export function catalogue(context: SessionContext): Pick<Handlers, CatalogueOperation> {
  const siteContent = context.content.memo(loadSite);
  const content = context.content.memo(loadCatalogue);
  const shippingTerms = context.content.memo(loadShippingTerms);
  const levels = context.content.memo(loadLevels);
  const lists = context.content.memo(loadLists);
  context.jobs.every(5, 'prices and sale states of the office', async () => void (await applyDueSettings(context)));
  context.audit.addNone('no negative or overdrawn stock', impossibleStock);

  async function viewer(request: FastifyRequest, language: Language): Promise<Viewer> {
    return { site: await siteContent(), language, level: await levelOf(request), lists: await lists() };
  }

  /** The level of the member who asks; null for everybody else. Costs a query only where the cookie is one of a member. */
  async function levelOf(request: FastifyRequest): Promise<Level | null> {
    const session = (await context.sessions.isMember(request)) ? await context.sessions.find(request) : null;
    return session?.memberId == null ? null : ((await memberById(context.db, session.memberId))?.level ?? null);
  }

  async function brandOfPage(pageId: string): Promise<string> {
    const page = (await siteContent()).pagesById.get(pageId);
    if (page === undefined) throw new ApiError('NOT_FOUND', { message: `No page has the id ${pageId}.` });
    return page.brand;
  }

  return {
    async listProducts({ query, request }) {
      const brand = query.page_id === undefined ? query.brand : await brandOfPage(query.page_id);
      const all = await content();
      if (query.related_to !== undefined && !all.bySlug.has(query.related_to)) throw new ApiError('NOT_FOUND');
      if (brand === undefined && query.ids === undefined && query.related_to === undefined && query.brands === undefined)
        throw new ApiError('BAD_REQUEST', { fields: { brand: 'REQUIRED' } });
      if (brand !== undefined) brandNamed(await siteContent(), brand);
      for (const name of query.brands?.split(',') ?? []) brandNamed(await siteContent(), name);
      const who = await viewer(request, query.language);
      if (query.category !== undefined && !estateCategories(who.lists, who.language).some(({ category }) => category === query.category))
        throw new ApiError('NOT_FOUND', { message: `No category is called ${query.category}.` });
      if (query.type?.split(',').some((type) => !who.lists.wineTypes.some((known) => known.type === type)) === true)
        throw new ApiError('BAD_REQUEST', { fields: { type: 'UNKNOWN' } });
      return listCards(all, who, { ...query, brand });
    },
    async getProduct({ params, query, request }) {
      const all = await content();
      const wine = all.bySlug.get(params.slug);
      brandNamed(await siteContent(), query.brand);
      if (wine === undefined || wine.brand !== query.brand) throw new ApiError('NOT_FOUND');
      return productDetail(all, wine, await viewer(request, query.language), { ...(await shippingTerms()), levels: await levels() });
    },
    async getCatalogueImpressions({ query, request }) {
      const brand = await brandOfPage(query.page_id);
      // Without a page every card of the catalogue, as the specification's call has it; with one, the cards that it shows.
      const isWhole = query.p === undefined && query.page_size === undefined;
      const pageSize = isWhole ? everything : (query.page_size ?? usualPageSize);
      const { products, page } = listCards(await content(), await viewer(request, query.language), { ...query, brand, page_size: pageSize });
      return { impressions: impressions(products, (await siteContent()).brands.get(brand)?.name ?? brand, { page, pageSize }) };
    },
    async getRelatedProductsImpressions({ query, request }) {
      const all = await content();
      const wine = all.bySlug.get(query.product_page_id);
      if (wine === undefined) throw new ApiError('NOT_FOUND');
      const cards = related(all, wine, await viewer(request, query.language));
      return { impressions: impressions(cards, (await siteContent()).brands.get(wine.brand)?.name ?? wine.brand) };
    },
  };
}
