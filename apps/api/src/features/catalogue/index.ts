import type { components } from '@parral/api-spec';
import { lineLimit } from '@parral/rules';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../platform/content/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { memberById, type MemberRow } from '../session/session.store.ts';
import { brandNamed, loadSite } from '../site/load-site.ts';
import { allocationsOf, type Allocation } from './allocation.store.ts';
import { availableOf, stockFaults } from './catalogue.store.ts';
import { ownTerms, type Viewer } from './cards.ts';
import { impressions } from './impressions.ts';
import { listCards, usualPageSize } from './list-cards.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { productDetail, related } from './product-detail.ts';
import { skusOf } from './sku-list.ts';

/** The member who asks; null for everybody else. Costs a query only where the cookie is one of a member. */
async function memberAsking({ sessions, db }: Context, request: FastifyRequest): Promise<MemberRow | null> {
  if (!(await sessions.isMember(request))) return null;
  const session = await sessions.find(request);
  return session?.memberId == null ? null : memberById(db, session.memberId);
}

/** With this many bottles left, or fewer, the page says so. */
const few = 6;

/** More cards than a catalogue has. */
const everything = 10_000;

type Own = 'listProducts' | 'getProduct' | 'getAvailability' | 'getCatalogueImpressions' | 'getRelatedProductsImpressions';

/** Wines, vintages, formats, availability (specification section 2, shop). */
export function catalogue(context: Context): Pick<Handlers, Own> {
  const siteContent = context.content.memo(loadSite);
  const content = context.content.memo(loadCatalogue);
  context.audit.addNone('no negative or overdrawn stock', stockFaults);

  async function viewer(request: FastifyRequest, language: Language): Promise<Viewer> {
    return { site: await siteContent(), language, level: (await memberAsking(context, request))?.level ?? null };
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
      return listCards(all, await viewer(request, query.language), { ...query, brand });
    },
    async getProduct({ params, query, request }) {
      const all = await content();
      const wine = all.bySlug.get(params.slug);
      brandNamed(await siteContent(), query.brand);
      if (wine === undefined || wine.brand !== query.brand) throw new ApiError('NOT_FOUND');
      return productDetail(all, wine, await viewer(request, query.language));
    },
    async getAvailability({ query, request }) {
      const skus = skusOf(query.product_ids);
      const rows = await availableOf(context.db, skus);
      const member = await memberAsking(context, request);
      if (member === null) return { products: rows.map((row) => availability(row, null, null)) };
      const [{ bySku }, allocations] = [await content(), await allocationsOf(context.db, member.id, skus)];
      const own = (sku: string) => ownTerms(bySku.get(sku)?.product, member);
      return { products: rows.map((row) => availability(row, allocations.get(row.sku) ?? null, own(row.sku))) };
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

type Availability = components['schemas']['AvailabilityList']['products'][number];

function availability(
  { sku, available, soon }: { sku: string; available: number; soon: boolean },
  allocation: Allocation | null,
  own: Availability['own'],
): Availability {
  if (soon) return { product_id: sku, availability: 'soon', left: null, max_quantity: 0, allocation, own };
  const max_quantity = lineLimit(Math.min(available, allocation?.left ?? available));
  if (available <= 0) return { product_id: sku, availability: 'sold_out', left: null, max_quantity, allocation, own };
  const isFew = available <= few;
  return { product_id: sku, availability: isFew ? 'few' : 'in_stock', left: isFew ? available : null, max_quantity, allocation, own };
}
