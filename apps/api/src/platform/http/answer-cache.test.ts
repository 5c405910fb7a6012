import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Content } from '../content/content.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { AnswerCache } from './answer-cache.ts';

const list = '/api/catalogue/products/?language=es&brand=alba';

describeOnBoth('answers kept in memory', (api) => {
  test.each([
    '/api/site/alba/',
    '/api/page/alba/es/',
    '/api/page/brisa/en/wines/paramo',
    list,
    '/api/catalogue/products/palomar/?language=en&brand=alba',
    '/api/experience/?brand=alba',
    '/api/ecom_order/checkout/shipping_countries/?language=es',
  ])('%s is made once, has an ETag and lets a CDN hold it', async (url) => {
    const visitor = api().visitor();
    const first = await visitor.get(url);
    const second = await visitor.get(url);
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    for (const { headers } of [first, second]) {
      expect(headers['etag']).toMatch(/^"[\w-]{27}"$/);
      expect(headers['cache-control']).toMatch(/public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['set-cookie']).toBeUndefined();
    }
    const held = await visitor.get(url, { headers: { 'if-none-match': `"other", W/${String(first.headers['etag'])}` } });
    expect(held).toMatchObject({ status: 304, text: '' });
  });

  test('a client that already holds a first answer gets 304 too', async () => {
    const url = `${list}&page_size=7`;
    const { headers } = await api().visitor().get(`${url}&p=1`);
    const again = await api()
      .visitor()
      .get(`${url}&p=1`, { headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.status).toBe(304);
  });

  test('fault "unknown query parameters fill the cache": they are the answer without them, and a declared one counts however it is written', async () => {
    const visitor = api().visitor();
    const asked: string[] = [];
    const plain = await visitor.get(list);
    for (const tail of ['&utm_source=mail', '&x=1', '&x=2', '&%75tm=3']) {
      const { headers, text } = await visitor.get(`${list}${tail}`);
      asked.push(String(headers['etag']));
      expect(text).toBe(plain.text);
    }
    expect(new Set(asked)).toEqual(new Set([plain.headers['etag']]));
    const other = await visitor.get(`/api/catalogue/products/?language=es&%62rand=brisa`);
    const known = await visitor.get(`/api/catalogue/products/?language=es&brand=brisa`);
    expect([other.status, other.text]).toEqual([200, known.text]);
    expect(other.text).not.toBe(plain.text);
  });

  test('refusals are not kept', async () => {
    const { status, headers } = await api().visitor().get('/api/page/alba/es/nowhere');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['etag']).toBeUndefined();
  });

  test('a new content version makes them anew within one reading of it', async () => {
    const { context } = api();
    const visitor = api().visitor();
    const before = await visitor.get(list);
    await context.db.execute(sql`update product set price_cents = 4200 where sku = 'MON-PAL-2019-75'`);
    expect((await visitor.get(list)).text).toBe(before.text);
    await context.db.execute(sql`update content_state set version = version + 1`);
    await context.jobs.run('content version');
    const after = await visitor.get<{ products: { id: string; price: number }[] }>(list);
    expect(after.body.products.find((card) => card.id === 'MON-PAL-2019-75')?.price).toBe(42);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  test('a member passes them by: what is locked for visitors has its price, and the answer is private', async () => {
    const locked = { id: 'MON-SEC-2018-75', is_locked: true, price: null };
    const open = { id: 'MON-SEC-2018-75', is_locked: false, price: 90 };
    type List = { products: { id: string }[] };
    const secret = (body: List) => body.products.find((card) => card.id === 'MON-SEC-2018-75');
    const member = api().visitor();
    expect(secret((await member.get<List>(list)).body)).toMatchObject(locked);
    await member.post('/api/club/login/', { email: 'lucia@club.example', password: 'llave-platino-1' });
    const own = await member.get<List>(list);
    expect(secret(own.body)).toMatchObject(open);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(secret((await api().visitor().get<List>(list)).body)).toMatchObject(locked);
    const forged = api().visitor();
    forged.cookies.set('sid', `m${'A'.repeat(22)}`);
    expect(secret((await forged.get<List>(list)).body)).toMatchObject(locked);
  });

  test('over a socket a kept answer has the bytes and headers of the first; who sends a token, a member’s cookie or an ETag gets no more by it', async () => {
    const server = createServer((request, response) => api().handle(request, response)).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const ask = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${list}&page_size=9`, { headers });
      const told = Object.fromEntries([...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
      return { status: answer.status, told, text: await answer.text() };
    };
    const fromCache = async () => /^answers_from_cache_total (\d+)/m.exec((await api().visitor().get('/metrics')).text)?.[1];
    const first = await ask();
    expect(first.status).toBe(200);
    const before = Number(await fromCache());
    expect(await ask()).toEqual(first);
    expect(Number(await fromCache())).toBe(before + 1);
    expect(await ask({ authorization: 'Bearer nobody' })).toMatchObject({ status: 401 });
    expect((await ask({ cookie: `sid=m${'A'.repeat(22)}` })).told['cache-control']).toBe('private, no-store');
    expect(await ask({ 'if-none-match': first.told['etag'] ?? '' })).toMatchObject({ status: 304, text: '' });
  });
});

test('fault "at 5,000 all are dropped": the least recently used leave, one by one, and the bytes stay within their bound', () => {
  const cache = new AnswerCache({ version: 1 } as Content, 200_000);
  const body = Buffer.alloc(1_000);
  for (let at = 0; at < 10_000; at += 1) {
    cache.keep(`/api/page/alba/es/${at}`, 1, body);
    expect(cache.find('/api/page/alba/es/0')).toBeDefined();
  }
  expect(cache.size.bytes).toBeLessThanOrEqual(200_000);
  expect(cache.size.answers).toBeGreaterThan(100);
  expect(cache.find('/api/page/alba/es/1')).toBeUndefined();
});
