import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from '../create-client.ts';
import { bodyOf, localApi } from '../local-api.fixture.ts';
import { basketMutation } from './basket-mutations.ts';
import { basketQuery } from './queries.ts';
import { queryKeys } from './query-keys.ts';

function cache(): QueryClient {
  const queries = new QueryClient();
  queries.mount();
  onTestFinished(() => {
    queries.clear();
    queries.unmount();
  });
  return queries;
}

test('fault "rapid removals keep lines": changes never overtake one another, whichever block makes them', async () => {
  let state = 0;
  const log: string[] = [];
  const baseUrl = await localApi(async (request, response) => {
    const { quantity } = (await bodyOf(request)) as { quantity: number };
    log.push(`begin ${quantity}`);
    await sleep(quantity === 1 ? 60 : 5);
    state += quantity;
    log.push(`end ${quantity}`);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: String(state) }));
  });
  const client = createClient({ baseUrl });
  const queries = cache();
  const add = () => new MutationObserver(queries, basketMutation(client, queries, 'addProduct'));
  await Promise.all([1, 2, 3].map((quantity) => add().mutate({ body: { product_id: 'A', quantity } })));
  expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2', 'begin 3', 'end 3']);
  expect(queries.getQueryData(queryKeys.basket())).toEqual({ id: '6' });
});

test('a read from before a change does not put the old basket back', async () => {
  const baseUrl = await localApi(async (request, response) => {
    if (request.method === 'GET') await sleep(120);
    if (!response.destroyed) response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: request.method === 'GET' ? 'old' : 'new' }));
  });
  const client = createClient({ baseUrl });
  const queries = cache();
  const read = new QueryObserver(queries, basketQuery(client));
  onTestFinished(read.subscribe(() => undefined));
  await sleep(20);
  await new MutationObserver(queries, basketMutation(client, queries, 'removeLine')).mutate({ path: { line_id: '1' } });
  await sleep(200);
  expect(queries.getQueryData(queryKeys.basket())).toEqual({ id: 'new' });
});

test('a change makes the previews for a country be read again', async () => {
  const asked: string[] = [];
  const baseUrl = await localApi((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  const client = createClient({ baseUrl });
  const queries = cache();
  onTestFinished(new QueryObserver(queries, basketQuery(client, { countryCode: 'FR' })).subscribe(() => undefined));
  await expect.poll(() => queries.isFetching()).toBe(0);
  await new MutationObserver(queries, basketMutation(client, queries, 'applyVoucher')).mutate({ body: { code: 'X' } });
  await expect
    .poll(() => asked)
    .toEqual(['GET /api/ecom/basket/?shippingCountryCode=FR', 'POST /api/ecom/basket/apply_voucher/', 'GET /api/ecom/basket/?shippingCountryCode=FR']);
});
