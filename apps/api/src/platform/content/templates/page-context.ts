import type { Language } from '@parral/api-spec/languages';
import type { Brand, Page } from '../estate.ts';

/** What a page template may print. */
export interface PageContext {
  brand: {
    id: string;
    name: string;
    email: string;
    phone: string;
    address: string[];
    openingHours: string;
    pickup: { name: string; line1: string; postcode: string; locality: string; phone: string; hours: string };
  };
  /** How long an order takes, as `shipping.yaml` has it. */
  shipping: { deliveryTime: string };
  language: Language;
  page: { id: string; key: string; title: string; description: string; attributes: Record<string, string> };
  /** What the parts of a route pattern caught, for example `{ slug: 'reserva' }`. */
  route: Record<string, string>;
  /** Paths of the brand's pages in this language by key, for example `paths.visits`. */
  paths: Record<string, string>;
}

/**
 * Gathers what a template may print.
 *
 * @param brand the page's brand
 * @param page the page
 * @param shipping how long an order takes, by language
 * @param route what the route pattern caught; empty for plain routes
 */
export function pageContext(brand: Brand, page: Page, shipping: { deliveryTime: Record<Language, string> }, route: Record<string, string> = {}): PageContext {
  const { language } = page;
  const { hours, ...shop } = brand.pickup;
  const paths = Object.entries(brand.paths).flatMap(([key, byLanguage]) => {
    const path = byLanguage[language];
    return path === null ? [] : [[key, path] as const];
  });
  return {
    brand: {
      id: brand.id,
      name: brand.name,
      email: brand.email,
      phone: brand.phone,
      address: brand.address,
      openingHours: brand.openingHours[language],
      pickup: { ...shop, hours: hours[language] },
    },
    shipping: { deliveryTime: shipping.deliveryTime[language] },
    language,
    page: { id: page.id, key: page.key, title: page.title, description: page.description, attributes: page.attributes },
    route,
    paths: Object.fromEntries(paths),
  };
}
