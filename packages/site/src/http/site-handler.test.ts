import { brandThemes } from '@parral/ui/themes/registry';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, fakePage, fakeSite, type FakeApi } from '../testing/fake-api.ts';
import { serveSite, type TestSite } from '../testing/serve-site.tsx';

let server: TestSite;
afterEach(() => server.close());

const pages = () =>
  fakeApi({
    'GET /api/page/alba/es/': fakePage('<p>Hola</p>'),
    'GET /api/page/alba/es/vinos': fakePage('<p>Vinos</p>', { alternates: { es: '/es/vinos', en: '/en/wines' } }),
    'GET /api/page/brisa/en/': fakePage('<p>Hello</p>', { theme: 'brisa' }),
  });

describe('brand and language are set before anything else (section 1)', () => {
  it('takes the brand from the host, port and capitals aside', async () => {
    server = await serveSite(pages());
    expect((await server.get('/es/', { host: 'LOCALHOST:3000' })).text).toContain('data-brand="alba"');
    expect((await server.get('/en/', { host: 'brisa.localhost' })).text).toContain(`data-theme="${brandThemes[1]}"`);
  });

  it('refuses a host that is nobody’s with 421, and asks the API for no page', async () => {
    const api = pages();
    server = await serveSite(api);
    expect((await server.get('/es/', { host: 'evil.example' })).status).toBe(421);
    expect(api.calls.filter((call) => call.includes('/page/'))).toEqual([]);
  });

  it('serves one brand on every host when told to', async () => {
    server = await serveSite(pages(), { brand: 'alba' });
    expect((await server.get('/es/', { host: 'anything.example' })).status).toBe(200);
  });

  it.each([
    ['en-US,en;q=0.9,es;q=0.8', '/en/'],
    ['fr,de;q=0.9', '/es/'],
    ['es;q=0.3,en;q=0.4', '/en/'],
    ['en;q=0', '/es/'],
    ['', '/es/'],
  ])('sends / to the language asked for: %s → %s, once, with Vary', async (accept, to) => {
    server = await serveSite(pages());
    const answer = await server.get('/?utm=1', { headers: { 'accept-language': accept } });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(`${to}?utm=1`);
    expect(answer.headers.vary).toBe('Accept-Language');
  });
});

it('names the request with a page; a file named by its content, of which there are twenty to a page, goes without', async () => {
  server = await serveSite(pages());
  expect((await server.get('/es/')).headers['x-request-id']).toBeDefined();
  expect((await server.get('/assets/shop/client-0000.js')).headers['x-request-id']).toBeUndefined();
});

it('writes a line for each page and file once it is sent, kept ones too: whose request, what, how; never a query or a token', async () => {
  const lines: object[] = [];
  server = await serveSite(pages(), { log: { error: () => undefined, access: (line) => lines.push(line) } });
  const asked = { headers: { 'x-request-id': '9f1c66a2-proxy-0001' } };
  await server.get('/es/vinos?voucher=U-SECRET', asked);
  await server.get('/es/vinos', asked);
  await server.get('/es/nada', asked);
  await expect.poll(() => lines).toHaveLength(3);
  const line = { request: '9f1c66a2-proxy-0001', method: 'GET', host: expect.stringContaining('localhost') as string, ms: expect.any(Number) as number };
  expect(lines).toEqual([
    { ...line, path: '/es/vinos', status: 200 },
    { ...line, path: '/es/vinos', status: 200 },
    { ...line, path: '/es/nada', status: 404 },
  ]);
});

describe('fault: several addresses for one page, redirects that lose language or query', () => {
  it.each([
    ['/es', '/es/'],
    ['/es/vinos/', '/es/vinos'],
    ['/es//vinos', '/es/vinos'],
    ['//es/vinos/?category=red&x=1', '/es/vinos?category=red&x=1'],
    ['//evil.example/', '/evil.example'],
    ['/login/?next=/es/', '/login?next=/es/'],
  ])('%s → 308 %s', async (from, to) => {
    server = await serveSite(pages());
    const answer = await server.get(from);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(to);
  });
});

