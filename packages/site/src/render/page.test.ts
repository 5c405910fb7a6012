import { afterEach, describe, expect, it } from 'vitest';
import { brandThemes, themes, type ThemeName } from '@parral/ui/themes/registry';
import { fakeApi, fakePage, fakeSite } from '../testing/fake-api.ts';
import { serveSite, testBlocks, type TestSite } from '../testing/serve-site.tsx';

let server: TestSite;
afterEach(() => server.close());

async function page(html: string, overrides: Parameters<typeof fakePage>[1] = {}, search = '', app: Parameters<typeof serveSite>[2] = {}) {
  server = await serveSite(fakeApi({ 'GET /api/page/alba/es/': fakePage(html, overrides) }), {}, app);
  return server.get(`/es/${search}`);
}

describe('blocks in templates (section 1)', () => {
  it('each placeholder becomes its block, the rest stays as it is', async () => {
    const { text } = await page('<h2>Antes</h2><div data-block="content/quiet"></div><p>Después</p>');
    expect(text).toContain('<h2>Antes</h2><i>still</i><p>Después</p>');
  });

  it('a block is told whether the page begins with it, whatever words stand before it', async () => {
    const blocks = { ...testBlocks, './blocks/quiet/Quiet.tsx': { default: ({ isFirst }: { isFirst: boolean }) => String(isFirst) } };
    const two = '<p>Antes</p><div data-block="content/quiet"></div><p>Y</p><div data-block="content/quiet"></div>';
    expect((await page(two, {}, '', { blocks })).text).toContain('<p>Antes</p>true<p>Y</p>false');
  });

  it('a block that comes alive carries its props, safe between quotes', async () => {
    const hostile = `"'><script>alert(1)</script>&amp;`;
    const { text } = await page(`<div data-block="content/echo" data-say="${hostile.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}" data-page-id="12"></div>`);
    expect(text).not.toContain('<script>alert');
    const props = /data-props='([^']*)'/.exec(text)?.[1] ?? '';
    const decoded = props.replace(/&#39;/g, "'").replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
    expect(JSON.parse(decoded)).toMatchObject({ attributes: { say: hostile, pageId: 12 }, language: 'es', brand: 'alba' });
  });

  it('only blocks that come alive are named to the page’s scripts', async () => {
    expect((await page('<div data-block="content/quiet"></div>')).text).not.toContain('data-island');
    await server.close();
    expect((await page('<div data-block="content/echo" data-say="x"></div>')).text).toContain('data-island="content/echo"');
  });

  it('when a block comes alive may hang on its attributes, and on what it reads of the address', async () => {
    expect((await page('<div data-block="content/echo" data-say="x"></div>')).text).toContain('data-when="load"');
    await server.close();
    const waiting = '<div data-block="content/echo" data-say="wait"></div>';
    expect((await page(waiting)).text).toContain('data-when="interaction"');
    await server.close();
    expect((await page(waiting, {}, '?category=reds')).text).toContain('data-when="load"');
  });

  it('a block that writes the address is marked as such: no tag manager comes where it stands', async () => {
    expect((await page('<div data-block="content/echo" data-say="x"></div>')).text).toMatch(/<div data-island="content\/echo"[^>]* data-writes-address /);
    await server.close();
    expect((await page('<div data-block="content/quiet"></div>')).text).not.toContain('data-writes-address');
  });

  it.each([
    ['its loader fails', '<div data-block="content/echo" data-say="fail"></div>', 'the loader broke'],
    ['its attributes are refused', '<div data-block="content/echo"></div>', 'data-say'],
    ['nobody knows it', '<div data-block="content/nobody"></div>', 'content/nobody'],
  ])('a block is replaced by a notice with an id when %s; the page stands, is not kept, and the log says why', async (_what, html, why) => {
    const answer = await page(`<p>Antes</p>${html}<p>Después</p>`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<p>Después</p>');
    const id = /este número: ([0-9a-f]{10})/.exec(answer.text)?.[1];
    expect(server.logged[0]?.message).toContain(id);
    expect(String(server.logged[0]?.error)).toContain(why);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('blocks for everywhere stand on pages of any app, beside its own; their looks come only where one stands', async () => {
    const sheet = '<link rel="stylesheet" href="/assets/shop/everywhere.css">';
    const shop = {
      name: 'shop',
      blocks: {},
      everywhere: { blocks: testBlocks, messages: {} },
      assets: { folder: null, head: '', everywhere: sheet, scripts: () => [] },
    } as const;
    const { text } = await page('<div data-block="content/quiet"></div><div data-block="content/quiet"></div>', { app: 'shop' }, '', shop);
    expect(text.split('<i>still</i>')).toHaveLength(3);
    expect(text.split(sheet)).toHaveLength(2);
    await server.close();
    expect((await page('<p>Texto</p>', { app: 'shop' }, '', shop)).text).not.toContain(sheet);
  });

  it('a loader may say that the whole page does not exist', async () => {
    expect((await page('<div data-block="content/echo" data-say="gone"></div>')).status).toBe(404);
  });
});

describe('head', () => {
  it('names canonical address, languages and x-default', async () => {
    const { text } = await page('', { alternates: { es: '/es/', en: '/en/' } }, '?utm=1');
    expect(text).toContain('<link rel="canonical" href="http://localhost:80/es/">');
    expect(text).toContain('<link rel="alternate" hreflang="en" href="http://localhost:80/en/">');
    expect(text).toContain('<link rel="alternate" hreflang="x-default" href="http://localhost:80/es/">');
    expect(text).toMatch(/<html lang="es"/);
  });

  it('a page in one language only has no alternates, and its switch leads to the other language’s home', async () => {
    const { text } = await page('', { alternates: { es: '/es/', en: null } });
    expect(text).not.toContain('hreflang="x-default"');
    expect(text).toMatch(/<a href="\/en\/"[^>]*data-language-switch="en"/);
  });

  it('text of the estate cannot break out of it', async () => {
    const { text } = await page('<div data-block="content/echo" data-say="x"></div>', {
      title: '</title><script>1</script>',
      description: '"><script>2</script>',
    });
    expect(text).not.toMatch(/<script>[12]/);
    expect(text).toContain('\\u003c/script>\\u003cscript>alert(1)');
  });

  it('preloads at most two fonts, and the italics of a theme that has some where the first screen sets them', async () => {
    const hasItalics = (name: ThemeName) => themes[name].faces.files.some(({ style }) => style === 'italic');
    const fonts = async (head: object, base: ThemeName) => {
      const site = fakeSite('alba', 'localhost');
      const api = fakeApi({
        'GET /api/page/alba/es/': fakePage('<div data-block="content/quiet"></div>'),
        'GET /api/site/alba/': { ...site, theme: { ...site.theme, name: base, base } },
      });
      server = await serveSite(api, {}, { blocks: { ...testBlocks, './blocks/quiet/load.server.ts': { load: () => ({}), head: () => head } } });
      const { text } = await server.get('/es/');
      await server.close();
      return [...text.matchAll(/rel="preload" as="font" type="font\/woff2" href="([^"]*)"/g)].map(([, href]) =>
        href?.includes('italic') ? 'italic' : 'upright',
      );
    };
    expect(
      brandThemes.some((name) => hasItalics(name)),
      'no theme would show a difference',
    ).toBe(true);
    for (const name of brandThemes) {
      const first = await fonts({}, name);
      expect(first.length).toBeLessThanOrEqual(2);
      expect(first).not.toContain('italic');
      expect(await fonts({ italics: true }, name), name).toEqual([...first, ...(hasItalics(name) ? ['italic'] : [])]);
    }
  });

  it.each([false, true])('allows no inline script but those it has, by their hashes (age question: %s)', async (age_question) => {
    const site = { ...fakeSite('alba', 'localhost'), age_question };
    server = await serveSite(fakeApi({ 'GET /api/page/alba/es/': fakePage(''), 'GET /api/site/alba/': site }));
    const { text, headers } = await server.get('/es/');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(policy).not.toContain('nonce');
    const inline = [...text.matchAll(/<script(?: type="(?:text\/javascript|speculationrules)")?>([^]*?)<\/script>/g)].map((found) => found[1] ?? '');
    expect(inline).toHaveLength(age_question ? 3 : 2);
    const { createHash } = await import('node:crypto');
    const hashes = inline.map((script) => createHash('sha256').update(script).digest('base64'));
    expect([...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash)).toEqual(hashes);
  });
});

describe('scripts of others', () => {
  const stripe = { publishable_key: 'pk', script_url: null };
  const policyOf = async (html: string, site: object) => {
    const api = fakeApi({ 'GET /api/page/alba/es/': fakePage(html), 'GET /api/site/alba/': { ...fakeSite('alba', 'localhost'), ...site } });
    server = await serveSite(api);
    return String((await server.get('/es/')).headers['content-security-policy']);
  };

  it('the card provider is let in where cards are taken, and nowhere else', async () => {
    expect(await policyOf('<div data-block="content/till"></div>', { payments: stripe })).toMatch(/script-src[^;]* https:\/\/js\.stripe\.com/);
    await server.close();
    expect(await policyOf('<div data-block="content/quiet"></div>', { payments: stripe })).not.toContain('stripe');
  });

  it('plain text never becomes markup or a script’s address where only our scripts run: Trusted Types', async () => {
    const enforced = "require-trusted-types-for 'script'; trusted-types parral 'allow-duplicates'";
    const quiet = '<div data-block="content/quiet"></div>';
    expect(await policyOf(quiet, { payments: stripe })).toContain(enforced);
    for (const [html, site] of [
      ['<div data-block="content/till"></div>', { payments: stripe }],
      [quiet, { tag_manager_id: 'GTM-1' }],
      [quiet, { bot_check: { kind: 'recaptcha', key: 'k' } }],
    ] as const) {
      await server.close();
      expect(await policyOf(html, site)).not.toContain('trusted-types');
    }
  });
});

describe('layout of checkout', () => {
  it('has nothing to wander off to: no navigation, no basket, no footer', async () => {
    const { text } = await page('', { layout: 'checkout' });
    expect(text).toContain('Compra segura');
    expect(text).not.toContain('<footer');
    expect(text).not.toContain('data-count="basket"');
  });
});

describe('footer: newsletter without script', () => {
  const send = async (form: { email: string; consent?: string }, answer: unknown) => {
    server = await serveSite(fakeApi({ 'POST /api/newsletter/': answer }));
    return server.get('/newsletter', {
      method: 'POST',
      body: new URLSearchParams({ language: 'es', back: '/es/vinos', ...form }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  };

  it('section 5, "(trimmed)": the address goes on without the blanks around it', async () => {
    const sent: unknown[] = [];
    await send({ email: ' a@b.es ', consent: 'yes' }, async (request: Request) => (sent.push(await request.json()), { status: 200, body: { status: 'ok' } }));
    expect(sent).toMatchObject([{ email: 'a@b.es', language: 'es', origin: 'footer' }]);
  });

  it.each([
    ['subscribed', { email: ' a@b.es ', consent: 'yes' }, { status: 'ok' }, 200, 'Un paso más'],
    ['already subscribed', { email: 'a@b.es', consent: 'yes' }, { status: 409, body: { detail: 'Already registered' } }, 409, 'Ya estaba en la lista'],
    ['no consent', { email: 'a@b.es' }, { status: 'ok' }, 400, 'Falta algo'],
    ['no valid address', { email: 'a@b', consent: 'yes' }, { status: 'ok' }, 400, 'Falta algo'],
    ['the API is down', { email: 'a@b.es', consent: 'yes' }, { status: 500, body: { detail: 'INTERNAL_ERROR' } }, 502, 'No se ha podido suscribir'],
  ])('%s: a page says so, with a way back', async (_what, form, answer, status, words) => {
    const page = await send(form, typeof (answer as { status: unknown }).status === 'string' ? { status: 200, body: answer } : answer);
    expect(page.status).toBe(status);
    expect(page.text).toContain(words);
    expect(page.text).toContain('href="/es/vinos"');
  });

  it.each([
    ['confirm', 200, 'Sí, quiero recibirlas', 'Suscripción confirmada'],
    ['unsubscribe', 200, 'Darme de baja', 'Ya no está en la lista'],
  ])('the link to %s changes nothing when it is opened; its button does', async (link, status, button, done) => {
    const api = fakeApi({ [`POST /api/newsletter/${link}/`]: { status, body: { status: 'ok' } } });
    server = await serveSite(api);
    const opened = await server.get(`/newsletter/${link}?token=0123456789abcdef&language=es`, { headers: { 'accept-language': 'en' } });
    expect([opened.status, opened.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(opened.text).toContain(button);
    expect(opened.text).toContain('<html lang="es"');
    expect(opened.text).toContain('name="robots" content="noindex"');
    expect(api.calls).not.toContain(`POST /api/newsletter/${link}/`);
    const pressed = await server.get(`/newsletter/${link}`, { method: 'POST', body: 'token=0123456789abcdef&language=es' });
    expect(pressed.text).toContain(done);
    expect(api.calls).toContain(`POST /api/newsletter/${link}/`);
  });

  it('a link that has expired says so, and what to do', async () => {
    server = await serveSite(fakeApi({ 'POST /api/newsletter/confirm/': { status: 400, body: { detail: 'NEWSLETTER_TOKEN_INVALID' } } }));
    const pressed = await server.get('/newsletter/confirm', { method: 'POST', body: 'token=0123456789abcdef&language=es' });
    expect(pressed.status).toBe(400);
    expect(pressed.text).toContain('Este enlace ya no sirve');
  });

  it('"popup texts come from page attributes"; the house’s own where a page has none', async () => {
    const { text } = await page('', { attributes: { 'newsletter-success-title': 'Hasta la poda', 'newsletter-error-text': 'Otra vez <será>' } });
    expect(text).toMatch(/<dialog id="newsletter-success"[^]*?Hasta la poda[^]*?Le hemos mandado un correo[^]*?<\/dialog>/);
    expect(text).toContain('Otra vez &lt;será&gt;');
    expect(text).toMatch(/<dialog id="newsletter-registered"[^]*?Ya estaba en la lista/);
  });

  it('section 1: the funding programme stands in the footer, in a band of its own', async () => {
    const { text } = await page('');
    expect(text).toMatch(/<footer[^]*<section[^>]*aria-label="Financiación"[^]*Cofinanciado[^]*<\/section>[^]*<\/footer>/);
    // Its emblem says what it is, and takes its room before it is there.
    expect(text).toMatch(/<img [^>]*src="\/icon.svg" alt="Fondo Surco" width="96" height="96"/);
  });

  it('a form posted from another site is refused', async () => {
    const api = fakeApi({ 'POST /api/newsletter/': { status: 200, body: { status: 'ok' } } });
    server = await serveSite(api);
    const answer = await server.get('/newsletter', { method: 'POST', body: 'email=a%40b.es&consent=yes', headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
    expect(api.calls).not.toContain('POST /api/newsletter/');
  });
});
