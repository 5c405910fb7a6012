import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, fakePage, fakeSite } from '../../testing/fake-api.ts';
import { serveSite, type TestSite } from '../../testing/serve-site.tsx';

let server: TestSite;
afterEach(() => server.close());

const known = fakeSite('alba', 'localhost');
const place = { street: 'Camino, 3', postcode: '26339', locality: 'Alba', region: 'La Rioja', country: 'ES', latitude: 42.5, longitude: -2.7 };
const site = {
  ...known,
  place,
  opening_times: [{ days: ['mon', 'sun'], opens: '10:30', closes: '15:00' }],
  addresses: { ...known.addresses, es: { ...known.addresses['es'], withdrawal: '/es/desistimiento' } },
};

async function thingsOf(path: string, page: Parameters<typeof fakePage>[1], of: object = site): Promise<Record<string, unknown>[]> {
  server = await serveSite(fakeApi({ 'GET /api/site/alba/': of, [`GET /api/page/alba${path}`]: fakePage('<p>Hola</p>', page) }));
  const { text } = await server.get(path);
  return [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((found) => JSON.parse(found[1] ?? '') as Record<string, unknown>);
}

describe('what a page tells search engines', () => {
  it('home: the house with its policy of returns, the winery with address and opening hours, the site; no way down', async () => {
    const things = await thingsOf('/es/', { key: 'home' });
    expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'Winery', 'WebSite']);
    expect(things.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true);
    expect(things[0]).toMatchObject({
      url: 'http://localhost:80/',
      telephone: '+34 600 000 000',
      hasMerchantReturnPolicy: { applicableCountry: 'ES', merchantReturnDays: 14, merchantReturnLink: 'http://localhost:80/es/desistimiento' },
    });
    expect(things[1]).toMatchObject({
      address: { '@type': 'PostalAddress', streetAddress: 'Camino, 3', postalCode: '26339', addressCountry: 'ES' },
      geo: { latitude: 42.5, longitude: -2.7 },
      openingHoursSpecification: [{ dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Sunday'], opens: '10:30', closes: '15:00' }],
    });
  });

  it('an estate that does not have its address in parts nor its hours says the lines and no hours, and without a page on it no policy', async () => {
    const [house, winery] = await thingsOf('/es/', { key: 'home' }, known);
    expect(winery).toMatchObject({ address: 'Camino de los Bancales, 3' });
    expect(winery).not.toHaveProperty('openingHoursSpecification');
    expect(winery).not.toHaveProperty('geo');
    expect(house).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  it('below home: the way down by the parents that a menu names, the page itself last', async () => {
    const page = { key: 'product', title: 'Reserva', alternates: { es: '/es/vinos/tintos/reserva', en: null } };
    const [way, ...more] = await thingsOf('/es/vinos/tintos/reserva', page);
    expect(more).toEqual([]);
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Alba', item: 'http://localhost:80/es/' },
        { position: 2, name: 'Vinos', item: 'http://localhost:80/es/vinos' },
        { position: 3, name: 'Reserva', item: 'http://localhost:80/es/vinos/tintos/reserva' },
      ],
    });
  });
});
