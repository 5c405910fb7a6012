import type { components } from '@parral/api-spec';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Visitor } from '../../testing/visitor.ts';
import type { FolderTexts } from '../../platform/content/testing/small-folder.ts';
import { testEstate, writeFolder } from '../../testing/test-estate.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { importFolder } from '../../platform/content/import-folder.ts';
import { newMember } from './testing/club-members.ts';

type Schemas = components['schemas'];

/** Nine wines of alba, so that there are two pages; of them `w9` is for platinum alone, and `w8` costs members 9 € instead of 12 €. */
function manyWines(): FolderTexts {
  const texts = testEstate();
  const like = texts['catalogue/alba/agotado.yaml'] ?? '';
  const wine = (number: number, more: string, price: string) =>
    like
      .replace('slug: agotado', `slug: w${number}`)
      .replace(/^position: .*$/m, `position: ${10 + number}${more}`)
      .replace('sku: MON-AGO-2020-75', `sku: MON-W${number}-2020-75`)
      .replace('price: 12.00, stock: 0', `price: 12.00, stock: 9${price}`);
  const wines = [4, 5, 6, 7].map((number) => [`catalogue/alba/w${number}.yaml`, wine(number, '', '')] as const);
  return {
    ...texts,
    ...Object.fromEntries(wines),
    'catalogue/alba/w8.yaml': wine(8, '', ', memberPrice: 9.00'),
    'catalogue/alba/w9.yaml': wine(9, '\nclubOnly: true\nclubLevels: [platinum]', ''),
  };
}

describeOnBoth('the club’s catalogue', (api) => {
  let pageId = '';
  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'estate-'));
    await writeFolder(folder, manyWines());
    await importFolder(api().context, folder);
    await rm(folder, { recursive: true });
    const page = await api().visitor().get<Schemas['Page']>('/api/page/alba/es/club');
    pageId = page.body.page.id;
  });
  const list = async (visitor: Visitor, page?: number) =>
    (
      await visitor.get<Schemas['HighlightedProducts']>(
        `/api/club/catalogue/highlighted_products/?page_id=${pageId}&language=es${page === undefined ? '' : `&page=${page}`}`,
      )
    ).body;
  const addTo = (visitor: Visitor, sku: string) => visitor.post<Schemas['Basket']>('/api/ecom/basket/add_product/', { product_id: sku, quantity: 2 });

  test('section 9: 8 a page and has_next; positions go on: 8 × (page − 1) + index + 1; no wine twice', async () => {
    const { visitor } = await newMember(api());
    const [first, second] = [await list(visitor), await list(visitor, 2)];
    expect([first.products.length, first.has_next, second.has_next]).toEqual([8, true, false]);
    expect([...first.products, ...second.products].map(({ impression }) => impression.position)).toEqual(
      Array.from({ length: 8 + second.products.length }, (_, at) => at + 1),
    );
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await list(visitor, 3)).products).toEqual([]);
    expect(first.products[0]).toMatchObject({
      title: expect.any(String),
      product_title: expect.stringContaining('75 cl'),
      children_count: expect.any(Number),
      full_slug: expect.stringMatching(/^\/es\//),
    });
  });

  test('section 6: a locked product has no price and cannot be bought; at its level it has one and can', async () => {
    const [{ visitor: bronze }, { visitor: platinum }] = [await newMember(api()), await newMember(api(), { level: 'platinum' })];
    const find = async (visitor: Visitor) => (await list(visitor)).products.find(({ id }) => id === 'MON-W9-2020-75');
    expect(await find(bronze)).toMatchObject({ is_locked: true, price: null, impression: { price: null } });
    expect(await find(platinum)).toMatchObject({ is_locked: false, price: 12 });
    expect((await addTo(bronze, 'MON-W9-2020-75')).status).toBe(404);
    expect((await addTo(api().visitor(), 'MON-W9-2020-75')).status).toBe(404);
    expect((await addTo(platinum, 'MON-W9-2020-75')).status).toBe(200);
    const product = async (visitor: Visitor) =>
      (await visitor.get<Schemas['ProductDetail']>('/api/catalogue/products/w9/?language=es&brand=alba')).body.variants[0];
    expect([(await product(bronze))?.is_locked, (await product(platinum))?.is_locked]).toEqual([true, false]);
  });

  test('members pay the price that the folder gives them, in the catalogue and in the basket; everybody else the other one', async () => {
    const { visitor } = await newMember(api());
    const sku = 'MON-W8-2020-75';
    const card = (await visitor.get<Schemas['ProductList']>(`/api/catalogue/products/?language=es&ids=${sku}`)).body.products[0];
    expect(card).toMatchObject({ price: 9, price_before: 12 });
    const basket = (await addTo(visitor, sku)).body;
    expect(basket).toMatchObject({ subtotal: 18, lines: [{ product: { price: 12, price_with_discount: 9 }, total_price: 18 }] });
    expect((await visitor.get<Schemas['Basket']>('/api/ecom/basket/')).body.subtotal).toBe(18);
    // The page is drawn for everybody; a member's own view of it comes with the availability.
    const own = async (of: Visitor) =>
      (await of.get<Schemas['AvailabilityList']>(`/api/catalogue/availability/?product_ids=${sku},MON-W9-2020-75`)).body.products.map((product) => [
        product.product_id,
        product.own,
      ]);
    expect(Object.fromEntries(await own(visitor))).toEqual({
      [sku]: { is_locked: false, price: 9, price_before: 12, price_per_litre: 12 },
      'MON-W9-2020-75': { is_locked: true, price: null, price_before: null, price_per_litre: null },
    });
    const guest = api().visitor();
    expect((await own(guest)).map(([, terms]) => terms)).toEqual([null, null]);
    expect((await guest.get<Schemas['ProductList']>(`/api/catalogue/products/?language=es&ids=${sku}`)).body.products[0]).toMatchObject({
      price: 12,
      price_before: null,
    });
    expect((await addTo(guest, sku)).body.subtotal).toBe(24);
  });

  test('the wines that club.yaml names for the brand, in its order, and no others', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'estate-'));
    const texts = manyWines();
    await writeFolder(folder, { ...texts, 'club/club.yaml': `${texts['club/club.yaml']}\nhighlighted:\n  alba: [w9, palomar]\n` });
    await importFolder(api().context, folder);
    await rm(folder, { recursive: true });
    const { visitor } = await newMember(api());
    const { products, has_next: hasNext } = await list(visitor);
    expect([products.map(({ id }) => id), hasNext]).toEqual([['MON-W9-2020-75', 'MON-PAL-2019-75'], false]);
  });

  test('a page that is none is 404', async () => {
    const { visitor } = await newMember(api());
    expect((await visitor.get('/api/club/catalogue/highlighted_products/?page_id=nothing&language=es')).status).toBe(404);
  });
});
