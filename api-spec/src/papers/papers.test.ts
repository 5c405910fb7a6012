/** "`llms.txt` and a Postman/Bruno collection made from it": each call stands in both, as it was recorded. That they are as generated, `generate --check` says. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errors } from '../errors.ts';
import type { Described } from './calls.ts';

const read = (name: string) => readFileSync(new URL(`../../generated/${name}`, import.meta.url), 'utf8');
const { paths } = JSON.parse(read('openapi.json')) as Described;
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

describe('llms.txt', () => {
  const text = read('llms.txt');

  test('has each call in a line: where it is described, what it does, what it asks for', () => {
    for (const { method, path, operation } of calls)
      expect(text).toContain(`- [${operation.operationId}](/api/docs/plain#${operation.operationId}): \`${method} ${path}\`. ${operation.summary}. Asks for: `);
    expect(text).toContain('[listOrders](/api/docs/plain#listOrders): `GET /api/estate/orders/`');
    expect(text).toMatch(/listOrders.*Asks for: a token with orders:read\./);
    expect(text).toMatch(/getBasket\).*Asks for: nothing, or the session cookie\./);
  });

  test('begins as llmstxt.org says, and explains each code', () => {
    expect(text).toMatch(/^# .+\n\n> .+/);
    for (const code of Object.keys(errors)) expect(text).toContain(`- \`${code}\` (`);
  });
});

describe('the Postman collection', () => {
  interface Request {
    method: string;
    url: { raw: string; variable?: { key: string; value: string }[] };
    body?: { raw: string };
    auth: { type: string };
  }
  const collection = JSON.parse(read('postman.json')) as { item: { name: string; item: { request: Request; response: { body: string }[] }[] }[] };
  const items = collection.item.flatMap(({ item }) => item);

  test('has each call once, with its recorded body and answer', () => {
    expect(items.map(({ request }) => `${request.method} ${request.url.raw.split('?')[0]}`).toSorted()).toEqual(
      calls.map(({ method, path }) => `${method} {{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`).toSorted(),
    );
    for (const { request, response } of items) {
      for (const text of [request.body?.raw ?? '{}', ...response.map(({ body }) => body)]) expect(() => JSON.parse(text) as unknown).not.toThrow();
    }
    const answered = items.filter(({ response }) => response.length > 0);
    expect(answered.flatMap(({ request }) => request.url.variable ?? []).filter(({ value }) => value === '')).toEqual([]);
    expect(answered.length).toBeGreaterThan(80);
  });

  test('sends a token where the call takes one, and nothing else', () => {
    const withToken = items.filter(({ request }) => request.auth.type === 'bearer').map(({ request }) => request.url.raw.split('?')[0]);
    expect(withToken).toContain('{{baseUrl}}/api/estate/orders/');
    expect(withToken).not.toContain('{{baseUrl}}/api/ecom/basket/');
  });
});
