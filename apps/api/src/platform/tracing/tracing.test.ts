/** "OpenTelemetry traces when an endpoint is set": a collector of the test's own takes what a real one would. */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { withApi } from '../../testing/with-api.ts';
import { transaction } from '../database/transaction.ts';
import { isTracing, tracePage } from '@parral/tracing';

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string } }[];
}

async function collector(): Promise<{ endpoint: string; bodies: string[]; spans: () => Sent[] }> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(`${request.method} ${request.url} ${body}`);
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const spans = () =>
    bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body.slice(body.indexOf('{'))) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, spans };
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';

test('a request goes on with the trace of who asks; its statements and transactions are below it, and what failed says so, without personal data', async () => {
  const { endpoint, bodies, spans } = await collector();
  const api = await withApi({ database: 'postgres', config: { tracesEndpoint: endpoint } });
  const visitor = api.visitor();
  const added = await visitor.post(
    '/api/ecom/basket/add_product/',
    { product_id: 'ORI-PAR-2019-75', quantity: 1 },
    { headers: { traceparent: `00-${traceId}-${caller}-01`, 'x-request-id': 'from-the-proxy' } },
  );
  expect(added.status).toBe(200);
  await visitor.post('/api/club/login/', { email: 'somebody@correo.example', password: 'a-secret-word' });
  await transaction(api.context.db, (tx) => tx.execute(sql`select no_such_column from session`)).catch(() => {});
  // Its end sends what is left.
  await api.close();

  expect(bodies[0]).toMatch(/^POST \/v1\/traces \{/);
  const all = spans();
  const own = all.filter((span) => span.traceId === traceId);
  const [server] = own.filter(({ name }) => name === 'POST /api/ecom/basket/add_product/');
  expect(server).toMatchObject({ parentSpanId: caller });
  const values = Object.fromEntries((server?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
  expect(values).toMatchObject({ 'http.response.status_code': 200, 'parral.request': 'from-the-proxy' });
  expect(own.filter(({ parentSpanId }) => parentSpanId === server?.spanId).length).toBeGreaterThan(1);
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['transaction', 'insert', 'select']));
  const known = new Set([caller, ...own.map(({ spanId }) => spanId)]);
  expect(own.filter(({ parentSpanId }) => !known.has(parentSpanId ?? ''))).toEqual([]);
  expect(all.some(({ name, status }) => name === 'transaction' && status?.code === 2)).toBe(true);
  expect(bodies.join()).not.toMatch(/somebody@correo|a-secret-word/);
  expect(isTracing()).toBe(false);
});

test('a page is a span below the one of the proxy, and above the calls that it makes; one that fails says so', async () => {
  const { endpoint, spans } = await collector();
  const api = await withApi({ database: 'pglite', config: { tracesEndpoint: endpoint } });
  const page = { id: 'from-the-proxy', method: 'GET', traceparent: `00-${traceId}-${caller}-01`, status: () => 200 };
  await tracePage(page, async (traceparent) => {
    expect((await api.visitor().get('/api/experience/?brand=alba&language=es', { headers: { traceparent: traceparent ?? '' } })).status).toBe(200);
  });
  await tracePage({ ...page, status: () => 503 }, () => Promise.resolve());
  await expect(tracePage(page, () => Promise.reject(new Error('no template')))).rejects.toThrow('no template');
  await api.close();
  const own = spans().filter((span) => span.traceId === traceId);
  const pages = own.filter(({ name }) => name === 'GET page');
  expect(pages.map(({ parentSpanId, status }) => [parentSpanId, status?.code ?? 0])).toEqual([
    [caller, 0],
    [caller, 2],
    [caller, 2],
  ]);
  expect(own.find(({ name }) => name === 'GET /api/experience/')?.parentSpanId).toBe(pages[0]?.spanId);
  // Without an endpoint the caller's trace goes on as it came.
  await tracePage(page, async (traceparent) => expect(traceparent).toBe(page.traceparent));
});

test('a collector that is away holds up neither an answer nor the end', async () => {
  const api = await withApi({ database: 'pglite', config: { tracesEndpoint: 'http://127.0.0.1:9' } });
  expect((await api.visitor().get('/healthz')).status).toBe(200);
  await api.close();
});

test('the SDK is loaded where an endpoint is set: nobody imports it at the start', () => {
  const source = new URL('../../', import.meta.url);
  const importing = globSync('**/*.ts', { cwd: source.pathname }).filter((file) =>
    /^(?:import|export) .*'@parral\/tracing\/start'|'@opentelemetry\//m.test(readFileSync(new URL(file, source), 'utf8')),
  );
  expect(importing.filter((file) => !file.endsWith('.test.ts'))).toEqual([]);
});
