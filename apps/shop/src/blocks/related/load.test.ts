import type { LoadContext } from '@parral/site/render';
import { expect, it } from 'vitest';
import { exampleProduct } from '../product/example-product.ts';
import block from './block.ts';
import { load } from './load.server.ts';

type Context = Parameters<typeof load>[0];

/** The wines related to what the page's `data-product-page-id` names. */
async function related(attribute: string, status = 200) {
  const asked: unknown[] = [];
  const api = {
    GET: async (path: string, { params }: { params: unknown }) => {
      asked.push([path, params]);
      return status === 200 ? { data: exampleProduct, response: { status } } : { error: { detail: 'PRODUCT_NOT_FOUND' }, response: { status } };
    },
  } as unknown as LoadContext['api'];
  const attributes = block.attributes.parse({ productPageId: attribute });
  return { data: await load({ attributes, api, brand: 'alba', language: 'es', query: {} } as unknown as Context), asked };
}

it('section 2: "Related products block: reads a product-page-id attribute": the wines of that very page are asked for and shown', async () => {
  const { data, asked } = await related('872-arcilla');
  expect(asked).toEqual([['/api/catalogue/products/{slug}/', { path: { slug: '872-arcilla' }, query: { language: 'es', brand: 'alba' } }]]);
  expect(data.products).toEqual(exampleProduct.related);
  expect((await related('gone', 404)).data.products).toEqual([]);
});
