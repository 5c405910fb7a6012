import { QueryClient } from '@tanstack/react-query';
import { expect, expectTypeOf, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createClient } from '../create-client.ts';
import { localApi } from '../local-api.fixture.ts';
import type { AnswerOf } from '../operations.ts';
import type { FailureOf } from '../failures.ts';
import type { useApiMutation, useApiQuery } from './index.ts';
import { apiKey, apiQuery, type MutationId, type QueryId, retryTransient } from './api-query.ts';

const client = async (answer: () => string) => createClient({ baseUrl: await localApi((_, response) => void response.end(answer())) });

test('every reading operation of the description is a query, all others are mutations', () => {
  expectTypeOf<'getBasket' | 'listSlotOptions'>().toExtend<QueryId>();
  expectTypeOf<'addProduct' | 'removeLine' | 'saveProductPreferences' | 'changePersonalInformation'>().toExtend<MutationId>();
  expectTypeOf<QueryId & MutationId>().toBeNever();
});

test('an operation is asked with its request, and its answer has the description’s type', async () => {
  const queries = new QueryClient();
  const basket = await queries.fetchQuery(apiQuery(await client(() => '{"lines":[]}'), 'getBasket', { query: { language: 'es' } }));
  expectTypeOf(basket).toEqualTypeOf<AnswerOf<'getBasket'>>();
  expect(basket).toEqual({ lines: [] });
});

test('an answer is kept by operation and request, and all of an operation’s are forgotten together', async () => {
  let count = 0;
  const api = await client(() => String((count += 1)));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const ask = (language: 'es' | 'en') => queries.fetchQuery(apiQuery(api, 'getBasket', { query: { language } }));
  expect([await ask('es'), await ask('en'), await ask('es')]).toEqual([1, 2, 1]);
  // What is left out of a request and what is undefined in it are the same.
  expect(queries.getQueryData(apiKey('getBasket', { query: { language: 'es', shippingCountryCode: undefined } as never }))).toBe(1);
  await queries.invalidateQueries({ queryKey: apiKey('getBasket') });
  expect([await ask('es'), await ask('en')]).toEqual([3, 4]);
});

test('the error of a query has the codes of its operation, as a union', () => {
  type Failed = NonNullable<ReturnType<typeof useApiQuery<'getOrderByNumber'>>['error']>;
  expectTypeOf<Failed['code']>().toEqualTypeOf<FailureOf<'getOrderByNumber'>>();
  expectTypeOf<NonNullable<ReturnType<typeof useApiMutation<'removeLine'>>['error']>['code']>().toEqualTypeOf<FailureOf<'removeLine'>>();
});

test('a failure that may pass is asked again, twice; a refusal is not', () => {
  const away = new ApiError({ code: 'NETWORK_FAILED', status: 0 });
  expect([0, 1, 2].map((failures) => retryTransient(failures, away))).toEqual([true, true, false]);
  expect(retryTransient(0, new ApiError({ code: 'NOT_FOUND', status: 404 }))).toBe(false);
});
