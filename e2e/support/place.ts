import { test as base, expect } from '@playwright/test';
import { type Fixtures, fixturesOf } from './fixtures/index.ts';
import { watchErrors } from './page-errors.ts';
import { type Words, words } from './words.ts';

/** Where a journey happens: a house, a language, and its addresses. */
export interface Place {
  brand: 'montelar' | 'oria';
  language: 'es' | 'en';
  /** Root of the house, without a slash at the end. */
  origin: string;
  words: Words;
  /** Address of a page by its name, in this language. */
  path(name: keyof typeof paths, rest?: string): string;
  /** A wine of this house with plenty in the cellar; price in euros. */
  wine: { slug: string; sku: string; price: number };
  /** An amount of euros as its figures stand on the screen, without the sign. */
  amount(euros: number): string;
  /** Members, wines, codes and visits that no other journey and no other place touches. */
  fixtures: Fixtures;
}

const paths = {
  home: { es: '/es/', en: '/en/' },
  catalogue: { es: '/es/vinos', en: '/en/wines' },
  basket: { es: '/es/cesta', en: '/en/basket' },
  checkout: { es: '/es/pago', en: '/en/checkout' },
  confirmation: { es: '/es/pedido-confirmado', en: '/en/order-confirmed' },
  visits: { es: '/es/visitas', en: '/en/visits' },
  vineyards: { es: '/es/vinas', en: '/en/vineyards' },
  club: { es: '/es/club', en: '/en/club' },
  myClub: { es: '/es/club/mi-club', en: '/en/club/my-club' },
  myOrders: { es: '/es/club/mis-pedidos', en: '/en/club/my-orders' },
  selection: { es: '/es/club/seleccion', en: '/en/club/selection' },
  details: { es: '/es/club/mis-datos', en: '/en/club/personal-information' },
  password: { es: '/es/club/contrasena', en: '/en/club/password' },
} as const;

const wines = {
  montelar: { slug: 'reserva', sku: 'MON-RES-2019-75', price: 24.5 },
  oria: { slug: '845-grava', sku: 'ORI-845-2021-75', price: 29 },
};

/** The place at an address, with the fixtures of that attempt. */
export function placeAt(where: Pick<Place, 'brand' | 'language' | 'origin'>, attempt = 0): Place {
  const { brand, language } = where;
  return {
    ...where,
    words: words[language],
    path: (name, rest = '') => `${paths[name][language]}${rest}`,
    wine: wines[brand],
    fixtures: fixturesOf({ place: `${brand}-${language}`, attempt }),
    amount: (euros) => euros.toFixed(2).replace('.', ','),
  };
}

interface Given {
  place: Place;
  /** Names failed requests and console errors that the test provokes; any other one fails the test. See page-errors.ts for the lines. */
  expectErrors: (...lines: RegExp[]) => void;
}

export const test = base.extend<Given>({
  place: async ({}, use, info) => {
    const { brand = 'montelar', language = 'es' } = info.project.metadata as Partial<Place>;
    const origin = `http://${brand === 'oria' ? 'oria.' : ''}localhost:${process.env['ESTATE_PORT']}`;
    await use(placeAt({ brand, language, origin }, Math.min(info.retry, 1)));
  },
  baseURL: async ({ place }, use) => use(place.origin),
  expectErrors: [
    async ({ context, javaScriptEnabled }, use, info) => {
      const errors = watchErrors(context, javaScriptEnabled);
      await use((...lines) => void errors.expected.push(...lines));
      const unexpected = errors.unexpected();
      // A test that failed has said why; what went wrong beside it helps to see the cause.
      if (info.errors.length === 0) expect(unexpected, 'failed requests and console errors that nobody expected').toEqual([]);
      else if (unexpected.length > 0) console.log(`beside the failure of "${info.title}":\n  ${unexpected.join('\n  ')}`);
    },
    { auto: true },
  ],
});

export { expect };
