import { expect, it } from 'vitest';
import { exampleList } from '../../testing/example-catalogue.ts';
import { load } from './load.server.ts';

const left = { product_id: 'ALB-TIN-2021-75', availability: 'few', left: 2, max_quantity: 2, allocation: null, own: null };

/** Asks as the page does; the estate has red wines only. */
async function loaded(query: Record<string, string>) {
  const queries: Record<string, unknown>[] = [];
  const GET = (path: string, { params }: { params: { query: Record<string, unknown> } }) => {
    if (path === '/api/catalogue/availability/') return Promise.resolve({ data: { products: [left] }, response: { status: 200 } });
    queries.push(params.query);
    const { category = 'red', type = 'red' } = params.query;
    const status = category !== 'red' ? 404 : type !== 'red' ? 400 : 200;
    return Promise.resolve({ data: status === 200 ? exampleList : undefined, error: { detail: 'BAD' }, response: { status } });
  };
  const site = { addresses: { es: { catalogue: '/es/vinos', basket: '/es/cesta' } } };
  const context = { attributes: { pageId: '1' }, api: { GET }, brand: 'alba', language: 'es', site, query };
  return { data: await load(context as unknown as Parameters<typeof load>[0]), queries };
}

it('a type that the estate does not have narrows nothing', async () => {
  const { data, queries } = await loaded({ type: 'blue', vintage: '2019' });
  expect(queries.map(({ type }) => type)).toEqual(['blue', undefined]);
  expect(data.filters).toEqual({ vintage: '2019' });
});

it('a category that the estate does not have is a page that does not exist', async () => {
  await expect(loaded({ category: 'blue' })).rejects.toMatchObject({ status: 404 });
});

it('says what is left of each wine without any script', async () => {
  expect((await loaded({})).data.availability).toEqual([left]);
});
