import { test as base } from '@playwright/test';
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
  /** A wine of this house with plenty in the cellar. */
  wine: { slug: string; sku: string; price: number };
}

const paths = {
  home: { es: '/es/', en: '/en/' },
  catalogue: { es: '/es/vinos', en: '/en/wines' },
  basket: { es: '/es/cesta', en: '/en/basket' },
  checkout: { es: '/es/pago', en: '/en/checkout' },
  confirmation: { es: '/es/pedido-confirmado', en: '/en/order-confirmed' },
  visits: { es: '/es/visitas', en: '/en/visits' },
  club: { es: '/es/club', en: '/en/club' },
} as const;

const wines = {
  montelar: { slug: 'reserva', sku: 'MON-RES-2019-75', price: 24.5 },
  oria: { slug: '845-grava', sku: 'ORI-845-2021-75', price: 29 },
};

export const test = base.extend<{ place: Place }>({
  place: async ({}, use, info) => {
    const { brand = 'montelar', language = 'es' } = info.project.metadata as Partial<Place>;
    const port = process.env['ESTATE_PORT'];
    await use({
      brand,
      language,
      origin: `http://${brand === 'oria' ? 'oria.' : ''}localhost:${port}`,
      words: words[language],
      path: (name, rest = '') => `${paths[name][language]}${rest}`,
      wine: wines[brand],
    });
  },
  baseURL: async ({ place }, use) => use(place.origin),
});

export { expect } from '@playwright/test';