describe('fault: a redirect that leads to another site', () => {
  it.each(['/\\evil.example/', '/\\/evil.example/', '/es\\..\\/'])('%s leads nowhere', async (path) => {
    server = await serveSite(pages());
    const answer = await server.get(path);
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
  });
});

describe('page load failures (section 8)', () => {
  const failing = (answer: unknown): FakeApi => fakeApi({ 'GET /api/page/alba/es/': answer });

  it.each([
    ['the API answers 404', { status: 404, body: { detail: 'NOT_FOUND' } }, 404],
    ['the API answers 503', { status: 503, body: { detail: 'STORAGE_FULL' } }, 503],
    ['the API answers nothing that can be read', { status: 200, body: null }, 500],
  ])('shows status and Error when %s', async (_what, answer, status) => {
    server = await serveSite(failing(answer));
    const page = await server.get('/es/');
    expect(page.status).toBe(status);
    expect(page.text).toContain(`>${status}<`);
    expect(page.text).toMatch(/<h1[^>]*>Error<\/h1>/);
    expect(page.text).toContain('href="/es/"');
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it("says it in the brand's own words and with its picture, at the failing address with its status", async () => {
    const site = fakeSite('alba', 'localhost');
    const said = (title: string, accent: string | null) => ({ title, accent, text: 'El muro se acaba aquí.', picture_alt: 'Un zorro en el muro' });
    const missingPage = { ...said('Aquí no hay', 'bancal'), ways: [{ mark: '914 m', label: 'Alto', href: '/es/vinos/alto' }] };
    const own = {
      ...site,
      pictures: ['not-found', 'not-found-phone'].map((name) => ({ src: `/images/alba/${name}.svg`, width: 1200, height: 600 })),
      texts: { ...site.texts, es: { ...site.texts['es'], error_pages: { not_found: missingPage, failed: said('Se ha caído', null) } } },
    };
    const failed = { status: 503, body: { detail: 'STORAGE_FULL' } };
    server = await serveSite(fakeApi({ 'GET /api/site/alba/': own, 'GET /api/page/alba/es/': failed }));
    const missing = await server.get('/es/nada');
    expect(missing.status).toBe(404);
    expect(missing.text.replace(/<!-- -->/g, '')).toMatch(/>Error<\/span> <span>404<span [^>]*aria-hidden="true">m<\/span>/);
    expect(missing.text).toMatch(/<h1[^>]*>Aquí no hay.*bancal.*<\/h1>/);
    expect(missing.text).toContain('<source media="(max-width: 767.98px)" srcSet="/images/alba/not-found-phone.svg"');
    expect(missing.text).toContain('alt="Un zorro en el muro"');
    expect(missing.text).toMatch(/<li[^>]*><a[^>]*href="\/es\/vinos\/alto"[^>]*><span[^>]*>914 m<\/span> <span[^>]*>Alto<\/span><\/a><\/li>/);
    const broken = await server.get('/es/');
    expect(broken.status).toBe(503);
    expect(broken.text).toMatch(/<h1[^>]*>Se ha caído<\/h1>/);
    expect(broken.text.replace(/<!-- -->/g, '')).toContain('>503, Error<');
    expect(broken.text).not.toContain('not-found');
  });

  it('answers 500 with an id that stands in the log when there is no answer at all', async () => {
    server = await serveSite(
      failing(() => {
        throw new Error('connection refused');
      }),
    );
    const page = await server.get('/es/');
    expect(page.status).toBe(500);
    expect(page.text).toMatch(/<h1[^>]*>Error<\/h1>/);
    const id = /este número: (?:<!-- -->)?([0-9a-f]{10})/.exec(page.text)?.[1];
    expect(id).toBeDefined();
    expect(server.logged[0]?.message).toContain(id);
  });

  it('an address that is no valid encoding is 404, not a crash', async () => {
    server = await serveSite(pages());
    expect((await server.get('/es/%E0%A4%A')).status).toBe(404);
    expect((await server.get('/es/%00')).status).toBe(404);
  });

  it('pages are read, not written: 405', async () => {
    server = await serveSite(pages());
    expect((await server.get('/es/', { method: 'DELETE' })).status).toBe(405);
  });
});

describe('members’ pages (section 6)', () => {
  const private_ = () =>
    fakeApi({
      'GET /api/page/alba/es/socios': (request: Request) =>
        request.headers.get('cookie')?.includes('sid=lucia')
          ? fakePage('<p>Lucía</p>', { access: 'member' })
          : { status: 401, body: { detail: 'CLUB_NO_AUTHENTICATED_MEMBER' } },
    });

  it('sends whoever is not a member to /login with the full path wanted', async () => {
    server = await serveSite(private_());
    const answer = await server.get('/es/socios?p=2&x=a%20b', { headers: { cookie: 'sid=other' } });
    expect(answer.status).toBe(302);
    const to = new URL(answer.headers.location ?? '', 'http://here');
    expect(to.pathname).toBe('/login');
    expect(to.searchParams.get('next')).toBe('/es/socios?p=2&x=a%20b');
  });

  it('shows a member the page and keeps it for nobody else', async () => {
    server = await serveSite(private_());
    const mine = await server.get('/es/socios', { headers: { cookie: 'sid=lucia' } });
    expect(mine.text).toContain('Lucía');
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect((await server.get('/es/socios')).status).toBe(302);
  });
});

describe('the content version', () => {
  it('raised by an import, it puts new content in every page within seconds', async () => {
    const api = pages();
    server = await serveSite(api);
    expect((await server.get('/es/')).text).toContain('Hola');
    api.answers.set('GET /api/page/alba/es/', fakePage('<p>Nuevo</p>', { content_version: 2 }));
    api.answers.set('GET /api/site/alba/', fakeSite('alba', 'localhost', 2));
    await expect.poll(async () => (await server.get('/es/')).text, { timeout: 4_000, interval: 300 }).toContain('Nuevo');
  });
});

describe('when the API is silent', () => {
  it('at the start: a plain 500, and the next request asks again', async () => {
    const api = pages();
    const site = api.answers.get('GET /api/site/alba/');
    api.answers.set('GET /api/site/alba/', () => {
      throw new Error('connection refused');
    });
    server = await serveSite(api);
    expect((await server.get('/es/')).status).toBe(500);
    api.answers.set('GET /api/site/alba/', site);
    expect((await server.get('/es/')).status).toBe(200);
  });

  it('later: kept pages are served from what was last heard', async () => {
    const api = pages();
    server = await serveSite(api);
    await server.get('/es/');
    api.answers.set('GET /api/site/alba/', () => {
      throw new Error('connection refused');
    });
    await new Promise((done) => setTimeout(done, 1_200));
    expect((await server.get('/es/')).status).toBe(200);
    expect((await server.get('/es/')).text).toContain('Hola');
    await expect.poll(() => server.logged.length).toBeGreaterThan(0);
  });
});

describe('addresses that pages had before', () => {
  const renamed = () =>
    fakeApi({
      'GET /api/site/alba/': {
        ...fakeSite('alba', 'localhost'),
        redirects: [
          { from: '/es/bodega', to: '/es/vinos' },
          { from: '/es/vendimia-2024', to: null },
        ],
      },
    });

  it('a renamed page goes for good to where it stands now, its query kept', async () => {
    server = await serveSite(renamed());
    const answer = await server.get('/es/bodega?from=letter');
    expect([answer.status, answer.headers.location]).toEqual([301, '/es/vinos?from=letter']);
  });

  it('a page that is gone answers 410 with a way on', async () => {
    server = await serveSite(renamed());
    const answer = await server.get('/es/vendimia-2024');
    expect(answer.status).toBe(410);
    expect(answer.text).toContain('Esta página ya no existe.');
    expect(answer.text).toContain('href="/es/"');
  });

  it('belongs to its brand only', async () => {
    server = await serveSite(renamed());
    expect((await server.get('/es/bodega', { host: 'brisa.localhost' })).status).toBe(404);
  });
});

describe('what search engines ask for', () => {
  const listed = () =>
    fakeApi({
      'GET /api/site/alba/addresses/': {
        pages: [
          { key: 'home', paths: { es: '/es/', en: '/en/' } },
          { key: 'product', paths: { es: '/es/vinos/a&b', en: '/en/wines/a&b' } },
          { key: 'letter', paths: { es: '/es/carta' } },
        ],
      },
    });

  it('robots.txt names the list of sitemaps of the brand asked', async () => {
    server = await serveSite(listed());
    expect((await server.get('/robots.txt')).text).toContain('Sitemap: http://localhost:80/sitemap.xml');
    expect((await server.get('/robots.txt', { host: 'brisa.localhost' })).text).toContain('Sitemap: http://brisa.localhost:80/sitemap.xml');
  });

  it('there is a sitemap for each language, each page with its pair in the other', async () => {
    server = await serveSite(listed());
    expect((await server.get('/sitemap.xml')).text.match(/<loc>[^<]+<\/loc>/g)).toEqual([
      '<loc>http://localhost:80/sitemap-es.xml</loc>',
      '<loc>http://localhost:80/sitemap-en.xml</loc>',
    ]);
    const es = await server.get('/sitemap-es.xml');
    expect(es.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(es.text.match(/<loc>[^<]+<\/loc>/g)).toEqual([
      '<loc>http://localhost:80/es/</loc>',
      '<loc>http://localhost:80/es/vinos/a&amp;b</loc>',
      '<loc>http://localhost:80/es/carta</loc>',
    ]);
    expect(es.text).toContain('hreflang="en" href="http://localhost:80/en/wines/a&amp;b"');
    expect((await server.get('/sitemap-en.xml')).text).not.toContain('carta');
  });

  it('an API that fails is said as such, not as an empty sitemap', async () => {
    server = await serveSite(fakeApi());
    expect((await server.get('/sitemap-es.xml')).status).toBe(500);
  });
});

describe('a theme of the estate’s own', () => {
  const own = (css: string) => ({ address: `/themes/solano-${css.length.toString(16).padStart(4, '0')}.css`, css });
  const wearing = (sheet: { address: string; css: string }) => {
    const site = fakeSite('alba', 'localhost');
    return { ...site, theme: { ...site.theme, name: 'solano', sheet, variants: { hero: 'sky' }, preload: ['/themes/solano/solano.woff2?v=1'] } };
  };

  it('is what the page says, with its variants, its sheet after the app’s, and its type before the first paint', async () => {
    const api = pages();
    const sheet = own('[data-theme="solano"]{--color-accent:#1f3a5f}');
    api.answers.set('GET /api/site/alba/', wearing(sheet));
    api.answers.set('GET /api/page/alba/es/', fakePage('<p>Hola</p>', { theme: 'solano' }));
    server = await serveSite(api);
    const { text, headers } = await server.get('/es/');
    expect(text).toContain('<html lang="es" data-theme="solano" data-hero="sky"');
    expect(text).toContain(`<link rel="stylesheet" href="${sheet.address}">`);
    expect(text.match(/<link rel="preload" as="font"[^>]*>/g)).toEqual([expect.stringContaining('href="/themes/solano/solano.woff2?v=1"')]);
    // The sheet comes from the page's own host, as its policy asks.
    expect(headers['content-security-policy']).toContain("style-src 'self'");
    expect(headers['content-security-policy']).toContain("font-src 'self'");
  });

  it('has its sheet under an address that changes with it: kept for ever, small, and never an older one', async () => {
    const api = pages();
    const sheet = own(`[data-theme="solano"]{--color-accent:#1f3a5f}${' '.repeat(2000)}`);
    api.answers.set('GET /api/site/alba/', wearing(sheet));
    server = await serveSite(api);
    const now = await server.get(sheet.address, { headers: { 'accept-encoding': 'br' } });
    expect(now).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/css; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(now.body.length).toBeLessThan(300);
    expect((await server.get(sheet.address, { headers: { 'if-none-match': String(now.headers['etag']), 'accept-encoding': 'br' } })).status).toBe(304);
    const before = await server.get('/themes/solano-0123.css');
    expect(before).toMatchObject({ status: 200, text: sheet.css, headers: { 'cache-control': 'no-cache' } });
    expect((await server.get('/themes/another-0123.css')).status).toBe(404);
  });
});
