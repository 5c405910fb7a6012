import type { Db } from '../../platform/database/database.ts';
import type { Experience, Language } from '../../platform/content/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CaptchaContext } from '../captcha/index.ts';
import { loadExperiences } from '../experiences/index.ts';
import type { InvoicesContext } from '../invoices/index.ts';
import type { PaymentLinksContext } from '../links/index.ts';
import type { PaymentsContext } from '../payments/index.ts';
import type { SessionContext } from '../session/index.ts';
import { loadShippingCountries, loadShippingTerms, type ShippingTerms } from '../shipping/index.ts';
import { loadSite, type SiteContent, visitAddress } from '../site/index.ts';

export type BookingContext = SessionContext & CaptchaContext & PaymentLinksContext & PaymentsContext & InvoicesContext;

/** What every step of a booking works with. */
export interface BookingDeps {
  context: BookingContext;
  /** Visits and site of the present content; never inside a transaction. */
  terms: () => Promise<BookingTerms>;
}

export interface BookingTerms {
  visits: ReadonlyMap<string, Experience>;
  site: SiteContent;
  /** Pattern of a country's postcodes, where the estate knows it. */
  postcodes: ReadonlyMap<string, string>;
  /** Where the estate pays its taxes. */
  shipping: ShippingTerms;
}

export function bookingDeps(context: BookingContext): BookingDeps {
  return { context, terms: context.content.memo(loadTerms) };
}

/** For `context.content.memo`. */
async function loadTerms(tx: Db): Promise<BookingTerms> {
  const visits = await loadExperiences(tx);
  const countries = await loadShippingCountries(tx);
  return {
    visits: new Map(visits.map((visit) => [String(visit.id), visit])),
    site: await loadSite(tx),
    postcodes: new Map(countries.map(({ code, postcodeRegex }) => [code, postcodeRegex])),
    shipping: await loadShippingTerms(tx),
  };
}

/** Where a visit is booked: its own page, else the list of visits; a path such as `/es/visitas/los-bancales-a-pie`. */
export function experiencePage({ visits, site }: BookingTerms, { experienceId, brand, webLanguage }: Place): string {
  const slug = visits.get(experienceId)?.slug;
  const own = slug === undefined ? null : visitAddress(site, brand, webLanguage, slug);
  return own ?? site.brands.get(brand)?.paths['visits']?.[webLanguage] ?? `/${webLanguage}/`;
}

/** Whose session books; `memberId` is null for who is not logged in. */
export interface Booker {
  id: string;
  memberId: string | null;
}

/** Of an intent, a booking or a place in a waiting list. */
export interface Place {
  experienceId: string;
  brand: string;
  webLanguage: Language;
}

type Refusal = 'SLOT_TAKEN' | 'SLOT_NOT_FOUND' | 'HOLD_EXPIRED' | 'PAYMENT_NOT_AUTHORISED' | 'PAYMENT_MISMATCH' | 'PAYMENT_PROCESSING';

/** A 409 with what the way back to the dates needs (specification section 3, conflict data). Not inside a transaction. */
export async function conflict(deps: BookingDeps, code: Refusal, place: Place, intentId: string | null): Promise<ApiError> {
  return new ApiError(code, { booking_intent_id: intentId, experience_page_url: experiencePage(await deps.terms(), place) });
}

/** Ends the transaction in which no places were to be had. */
export class PlacesGone extends Error {
  override readonly name = 'PlacesGone';
}
