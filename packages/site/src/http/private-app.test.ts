import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { serveSite, type TestSite } from '../testing/serve-site.tsx';
import type { PrivateApp, PrivateRequest } from './private-app.ts';

let server: TestSite | undefined;
afterEach(() => server?.close());

const page = (status: number, html: string) => ({ status, html, policy: "default-src 'none'", keep: false });

async function serve(answer: (request: PrivateRequest) => string) {
  const app: PrivateApp = {
    name: 'office',
    home: '/office/',
    assets: null,
    answer: async (request) => page(200, answer(request)),
    refuse: async (_request, status, errorId) => page(status, `refused ${status} ${errorId === null ? '' : 'with a number'}`),
  };
  return (server = await serveSite(fakeApi(), { privateApps: [app] }));
}

describe('an app with pages of its own', () => {
  it('answers below its home on every host, and nowhere else', async () => {
    const { get } = await serve(({ path, query, brands }) => `${path} ${query.get('page')} ${brands.join()}`);
    expect((await get('/office/orders?page=2', { host: 'office.example' })).text).toBe('/office/orders 2 alba,brisa');
    expect((await get('/officer/', { host: 'office.example' })).status).toBe(421);
    const bare = await get('/office?next=x');
    expect([bare.status, bare.headers.location]).toEqual([308, '/office/?next=x']);
  });

  it('is kept by nobody, found by no search engine and in nobody’s frame', async () => {
    const { get } = await serve(() => 'x');
    expect((await get('/office/')).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'",
    });
  });

  it('may use the camera where its page says so, once and for itself alone', async () => {
    const permissions = { 'Permissions-Policy': 'camera=(self)' };
    const app: PrivateApp = {
      name: 'office',
      home: '/office/',
      assets: null,
      answer: async () => ({ ...page(200, 'x'), headers: permissions }),
      refuse: async (_request, status) => page(status, ''),
    };
    server = await serveSite(fakeApi(), { privateApps: [app] });
    expect((await server.get('/office/')).headers['permissions-policy']).toBe('camera=(self)');
    expect((await server.get('/icon.svg')).headers['permissions-policy']).toContain('camera=()');
  });

  it('takes forms of its own pages, none of another site’s', async () => {
    const { get } = await serve(({ method, form }) => `${method} ${form?.get('name')}`);
    const post = (headers: Record<string, string>) => get('/office/', { method: 'POST', body: 'name=Luc%C3%ADa', headers });
    expect((await post({ 'sec-fetch-site': 'same-origin' })).text).toBe('POST Lucía');
    expect((await post({ origin: 'http://localhost' })).text).toBe('POST Lucía');
    expect((await post({ 'sec-fetch-site': 'cross-site' })).text).toBe('refused 403 ');
    expect((await post({ origin: 'https://evil.example' })).text).toBe('refused 403 ');
    expect((await get('/office/', { method: 'DELETE' })).status).toBe(405);
  });

  it('asks the API with the reader’s cookies, browser and address', async () => {
    let asked: Request | undefined;
    const api = fakeApi();
    const fetch = api.fetch;
    api.fetch = (request) => ((asked = request), fetch(request));
    const app: PrivateApp = {
      name: 'office',
      home: '/office/',
      assets: null,
      answer: async (request) => (await request.api(new Request('http://api.invalid/api/office/session/')), page(200, '')),
      refuse: async (_request, status) => page(status, ''),
    };
    server = await serveSite(api, { privateApps: [app] });
    await server.get('/office/', { host: 'office.example', headers: { cookie: 'office_sid=1', 'user-agent': 'Tablet' } });
    expect(Object.fromEntries(asked?.headers ?? [])).toMatchObject({
      cookie: 'office_sid=1',
      'user-agent': 'Tablet',
      'x-forwarded-host': 'office.example',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('sends a long file as it is read; one that fails on its way is cut off and logged, never taken for a whole one', async () => {
    let read = 0;
    const parts = async function* (failing: boolean) {
      for (read = 0; read < 300; read += 1) yield `${read};${'x'.repeat(1_000)}\r\n`;
      if (failing) throw new Error('the list broke');
    };
    const app: PrivateApp = {
      name: 'office',
      home: '/office/',
      assets: null,
      answer: async ({ path }) => ({ headers: { 'Content-Type': 'text/csv' }, parts: parts(path.endsWith('failing')) }),
      refuse: async (_request, status) => page(status, ''),
    };
    server = await serveSite(fakeApi(), { privateApps: [app] });
    const whole = await server.get('/office/list');
    expect(whole.headers).toMatchObject({ 'content-type': 'text/csv', 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
    expect(whole.text.split('\r\n')).toHaveLength(301);
    await expect(server.get('/office/failing')).rejects.toThrow('aborted');
    expect(server.logged).toMatchObject([{ message: '/office/failing could not be sent to its end; the reader has a part of it' }]);
    expect((await server.get('/office/list', { method: 'HEAD' })).text).toBe('');
  });

  it('a page that fails is logged under a number, which the reader sees', async () => {
    const { get, logged } = await serve(() => {
      throw new Error('broken');
    });
    const answer = await get('/office/');
    expect([answer.status, answer.text]).toEqual([500, 'refused 500 with a number']);
    expect(logged).toMatchObject([{ message: expect.stringMatching(/^GET \/office\/ failed \(\w{10}\)/), error: new Error('broken') }]);
  });
});
