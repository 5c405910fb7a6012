/** An estate's own site shows wines and free places from here (operate/other-sites.md): by a list of origins, reading alone. */
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { describeOnBoth } from '../../testing/with-api.ts';

const own = 'https://www.alba.example';
const products = '/api/catalogue/products/?brand=alba&language=es';
const from = (origin: string, more: Record<string, string> = {}) => ({ headers: { origin, ...more } });

describeOnBoth(
  'pages of other sites',
  (api) => {
    test('a listed site reads wines, the answer made for it and the kept one alike; no cookie counts', async () => {
      const answers = [await api().visitor().get(products, from(own)), await api().visitor().get(products, from(own))];
      for (const { status, headers } of answers) {
        expect(status).toBe(200);
        expect(headers['access-control-allow-origin']).toBe(own);
        expect(headers).not.toHaveProperty('access-control-allow-credentials');
        // What stands between must not give one site's answer to another.
        expect(headers['vary']).toBe('Origin');
      }
      const held = await api()
        .visitor()
        .get(products, from(own, { 'if-none-match': String(answers[1]?.headers['etag']) }));
      expect(held).toMatchObject({ status: 304, headers: { 'access-control-allow-origin': own } });
    });

    test('free places are read as well, and a refusal says why', async () => {
      const { body } = await api().visitor().get<{ id: string }[]>('/api/experience/?brand=alba&language=es', from(own));
      const missing = await api().visitor().get('/api/experience/nowhere?brand=alba&language=es', from(own));
      expect(Array.isArray(body) ? body.length : Object.keys(body).length).toBeGreaterThan(0);
      expect(missing.status).toBeGreaterThanOrEqual(400);
      expect(missing.headers['access-control-allow-origin']).toBe(own);
    });

    test('a site that is not listed is told nothing, whatever it looks like', async () => {
      for (const origin of ['https://evil.example', 'http://www.alba.example', `${own}.evil.example`, 'null'])
        expect((await api().visitor().get(products, from(origin))).headers, origin).not.toHaveProperty('access-control-allow-origin');
      const asked = await api().visitor().get(products);
      expect(asked.headers['vary']).toBe('Origin');
    });

    test('a listed site changes nothing: the browser is not told that it may, and the call is refused', async () => {
      const preflight = await api().app.inject({
        method: 'OPTIONS',
        url: '/api/ecom/basket/add_product/',
        headers: { host: 'localhost', origin: own, 'access-control-request-method': 'POST' },
      });
      expect(String(preflight.headers['access-control-allow-methods'])).toBe('GET, HEAD');
      const added = await api().visitor().post('/api/ecom/basket/add_product/', { product_id: 'x', quantity: 1, language: 'es' }, from(own));
      expect(added).toMatchObject({ status: 403, body: { detail: 'ORIGIN_NOT_ALLOWED' } });
    });
  },
  { config: { apiOrigins: [own] } },
);

describeOnBoth('pages of other sites, none being listed', (api) => {
  test('no answer says anything of them', async () => {
    const { headers } = await api().visitor().get(products, from(own));
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('vary');
  });
});

test('API_ORIGINS takes origins, comma separated; an address with a path is said to be none', () => {
  expect(readConfig({ API_ORIGINS: `${own}, http://localhost:5173` }).apiOrigins).toEqual([own, 'http://localhost:5173']);
  for (const wrong of [`${own}/`, 'www.alba.example', '*', 'https://*.alba.example/wines'])
    expect(() => readConfig({ API_ORIGINS: wrong }), wrong).toThrow(/API_ORIGINS: expected origins such as https:\/\/www\.my-winery\.example/);
});
