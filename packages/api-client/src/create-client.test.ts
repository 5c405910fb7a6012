import { errors } from '@parral/api-spec';
import description from '@parral/api-spec/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient } from './create-client.ts';
import { errorMessage, errorMessages } from './error-messages.ts';
import { bodyOf, localApi } from './local-api.fixture.ts';
import { operationTable } from './operations.ts';

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call went through'),
    (error: unknown) => error as ApiError,
  );

test('"nothing described stays unbuilt": every operationId is one function at its described method and path', () => {
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { operationId: string }>).map(([method, operation]) => [operation.operationId, [method.toUpperCase(), path]]),
  );
  expect(operationTable).toEqual(Object.fromEntries(described));
  expect(Object.keys(createClient({ baseUrl: 'http://localhost' })).sort()).toEqual(described.map(([id]) => id).sort());
});

test('path, query and body reach the server as described, and the answer comes back', async () => {
  const seen: unknown[] = [];
  const baseUrl = await localApi(async (request, response) => {
    seen.push([request.method, request.url, request.headers['content-type'], await bodyOf(request)]);
    response.setHeader('content-type', 'application/json').end('{"id":null}');
  });
  const client = createClient({ baseUrl });
  expect(await client.getBasket({ query: { shippingCountryCode: 'ES', shipping_mode: 'home' } })).toEqual({ id: null });
  await client.addProduct({ body: { product_id: 'A-1', quantity: 2 } });
  await client.removeLine({ path: { line_id: 'a/b' } });
  expect(seen).toEqual([
    ['GET', '/api/ecom/basket/?shippingCountryCode=ES&shipping_mode=home', undefined, null],
    ['POST', '/api/ecom/basket/add_product/', 'application/json', { product_id: 'A-1', quantity: 2 }],
    ['DELETE', '/api/ecom/basket/lines/a%2Fb/', undefined, null],
  ]);
});

test('an error of the API keeps its code, status, fields, lines and id', async () => {
  const lines = [{ product_id: 'A-1', title: 'Reserva', requested: 6, available: 2 }];
  const baseUrl = await localApi(
    (_, response) =>
      void response
        .writeHead(409, { 'content-type': 'application/json' })
        .end(JSON.stringify({ detail: 'OUT_OF_STOCK', message: 'gone', lines, error_id: 'e1', fields: { a: 'B' } })),
  );
  const error = await failure(createClient({ baseUrl }).captureOrder({ body: { payment_intent: 'pi_1' } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'OUT_OF_STOCK', status: 409, lines, errorId: 'e1', fields: { a: 'B' }, message: 'gone', isTransient: false });
});

test('section 8, add to basket: the reason of a 406 is what is shown', async () => {
  const baseUrl = await localApi(
    (_, response) => void response.writeHead(406, { 'content-type': 'application/json' }).end('{"reason":"Solo quedan 2","detail":"OUT_OF_STOCK"}'),
  );
  const error = await failure(createClient({ baseUrl }).addProduct({ body: { product_id: 'A', quantity: 9 } }));
  expect([error.code, errorMessage(error, (code) => code)]).toEqual(['OUT_OF_STOCK', 'Solo quedan 2']);
});

test('answers of nobody’s making still have a code: a bare string, a proxy’s page, a rate limit, broken JSON', async () => {
  const answers: [number, string, Record<string, string>][] = [
    [400, '"EMAIL_IN_USE"', {}],
    [502, '<html>Bad gateway</html>', {}],
    [429, '', { 'retry-after': '7' }],
    [418, '{}', {}],
    [200, '{"cut', {}],
  ];
  const baseUrl = await localApi((_, response) => {
    const [status, body, headers] = answers.shift() ?? [500, '', {}];
    response.writeHead(status, headers).end(body);
  });
  const client = createClient({ baseUrl });
  const seen: unknown[] = [];
  for (let call = 0; call < 5; call += 1) {
    const error = await failure(client.getSession());
    seen.push([error.code, error.status, error.retryAfter]);
  }
  expect(seen).toEqual([
    ['EMAIL_IN_USE', 400, undefined],
    ['INTERNAL_ERROR', 502, undefined],
    ['TOO_MANY_REQUESTS', 429, 7],
    ['UNEXPECTED_ANSWER', 418, undefined],
    ['UNEXPECTED_ANSWER', 0, undefined],
  ]);
});

test('no network and no answer in time are codes of their own and may be tried again', async () => {
  const slow = await localApi(() => undefined);
  const late = await failure(createClient({ baseUrl: slow, timeout: 50 }).getSession());
  const away = await failure(createClient({ baseUrl: 'http://127.0.0.1:9' }).getSession());
  expect([late.code, late.isTransient, away.code, away.isTransient]).toEqual(['TIMED_OUT', true, 'NETWORK_FAILED', true]);
});

test('who aborts a call gets the abort back, not a failure to be shown', async () => {
  const slow = await localApi(() => undefined);
  const stop = new AbortController();
  const call = failure(createClient({ baseUrl: slow }).getSession({}, { signal: stop.signal }));
  stop.abort(new DOMException('left', 'AbortError'));
  expect((await call).name).toBe('AbortError');
});

test('every error code has a text of its own; a failure without a code has that of an internal error', () => {
  const codes = [...(Object.keys(errors) as (keyof typeof errors)[]), 'NETWORK_FAILED', 'TIMED_OUT', 'UNEXPECTED_ANSWER'] as const;
  const texts = Object.values(errorMessages) as Record<string, string>[];
  expect(texts.length).toBeGreaterThan(1);
  for (const code of codes) {
    const all = texts.map((messages) => messages[code] ?? '');
    for (const text of all) expect(text.length).toBeGreaterThan(10);
    expect(new Set(all).size).toBe(all.length);
  }
  expect(errorMessage(new Error('a fault in our own code'), (code) => code)).toBe('INTERNAL_ERROR');
  expect(errorMessage(new ApiError({ code: 'OUT_OF_STOCK', status: 409 }), (code) => code)).toBe('OUT_OF_STOCK');
});
