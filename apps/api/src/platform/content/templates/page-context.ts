import { byLanguage, type Language } from '@parral/api-spec/languages';
import { formatMoney } from '@parral/rules';
import type { DeliveryPlaces } from '../delivery/delivery-words.ts';
import type { Brand, Club, Page } from '../estate.ts';

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
  /** How long an order takes, as `shipping.yaml` has it: at home in a few words, and all places by their time. */
  shipping: { deliveryTime: string; places: readonly DeliveryPlaces[] };
  /** The club's levels by id, as `club/club.yaml` has them: `club.levels.bronze.goal`. */
  club: { levels: Record<string, PrintedLevel> };
  language: Language;
  page: { id: string; key: string; title: string; description: string; attributes: Record<string, string> };
  /** What the parts of a route pattern caught, for example `{ slug: 'reserva' }`. */
  route: Record<string, string>;
  /** Paths of the brand's pages in this language by key, for example `paths.visits`. */
  paths: Record<string, string>;
}

/** A level of the club in words: what it is called, what is bought in a membership so that the next begins (`300 €`), how many months one lasts. */
export interface PrintedLevel {
  label: string;
  goal: string;
  months: number;
}

/** What templates print of the folder beside their own page and brand: how long an order takes, by language; the club's levels. */
export interface EstateTerms {
  deliveryTime: Record<Language, string>;
  deliveryPlaces?: Record<Language, readonly DeliveryPlaces[]>;
  levels: readonly Pick<Club['levels'][number], 'level' | 'label' | 'goal' | 'months'>[];
}

/** Levels as templates name them (`club.levels.bronze`), for a club that cannot be read. */
export function levelsNamed(templates: readonly string[]): EstateTerms['levels'] {
  const names = templates.flatMap((template) => [...template.matchAll(/\bclub\.levels\.([\w-]+)/g)].map(([, name = '']) => name));
  return [...new Set(names)].map((level) => ({ level, label: byLanguage(() => level), goal: 1, months: 12 }));
}

/**
 * Gathers what a template may print.
 *
 * @param brand the page's brand
 * @param page the page
 * @param terms what it prints of shipping and club
 * @param route what the route pattern caught; empty for plain routes
 */
export function pageContext(brand: Brand, page: Page, terms: EstateTerms, route: Record<string, string> = {}): PageContext {
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
    shipping: { deliveryTime: terms.deliveryTime[language], places: terms.deliveryPlaces?.[language] ?? [] },
    club: { levels: Object.fromEntries(terms.levels.map((level) => [level.level, printedLevel(level, language)])) },
    language,
    page: { id: page.id, key: page.key, title: page.title, description: page.description, attributes: page.attributes },
    route,
    paths: Object.fromEntries(paths),
  };
}

/** Whole euros without decimals, as prose has them. */
function printedLevel({ label, goal, months }: EstateTerms['levels'][number], language: Language): PrintedLevel {
  return { label: label[language], goal: goal === undefined ? '' : formatMoney(goal).replace(/[.,]00(?!\d)/, ''), months };
}
