import { afterEach, expect, test } from 'vitest';
import { fakeApi, fakePage } from '../testing/fake-api.ts';
import { serveSite, type TestSite } from '../testing/serve-site.tsx';
import type { ShareCard } from './app.ts';
import { sharedPath } from './share.ts';

let server: TestSite;
afterEach(() => server.close());

const tag = (html: string, name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('each page names its picture by an absolute address, which is drawn from the page and from nothing else', async () => {
  const drawn: ShareCard[] = [];
  const alternates = { es: '/es/', en: '/en/' };
  server = await serveSite(fakeApi({ 'GET /api/page/alba/es/': fakePage('<p>Hola</p>', { title: 'Vinos & más', alternates }) }), {
    drawShare: async (card) => {
      drawn.push(card);
      return Buffer.from('png');
    },
  });
  const { text } = await server.get('/es/');
  const address = new URL(tag(text, 'og:image') ?? '');
  expect(address.href).toMatch(/^http:\/\/localhost\/share\/es\/index\.png\?v=[0-9a-f]{8}$/);
  expect([tag(text, 'og:image:width'), tag(text, 'og:image:height'), tag(text, 'og:image:type')]).toEqual(['1200', '630', 'image/png']);
  expect(tag(text, 'twitter:card')).toBe('summary_large_image');
  expect([tag(text, 'og:locale'), tag(text, 'og:locale:alternate')]).toEqual(['es_ES', 'en_GB']);
  expect(tag(text, 'og:title')).toContain('Vinos &amp; más');

  const picture = await server.get(`${address.pathname}${address.search}&title=hacked`);
  expect([picture.status, picture.headers['content-type'], picture.text]).toEqual([200, 'image/png', 'png']);
  expect(drawn).toEqual([expect.objectContaining({ brand: 'alba', title: 'Vinos & más', picture: null })]);
  expect((await server.get(address.pathname, { headers: { 'if-none-match': String(picture.headers.etag) } })).status).toBe(304);
});

test('a page that is not there has no picture', async () => {
  server = await serveSite(fakeApi(), { drawShare: async () => Buffer.from('png') });
  for (const path of ['/share/es/nada.png', '/share/fr/index.png', '/share/es/../es/index.png', '/share/es/.png'])
    expect((await server.get(path)).status).toBe(404);
  expect((await server.get('/es/nada')).text).not.toContain('og:image');
});

test('addresses of pictures and pages belong together', async () => {
  server = await serveSite(fakeApi());
  expect(['/share/es/index.png', '/share/en/wines/reserva.png', '/share/es/a', '/es/index.png'].map(sharedPath)).toEqual([
    '/es/',
    '/en/wines/reserva',
    null,
    null,
  ]);
});
