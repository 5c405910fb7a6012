import { byLanguage } from '@parral/api-spec/languages';
import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Brand, Language, Page } from '../../platform/content/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readContentState } from '../../platform/content/content.store.ts';
import { deliveryPlaces, type DeliveryPlaces, deliveryTimeOf } from '../../platform/content/delivery/delivery-words.ts';
import type { Carrier } from '../../platform/content/schemas/shipping.ts';
import { homeFirst, loadShippingCountries } from '../shipping/index.ts';
import { brand, page, partial } from './site.schema.ts';

/** Brands and pages, as the last import left them. */
export interface SiteContent {
  version: number;
  brands: ReadonlyMap<string, Brand>;
  /** Pages of `brand/language`. */
  pages: ReadonlyMap<string, Page[]>;
  pagesById: ReadonlyMap<string, Page>;
  productRoutes: ProductRoutes;
  partials: Record<string, string>;
  /** How long an order takes, in a few words. */
  deliveryTime: Record<Language, string>;
  /** Every place, by how long it takes. */
  deliveryPlaces: Record<Language, readonly DeliveryPlaces[]>;
  /** Who carries what is sent. */
  carriers: readonly Carrier[];
  /** Days beside Saturdays and Sundays on which nothing travels, `YYYY-MM-DD`. */
  holidays: readonly string[];
}

/** For `context.content.memo`. */
export async function loadSite(tx: Db): Promise<SiteContent> {
  const { version, settings } = await readContentState(tx);
  const brands = await tx.select().from(brand).orderBy(asc(brand.position));
  const pages = (await tx.select({ data: page.data }).from(page)).map((row) => row.data);
  const delivery = { ...settings, countries: homeFirst(await loadShippingCountries(tx), settings?.sentFrom) };
  const partials = await tx.select().from(partial);
  return {
    version,
    brands: new Map(brands.map((row) => [row.id, row.data])),
    pages: Map.groupBy(pages, (entry) => `${entry.brand}/${entry.language}`),
    pagesById: new Map(pages.map((entry) => [entry.id, entry])),
    productRoutes: productRoutes(pages),
    partials: Object.fromEntries(partials.map((row) => [row.name, row.source])),
    deliveryTime: deliveryTimeOf(delivery),
    deliveryPlaces: byLanguage((language) => deliveryPlaces(delivery, language)),
    carriers: settings?.carriers ?? [],
    holidays: settings?.holidays ?? [],
  };
}

/** The ids of the brands, in the order of the file. */
export async function brandIds(db: Db): Promise<string[]> {
  return (await db.select({ id: brand.id }).from(brand).orderBy(asc(brand.position))).map(({ id }) => id);
}

/** The brand of that name. Throws UNKNOWN_BRAND. */
export function brandNamed(site: SiteContent, name: string): Brand {
  const found = site.brands.get(name);
  if (found === undefined) throw new ApiError('UNKNOWN_BRAND');
  return found;
}

/** The address of a page's route in a language: `/es/`, `/es/vinos`; `:name` parts are filled in from `params`. */
export function addressOf(language: Language, route: string, params: Record<string, string> = {}): string {
  const filled = route.split('/').map((part) => (part.startsWith(':') ? encodeURIComponent(params[part.slice(1)] ?? '') : part));
  return `/${language}/${filled.join('/')}`;
}

/** The page of a wine as the folder has it: the route of the page with the key `product`, by `brand/language`. */
export type ProductRoutes = ReadonlyMap<string, string>;

function productRoutes(pages: readonly Pick<Page, 'brand' | 'language' | 'key' | 'route'>[]): ProductRoutes {
  return new Map(pages.filter(({ key }) => key === 'product').map(({ brand: of, language, route }) => [`${of}/${language}`, route]));
}

/** The address of a visit's page: where the brand's page with the key `visit` stands; null when it has none. */
export function visitAddress(site: SiteContent, brandName: string, language: Language, slug: string): string | null {
  const found = site.pages.get(`${brandName}/${language}`)?.find((entry) => entry.key === 'visit');
  return found === undefined ? null : addressOf(language, found.route, { slug });
}

/** The address of a wine's page: where the brand's page with the key `product` stands; its catalogue when it has none. */
export function productAddress(site: Pick<SiteContent, 'brands' | 'productRoutes'>, brandName: string, language: Language, slug: string): string {
  const route = site.productRoutes.get(`${brandName}/${language}`);
  if (route !== undefined) return addressOf(language, route, { slug });
  return site.brands.get(brandName)?.paths['catalogue']?.[language] ?? `/${language}/`;
}

/** The address of one vintage and format of a wine: its page, with the sku that it is to open with. */
export function skuAddress(site: Pick<SiteContent, 'brands' | 'productRoutes'>, brandName: string, language: Language, slug: string, sku: string): string {
  const page = productAddress(site, brandName, language, slug);
  return site.productRoutes.has(`${brandName}/${language}`) ? `${page}?sku=${encodeURIComponent(sku)}` : page;
}
