import type { components } from '@parral/api-spec';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';

type Page = components['schemas']['Page'];
type ErrorForm = components['schemas']['Error'];

describeOnBoth('pages and site', (api) => {
  test('the home page has an empty route, and its blocks are placeholders', async () => {
    const { status, body } = await api().visitor().get<Page>('/api/page/alba/es/');
    expect(status).toBe(200);
    expect(body.page).toMatchObject({ key: 'home', theme: 'alba', alternates: { es: '/es/', en: '/en/' }, access: 'public', params: {} });
    const catalogue = await api().visitor().get<Page>('/api/page/alba/es/catalogue');
    expect(catalogue.body.html).toContain(`<div data-block="shop/catalogue" data-page-id="${catalogue.body.page.id}"></div>`);
  });

  test.each(['wines/palomar', 'wines%2Fpalomar'])('%s: the slug is caught, filled into the other language, and the wine gives the title', async (route) => {
    const { body } = await api().visitor().get<Page>(`/api/page/alba/en/${route}`);
    expect(body.page).toMatchObject({
      key: 'product',
      params: { slug: 'palomar' },
      title: 'Wine',
      alternates: { es: '/es/vinos/palomar', en: '/en/wines/palomar' },
    });
  });

  test.each([
    '/api/page/alba/es/nowhere',
    '/api/page/alba/es/vinos/none',
    '/api/page/alba/es/vinos/paramo',
    '/api/page/alba/es/vinos/:slug',
    '/api/page/alba/es/catalogue/',
    '/api/page/alba/es/%2e%2e/x',
  ])('%s is 404 NOT_FOUND', async (url) => {
    const { status, body } = await api().visitor().get<ErrorForm>(url);
    expect(status).toBe(404);
    expect(body.detail).toBe('NOT_FOUND');
  });

  test('an unknown brand is 404 UNKNOWN_BRAND, an unknown language 400', async () => {
    expect((await api().visitor().get<ErrorForm>('/api/page/nobody/es/')).body.detail).toBe('UNKNOWN_BRAND');
    expect((await api().visitor().get<ErrorForm>('/api/site/nobody/')).body.detail).toBe('UNKNOWN_BRAND');
    expect((await api().visitor().get<ErrorForm>('/api/page/alba/fr/')).body).toMatchObject({ detail: 'BAD_REQUEST', fields: { language: 'ENUM' } });
  });

  test('a page for members is 401 CLUB_NO_AUTHENTICATED_MEMBER before login, private after it (specification section 6)', async () => {
    const visitor = api().visitor();
    const refused = await visitor.get<ErrorForm>('/api/page/alba/es/socios');
    expect([refused.status, refused.body.detail]).toEqual([401, 'CLUB_NO_AUTHENTICATED_MEMBER']);
    await visitor.post('/api/club/login/', { email: 'lucia@club.example', password: 'llave-platino-1' });
    const own = await visitor.get<Page>('/api/page/alba/es/socios');
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(own.body.page).toMatchObject({ access: 'member', theme: 'club' });
    expect((await api().visitor().get('/api/page/alba/es/socios')).status).toBe(401);
  });

  test('the address of a page in each language, also of one that the reader may not see yet (fault: the login forgot where one was going)', async () => {
    const alternatesOf = (path: string) =>
      api()
        .visitor()
        .get<components['schemas']['Alternates']>(`/api/site/alba/alternates/?path=${encodeURIComponent(path)}`);
    expect((await alternatesOf('/es/vinos/palomar')).body).toEqual({ paths: { es: '/es/vinos/palomar', en: '/en/wines/palomar' } });
    expect((await alternatesOf('/es/socios')).body.paths).toHaveProperty('es', '/es/socios');
    expect((await alternatesOf('/es/')).body).toEqual({ paths: { es: '/es/', en: '/en/' } });
    for (const path of ['/es/nowhere', '/fr/', '', 'x', '//evil.example']) expect((await alternatesOf(path)).status, path).toBe(404);
    expect((await api().visitor().get('/api/site/nobody/alternates/?path=/es/')).status).toBe(404);
  });

  test('a site says its theme, its cookies, its addresses and its texts in each language', async () => {
    const { body } = await api().visitor().get<components['schemas']['Site']>('/api/site/brisa/');
    expect(body).toMatchObject({
      brand: 'brisa',
      name: 'Brisa',
      hosts: ['brisa.localhost'],
      languages: ['es', 'en'],
      free_shipping_from: 150,
      cookies: { basket: 'has_basket' },
    });
    expect(body.addresses['es']).toMatchObject({ home: '/es/', catalogue: '/es/catalogue' });
    expect(body.texts['en']?.navigation).toEqual([{ label: 'Wines', href: '/en/catalogue' }]);
    expect(body.payments).toEqual({ publishable_key: 'pk_test_sandbox', script_url: '/sandbox/stripe/v3/' });
  });

  test('pages that search engines may know: patterns filled in for each wine, private and noindex pages left out', async () => {
    const { body } = await api().visitor().get<components['schemas']['SiteAddresses']>('/api/site/alba/addresses/');
    const byKey = Map.groupBy(body.pages, ({ key }) => key);
    expect(byKey.get('home')).toEqual([{ key: 'home', paths: { es: '/es/', en: '/en/' } }]);
    expect(byKey.get('product')).toContainEqual({ key: 'product', paths: { es: '/es/vinos/palomar', en: '/en/wines/palomar' } });
    expect(JSON.stringify(body)).not.toContain(':slug');
    expect(JSON.stringify(body)).not.toContain('socios');
    expect(JSON.stringify(body)).not.toContain('paramo');
    expect((await api().visitor().get<ErrorForm>('/api/site/nobody/addresses/')).body.detail).toBe('UNKNOWN_BRAND');
  });

  test('visits of a brand, and one with its prices', async () => {
    const { body } = await api().visitor().get<components['schemas']['ExperienceList']>('/api/experience/?brand=alba&language=en');
    expect(body.experiences.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(body.experiences[0]).toMatchObject({
      name: 'Walk',
      price_adult: 24,
      price_child: 8,
      price_baby: 0,
      href: null,
      picture: '/images/alba/hero.svg',
    });
    expect((await api().visitor().get('/api/experience/1')).body).toMatchObject({ name: 'Paseo', duration_minutes: 90 });
    expect((await api().visitor().get('/api/experience/999')).status).toBe(404);
    expect((await api().visitor().get('/api/experience/?brand=nobody')).status).toBe(404);
  });

  test('shipping countries: Spain first, with provinces; the others are free text', async () => {
    const { body } = await api().visitor().get<components['schemas']['ShippingCountry'][]>('/api/ecom_order/checkout/shipping_countries/?language=en');
    expect(body.map(({ iso_code, name, postcode_regex, price }) => [iso_code, name, postcode_regex, price])).toEqual([
      ['ES', 'Spain', '^\\d{5}$', 6.5],
      ['IE', 'Ireland', '^.+$', 24],
    ]);
    expect(body.map(({ zones }) => zones)).toEqual([
      [
        { name: 'the Balearics', postcode_regex: '^07\\d{3}$', price: 11.5, delivery_days: null },
        { name: 'the Canaries', postcode_regex: '^3[58]\\d{3}$', price: null, delivery_days: null },
      ],
      [],
    ]);
    expect(body[0]?.regions).toContain('La Rioja');
    expect(body[0]?.regions).toHaveLength(52);
    expect(body[1]?.regions).toEqual([]);
  });
});
