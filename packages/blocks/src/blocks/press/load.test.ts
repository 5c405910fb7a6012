import { expect, it } from 'vitest';
import { load } from './load.server.ts';

type Context = Parameters<typeof load>[0];
const requests: unknown[] = [];
const context = (query: Record<string, string>, answer: object) =>
  ({
    attributes: {},
    brand: 'alba',
    language: 'es',
    query,
    page: { alternates: { es: '/es/prensa' } },
    api: { GET: (path: string, { params }: { params: object }) => (requests.push([path, params]), Promise.resolve(answer)) },
  }) as unknown as Context;

it("section 8: a press list that does not come is logged as 'Unexpected request'", async () => {
  const refused = { error: { detail: 'INTERNAL' }, response: { status: 500 } };
  await expect(load(context({}, refused))).rejects.toThrow('Unexpected request: GET /api/press_articles/ answered 500 INTERNAL');
});

it('section 7: asks with p, year, category, locale, language_code and branding, and with none that the address has wrong', async () => {
  const list = { filters: { years: [], categories: [], locales: [] }, pagination: { results: [], total_pages: 0 } };
  const answer = { data: list, response: { status: 200 } };
  requests.length = 0;
  await load(context({ p: '2', year: '2024', category: '1', locale: 'es' }, answer));
  await load(context({ p: '-1', year: 'x', category: '0', locale: '<b>' }, answer));
  expect(requests).toEqual([
    ['/api/press_articles/', { query: { p: 2, year: 2024, category: 1, locale: 'es', language_code: 'es', branding: 'alba' } }],
    ['/api/press_articles/', { query: { p: 1, language_code: 'es', branding: 'alba' } }],
  ]);
});
