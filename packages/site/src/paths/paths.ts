import type { Language } from '@parral/api-spec/languages';
import { homePath } from './home-and-login.ts';

/** A page by its route below the language, without slashes at its ends; the home where the route is empty. */
export function pagePath(language: Language, route: string): string {
  return homePath(language) + route;
}

/** Where the newsletter's form is posted without script, and where the links of its mails lead. */
export function newsletterPath(link?: 'confirm' | 'unsubscribe'): string {
  return link === undefined ? '/newsletter' : `/newsletter/${link}`;
}

/** Where the contact form is posted without script. */
export function contactFormPath(): string {
  return '/contact';
}

/** The page that a proxy shows instead of one whose app does not answer; its query's `next` is the path that was wanted. */
export function unavailablePath(): string {
  return '/unavailable';
}

/** The editors' page of all blocks of an app. */
export function blocksPagePath(app: string): string {
  return `/editors/blocks/${app}`;
}

/** The folder of the pictures that page shows of blocks that cannot be drawn there. */
export function blockPicturesPath(): string {
  return '/editors/pictures/';
}

/** One of them, of a block by its name, `<app>/<block>`. */
export function blockPicturePath(block: string): string {
  return `${blockPicturesPath()}${block}.jpg`;
}

/** What a reader may choose in the catalogue. It stands in the address, so that it can be linked and works without script. */
export interface CatalogueChoice {
  category?: string | null | undefined;
  sort?: string | null | undefined;
  /** Page, from 1. */
  page?: number | undefined;
  /** Values of the catalogue's filters by name, several of one joined by commas. */
  filters?: Readonly<Record<string, string>> | undefined;
}

/** The catalogue with a choice. Left out: whatever is the default, so that each view has one address. */
export function cataloguePath(catalogue: string, { category, sort, page, filters }: CatalogueChoice): string {
  const path = withQuery(catalogue, { category, sort, ...filters, p: page !== undefined && page > 1 ? page : undefined });
  return path.replaceAll('%2C', ',');
}

/** A wine's page, with the category it was reached from (specification section 2, catalogue page). */
export function winePath(wine: string, category: string | null | undefined): string {
  return withQuery(wine, { category });
}

/** A vintage and format of a wine on its page, which has an address of its own for each. Keeps the category. */
export function variantPath(wine: string, sku: string): string {
  return withQuery(wine, { sku });
}

/**
 * The way back from a wine: catalogue url plus category slug, or / if there is no catalogue url (specification section 2, product
 * page). The catalogue reads its category from the query, so there the slug stands; a catalogue url that ends in a slash gets it
 * as the last segment.
 */
export function backToCataloguePath(catalogue: string | undefined, category: string | undefined): string {
  if (!catalogue) return '/';
  return category && catalogue.endsWith('/') ? catalogue + encodeURIComponent(category) : withQuery(catalogue, { category });
}

/** The confirmation page of an order, which finds it by its payment. */
export function orderPath(confirmation: string, paymentIntent: string): string {
  return withQuery(confirmation, { redirect_status: 'succeeded', payment_intent: paymentIntent });
}

/** A visit in the list of visits, for one without a page of its own. */
export function visitPath(visits: string, slug: string): string {
  return `${visits}#${slug}`;
}

/** The booking on a visit's page; its hash holds what was chosen (`bookingHash`). Without a page: on this one. */
export function bookingPath(visit: string, hash: string): string {
  return `${visit}#${hash}`;
}

/** The booking with an intent to take up again: a hash carrying bookingIntentId (specification section 2). */
export function resumedBookingPath(visit: string, bookingIntentId: string): string {
  return bookingPath(visit, encodeURIComponent(JSON.stringify({ bookingIntentId })));
}

/** The confirmation page of a visit that was paid by a voucher. */
export function redeemedPath(confirmation: string, redemption: string): string {
  return withQuery(confirmation, { voucher_redemption: redemption });
}

/** The page where a voucher is redeemed, with its code (specification section 9). */
export function voucherPath(page: string, code: string): string {
  return withQuery(page, { voucher: code });
}

/** A list narrowed and turned to a page, in view: empty parts left out, page 1 without a number. */
export function listPath(path: string, anchor: string, { p, ...query }: Query & { p?: number }): string {
  return `${withQuery(path, { ...query, p: p === 1 ? undefined : p })}#${anchor}`;
}

type Query = Readonly<Record<string, string | number | null | undefined>>;

/** Keeps the query that the path has; what is empty is left out. */
function withQuery(path: string, query: Query): string {
  const [base = '', present] = path.split('?');
  const search = new URLSearchParams(present);
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  return search.size === 0 ? base : `${base}?${search}`;
}
