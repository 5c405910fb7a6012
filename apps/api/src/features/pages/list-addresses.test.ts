import { expect, test } from 'vitest';
import { listAddresses } from './list-addresses.ts';

const page = (key: string, route: string, more = {}) => ({ key, route, robots: 'index', access: 'public', ...more });
const site = {
  brands: new Map([['brisa', { languages: ['es', 'en'] }]]),
  pages: new Map([
    ['brisa/es', [page('visits', 'visitas'), page('visit', 'visitas/:slug'), page('booking', 'reserva/:code'), page('basket', 'cesta', { robots: 'noindex' })]],
    ['brisa/en', [page('visits', 'visits'), page('visit', 'visits/:slug')]],
  ]),
} as unknown as Parameters<typeof listAddresses>[0];
const visits = [
  { brand: 'brisa', slug: 'noche' },
  { brand: 'alba', slug: 'bodega' },
];

test('each visit of the brand stands in the sitemap with its pair; what is noindex or opened by a private part does not', () => {
  expect(listAddresses(site, { wines: [], visits }, 'brisa')).toEqual([
    { key: 'visits', paths: { es: '/es/visitas', en: '/en/visits' } },
    { key: 'visit', paths: { es: '/es/visitas/noche', en: '/en/visits/noche' } },
  ]);
});
