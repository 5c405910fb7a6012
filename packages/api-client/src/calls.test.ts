/** "README with the five calls one needs first (each sample runs in a test), errors as a union by operation, retries and idempotency said". */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import description from '@parral/api-spec/openapi.json' with { type: 'json' };
import { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { expect, expectTypeOf, onTestFinished, test } from 'vitest';
import type { FailureOf, RefusalOf } from './failures.ts';
import { apiKey } from './hooks/index.ts';
import type { AnswerOf } from './operations.ts';
import { localApi } from './local-api.fixture.ts';

interface Recorded {
  responses: Record<string, { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }>;
}

const routes = Object.entries(description.paths as unknown as Record<string, Record<string, Recorded>>).flatMap(([route, methods]) =>
  Object.entries(methods).map(([method, { responses }]) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    recorded: (status: number) => responses[status]?.content?.['application/json']?.examples ?? {},
  })),
);

/** Runs a sample as it stands in a program of its own, against an API that answers what was recorded; what it prints. */
async function run(sample: string, more: { refuse?: { status: number; code: string; times: number }; args?: string[] } = {}): Promise<string> {
  let refusals = more.refuse?.times ?? 0;
  const baseUrl = await localApi((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const route = routes.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    const refused = more.refuse !== undefined && refusals-- > 0 ? more.refuse : undefined;
    const { value } = (refused === undefined ? route?.recorded(200)['recorded'] : route?.recorded(refused.status)[refused.code]) ?? {
      value: { detail: refused?.code, message: 'refused' },
    };
    response
      .writeHead(refused?.status ?? 200, { 'content-type': 'application/json', 'set-cookie': 'sid=v; Path=/', 'retry-after': '0' })
      .end(JSON.stringify(value));
  });
  const folder = path.resolve(import.meta.dirname, '../test-results/calls');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${process.pid}-${Math.random().toString(36).slice(2)}.ts`);
  await writeFile(file, sample);
  onTestFinished(() => rm(file, { force: true }));
  const env = { ...process.env, API_URL: baseUrl, API_TOKEN: 'parral_sample', NODE_NO_WARNINGS: '1' };
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...(more.args ?? [])], { env, timeout: 50_000 });
  return stdout;
}

const page = await readFile(new URL('../CALLS.md', import.meta.url), 'utf8');
const [wines = '', places = '', basket = '', orders = '', order = '', retry = '', ...more] = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(
  ([, code]) => code,
);

test('the samples of CALLS.md run as they stand', { timeout: 120_000 }, async () => {
  expect(more).toEqual([]);
  expect(await run(wines)).toMatch(/^\S.* [\d.]+$/m);
  expect(await run(places)).toMatch(/^\S+ \d+$/m);
  expect(await run(basket)).toMatch(/^[\d.]+$/m);
  expect(await run(orders)).toMatch(/^[\w-]+ [\d.]+\n[\s\S]*the next time, after: [\w-]+$/m);
  expect(await run(order)).toMatch(/^\d+ \S+/m);
  expect(await run(order, { refuse: { status: 404, code: 'NOT_FOUND', times: 1 } })).toBe('There is no such order.\n');
  expect(await run(order, { refuse: { status: 401, code: 'TOKEN_INVALID', times: 1 } })).toMatch(/token/i);
  expect(await run(retry, { refuse: { status: 503, code: 'DATABASE_UNAVAILABLE', times: 2 } })).toMatch(/product_id/);
});

test('the sample of the hooks has the right types, and draws what the API answered', { timeout: 120_000 }, async () => {
  const [, sample = ''] = /```tsx\n([\s\S]*?)```/.exec(page) ?? [];
  const folder = path.resolve(import.meta.dirname, '../test-results/calls/hooks');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'sample.tsx'), sample);
  const checked = { extends: '../../../tsconfig.json', compilerOptions: { jsx: 'react-jsx', noEmit: true }, include: ['sample.tsx'] };
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(checked));
  const { stdout } = await promisify(execFile)(path.resolve(import.meta.dirname, '../node_modules/.bin/tsc'), ['--project', folder]).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { ssr: 'sample.tsx', outDir: 'dist' },
    oxc: { jsx: { runtime: 'automatic' } },
  });
  const { App } = (await import(pathToFileURL(path.join(folder, 'dist/sample.js')).href)) as { App: ComponentType<{ baseUrl: string; queries: QueryClient }> };
  const queries = new QueryClient();
  const recorded = routes.find(({ method, pattern }) => method === 'GET' && pattern.test('/api/ecom/basket/'))?.recorded(200)['recorded']?.value;
  queries.setQueryData(apiKey('getBasket', { query: { language: 'en' } }), recorded);
  const html = renderToString(createElement(App, { baseUrl: 'http://api.invalid', queries }));
  for (const { product } of (recorded as AnswerOf<'getBasket'>).lines) expect(html).toContain(product.title);
  expect(html).toContain('<button>Remove</button>');
});

test('the codes of a call are those of the statuses that it describes', () => {
  expectTypeOf<'NOT_FOUND' | 'TOKEN_INVALID' | 'TOKEN_SCOPE_MISSING'>().toExtend<RefusalOf<'getOrderByNumber'>>();
  expectTypeOf<'OUT_OF_STOCK'>().not.toExtend<RefusalOf<'getOrderByNumber'>>();
  expectTypeOf<'OUT_OF_STOCK' | 'TIMED_OUT'>().toExtend<FailureOf<'captureOrder'>>();
});
