import { afterEach, describe, expect, it, vi } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fakeApi, fakePage } from '../testing/fake-api.ts';
import { serveSite, type TestSite } from '../testing/serve-site.tsx';
import { PageCache, type CachedResponse } from './page-cache.ts';

let server: TestSite | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  server = undefined;
});

const api = () => fakeApi({ 'GET /api/page/alba/es/': fakePage('<p>Hola</p><div data-block="content/echo" data-say="x"></div>') });

describe('anonymous pages are the same bytes for everyone', () => {
  it('whoever asks, with whatever cookie and unknown query, and the API is asked once', async () => {
    const estate = api();
    server = await serveSite(estate);
    const first = await server.get('/es/');
    const others = await Promise.all([
      server.get('/es/', { headers: { cookie: 'sid=1; has_basket=1' } }),
      server.get('/es/?utm_source=mail&gclid=1'),
      server.get('/es/', { headers: { 'accept-language': 'en' } }),
    ]);
    for (const other of others) expect(other.body.equals(first.body)).toBe(true);
    expect(estate.calls.filter((call) => call === 'GET /api/page/alba/es/')).toHaveLength(1);
  });

  it('packed, and the same text in every packing', async () => {
    server = await serveSite(api());
    const plain = await server.get('/es/');
    const br = await server.get('/es/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await server.get('/es/', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(new Set([plain, br, gzip].map((answer) => answer.headers.etag)).size).toBe(3);
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it('and soon packed tighter: fewer bytes, the same text under the same ETag', async () => {
    const words = Array.from({ length: 3000 }, (_, at) => ((at * 7919) % 9973).toString(36)).join(' ');
    const site = await serveSite(fakeApi({ 'GET /api/page/alba/es/': fakePage(`<p>${words}</p>`) }));
    server = site;
    const packed = () => site.get('/es/', { headers: { 'accept-encoding': 'br' } });
    const first = await packed();
    await expect.poll(async () => (await packed()).body.length).toBeLessThan(first.body.length);
    const later = await packed();
    expect(brotliDecompressSync(later.body).equals(brotliDecompressSync(first.body))).toBe(true);
    expect(later.headers['content-length']).toBe(String(later.body.length));
    expect(later.headers.etag).toBe(first.headers.etag);
    expect((await site.get('/es/', { headers: { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) } })).status).toBe(304);
  });

  it('and stays so where it is drawn anew and says the same: a page that is true for a minute came loose to the first reader of each', async () => {
    const words = Array.from({ length: 3000 }, (_, at) => ((at * 7919) % 9973).toString(36)).join(' ');
    const estate = fakeApi({ 'GET /api/page/alba/es/': fakePage(`<p>${words}</p><div data-block="content/passing"></div>`) });
    const site = await serveSite(estate);
    server = site;
    const packed = async () => (await site.get('/es/', { headers: { 'accept-encoding': 'br' } })).body;
    const first = await packed();
    await expect.poll(async () => (await packed()).length).toBeLessThan(first.length);
    const tight = await packed();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const drawnAnew = await packed();
    expect(estate.calls.filter((call) => call === 'GET /api/page/alba/es/')).toHaveLength(2);
    expect(drawnAnew.equals(tight)).toBe(true);
  });

  it('with an ETag that is answered by 304, and headers for a CDN', async () => {
    server = await serveSite(api());
    const first = await server.get('/es/', { headers: { 'accept-encoding': 'br' } });
    const again = await server.get('/es/', { headers: { 'accept-encoding': 'br', 'if-none-match': `W/${first.headers.etag}` } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect(first.headers['cache-control']).toMatch(/^public, .*s-maxage=\d+, stale-while-revalidate=\d+/);
  });

  it('twenty readers of a page that is not yet made cause one rendering', async () => {
    const estate = api();
    const opened = await serveSite(estate);
    server = opened;
    await Promise.all(Array.from({ length: 20 }, () => opened.get('/es/')));
    expect(estate.calls.filter((call) => call === 'GET /api/page/alba/es/')).toHaveLength(1);
  });

  it('a page with a block that is true for a minute is drawn anew after it; one without such a block stays', async () => {
    const estate = fakeApi({
      'GET /api/page/alba/es/': fakePage('<div data-block="content/passing"></div>'),
      'GET /api/page/alba/en/': fakePage('<p>Hello</p>'),
    });
    server = await serveSite(estate);
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now });
    const askBoth = async (seconds: number) => {
      vi.setSystemTime(now + seconds * 1000);
      await server?.get('/es/');
      await server?.get('/en/');
      return ['es', 'en'].map((language) => estate.calls.filter((call) => call === `GET /api/page/alba/${language}/`).length);
    };
    expect(await askBoth(0)).toEqual([1, 1]);
    expect(await askBoth(59)).toEqual([1, 1]);
    expect(await askBoth(60)).toEqual([2, 1]);
  });

  it('HEAD has the same headers and no body', async () => {
    server = await serveSite(api());
    const get = await server.get('/es/');
    const head = await server.get('/es/', { method: 'HEAD' });
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.body).toHaveLength(0);
  });

  it('a declared query makes a page of its own', async () => {
    server = await serveSite(api());
    expect((await server.get('/es/?category=red')).text).toContain('x|red');
    expect((await server.get('/es/?category=white&utm=1')).text).toContain('x|white');
    expect((await server.get('/es/')).text).toContain('x|-');
  });

  it('what came out of the cache and what was drawn is counted; a refused address is drawn, what is shared is no page', async () => {
    const counts = { fromCache: 0, drawn: 0 };
    server = await serveSite(api(), { counts });
    await server.get('/es/');
    for (const path of ['/es/', '/es/', '/es/?utm=1', '/share/es/index.png']) await server.get(path);
    expect(counts).toEqual({ fromCache: 3, drawn: 1 });
    await server.get('/es/nowhere');
    expect(counts).toEqual({ fromCache: 3, drawn: 2 });
  });

  it('of a name that only other pages read nothing is made twice', async () => {
    const estate = fakeApi({ 'GET /api/page/alba/es/': fakePage('<p>Hola</p>') });
    server = await serveSite(estate);
    await server.get('/es/');
    for (const query of ['category=1', 'category=2&p=9', 'sku=3']) expect((await server.get(`/es/?${query}`)).status).toBe(200);
    expect(estate.calls.filter((call) => call === 'GET /api/page/alba/es/')).toHaveLength(1);
  });

  it('boxes of one name in a form without script are one value, and what was left empty is not given', async () => {
    server = await serveSite(api());
    expect((await server.get('/es/?category=red&category=white')).text).toContain('x|red,white');
    expect((await server.get('/es/?category=')).text).toContain('x|-');
  });
});

describe('PageCache', () => {
  const entry = (bytes: number, version = 1): CachedResponse => ({ version, bytes, encodings: {} as CachedResponse['encodings'] });

  it('holds no more bytes than it may; the least recently used leave first', () => {
    const cache = new PageCache(100);
    for (const name of ['a', 'b', 'c']) cache.set(name, entry(30));
    cache.get('a', 1);
    cache.set('d', entry(30));
    expect(cache.get('b', 1)).toBeUndefined();
    expect(cache.get('a', 1)).toBeDefined();
    expect(cache.size.bytes).toBeLessThanOrEqual(100);
  });

  it('a page of another content version is absent, and the new one takes its place', () => {
    const cache = new PageCache(100);
    cache.set('a', entry(10, 1));
    expect(cache.get('a', 2)).toBeUndefined();
    cache.set('a', entry(20, 2));
    expect(cache.get('a', 1)).toBeUndefined();
    expect(cache.size).toEqual({ pages: 1, bytes: 20 });
  });

  it('replacing a page does not count it twice, and one too big for all is not kept', () => {
    const cache = new PageCache(100);
    cache.set('a', entry(60));
    cache.set('a', entry(70));
    expect(cache.size).toEqual({ pages: 1, bytes: 70 });
    cache.set('b', entry(101));
    expect(cache.get('b', 1)).toBeUndefined();
  });
});
