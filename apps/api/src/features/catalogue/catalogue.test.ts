import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testEstate, writeFolder } from '../../testing/test-estate.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { importFolder } from '../../platform/content/import-folder.ts';

type Schemas = components['schemas'];
const list = '/api/catalogue/products/?language=es';

describeOnBoth('catalogue', (api) => {
  const products = async (query: string) => (await api().visitor().get<Schemas['ProductList']>(`${list}&${query}`)).body;
  const ids = async (query: string) => (await products(query)).products.map((card) => card.id);

  test('a card for each wine and format, the newest vintage that can be bought, in the order of the estate', async () => {
    const all = await ids('brand=alba');
    expect(all.slice(-4)).toEqual(['MON-PAL-2019-75', 'MON-PAL-2019-150', 'MON-SEC-2018-75', 'MON-AGO-2020-75']);
    expect(all).not.toContain('MON-PAL-2021-75');
    expect(all).not.toContain('ORI-PAR-2019-75');
  });

  test('a card carries its price, the lowest of the 30 days before a reduction, and its address in the language', async () => {
    const { products: cards } = await products('brand=alba');
    expect(cards.find(({ id }) => id === 'MON-PAL-2019-75')).toMatchObject({
      price: 30,
      price_before: 38,
      href: '/es/vinos/palomar',
      format: '75 cl',
      volume_ml: 750,
    });
    expect(cards.find(({ id }) => id === 'MON-PAL-2019-150')).toMatchObject({ price: 82, price_before: null, format: '150 cl', categories: ['red', 'large'] });
  });

  test('a locked product shows no price (specification section 6)', async () => {
    const { products: cards } = await products('brand=alba');
    expect(cards.find(({ id }) => id === 'MON-SEC-2018-75')).toMatchObject({ is_locked: true, price: null, price_before: null });
    const { body } = await api().visitor().get<Schemas['ProductDetail']>('/api/catalogue/products/secreto/?language=es&brand=alba');
    expect(body.variants[0]).toMatchObject({ is_locked: true, price: null, price_before: null, price_per_litre: null });
  });

  test('categories, pages, chosen skus and the orders', async () => {
    const large = await products('brand=alba&category=large');
    expect(large).toMatchObject({ total: 3, total_pages: 1, page: 1 });
    expect(large.products.every(({ volume_ml }) => volume_ml === 1500)).toBe(true);
    expect(large.categories.find(({ category }) => category === 'large')?.count).toBe(3);
    const all = await ids('brand=alba');
    const pages = await Promise.all([1, 2, 3, 4, 5].map((p) => products(`brand=alba&page_size=2&p=${p}`)));
    expect(pages.flatMap((page) => page.products.map(({ id }) => id))).toEqual(all);
    expect(pages[0]).toMatchObject({ total: all.length, total_pages: Math.ceil(all.length / 2) });
    expect(await ids('ids=ORI-PAR-2019-75,NONE,MON-PAL-2019-75')).toEqual(['ORI-PAR-2019-75', 'MON-PAL-2019-75']);
    const prices = (await products('brand=alba&sort=price_desc')).products.map(({ price }) => price);
    expect(prices).toEqual([...prices.filter((price) => price !== null).sort((a, b) => b - a), null]);
  });

  test('filters: kind, vintage, format, price, several at once; each count is what choosing it shows', async () => {
    const all = (await products('brand=alba')).products;
    expect((await products('brand=alba&type=red')).total).toBe(all.length);
    expect((await products('brand=alba&type=white,rose')).products).toEqual([]);
    expect((await ids('brand=alba&vintage=2018')).every((id) => id.includes('-2018-'))).toBe(true);
    expect(await ids('brand=alba&price_min=30&price_max=49.90')).toEqual(
      all.filter(({ price }) => price !== null && price >= 30 && price <= 49.9).map(({ id }) => id),
    );
    const chosen = await products('brand=alba&format=1500&vintage=2019,2020&price_max=60');
    expect(chosen.products.every(({ volume_ml, vintage, price }) => volume_ml === 1500 && (vintage ?? 0) >= 2019 && (price ?? 99) <= 60)).toBe(true);
    expect(chosen.filters.formats.map(({ value, label }) => `${value} ${label}`)).toContain('375 37,5 cl');
    for (const { value, count } of chosen.filters.formats)
      expect((await products(`brand=alba&format=${value}&vintage=2019,2020&price_max=60`)).total).toBe(count);
    for (const { value, count } of chosen.filters.vintages) expect((await products(`brand=alba&format=1500&vintage=${value}&price_max=60`)).total).toBe(count);
    for (const { value, count } of chosen.filters.types)
      expect((await products(`brand=alba&format=1500&vintage=2019,2020&price_max=60&type=${value}`)).total).toBe(count);
    const { price } = (await products('brand=alba')).filters;
    const prices = all.flatMap((card) => card.price ?? []);
    expect(price).toEqual({ min: Math.min(...prices), max: Math.max(...prices) });
    expect((await products('brand=alba&price_min=100000')).filters.price).toEqual(price);
    for (const wrong of ['type=blue', 'vintage=old', 'price_min=-1', 'format=1'])
      expect((await api().visitor().get(`${list}&brand=alba&${wrong}`)).status).toBe(400);
  });

  test('several brands together, and what is related to a product page', async () => {
    const both = await products('brands=alba,brisa&type=red');
    expect(both.filters.brands.map(({ value, label }) => `${value} ${label}`)).toEqual(['alba Alba', 'brisa Brisa']);
    expect(both.total).toBe((await products('brand=alba')).total + (await products('brand=brisa')).total);
    expect(await ids('related_to=reserva')).toEqual(['CRIANZA-2019-75']);
    expect((await api().visitor().get(`${list}&related_to=none`)).status).toBe(404);
    expect((await api().visitor().get(`${list}&brands=nobody`)).status).toBe(404);
  });

  test('impressions follow category, order and page, with the position over all pages', async () => {
    const { page } = (await api().visitor().get<Schemas['Page']>('/api/page/alba/es/')).body;
    const ask = async (query: string) =>
      (await api().visitor().get<Schemas['ImpressionList']>(`/api/catalogue/catalogue_impressions/?page_id=${page.id}&language=es&${query}`)).body.impressions;
    const second = await ask('sort=price_desc&page_size=3&p=2');
    expect(second.map(({ id }) => id)).toEqual(await ids(`page_id=${page.id}&sort=price_desc&page_size=3&p=2`));
    expect(second.map(({ position }) => position)).toEqual([4, 5, 6]);
    expect((await ask('category=large')).map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  test('the page id names the brand; neither brand nor page is 400, an unknown one 404', async () => {
    const page = await api().visitor().get<Schemas['Page']>('/api/page/brisa/es/');
    expect(await ids(`page_id=${page.body.page.id}`)).toEqual(expect.arrayContaining(['ORI-PAR-2019-75']));
    const status = async (query: string) => (await api().visitor().get<Schemas['Error']>(`${list}${query}`)).body.detail;
    expect(await status('')).toBe('BAD_REQUEST');
    expect(await status('&brand=nobody')).toBe('UNKNOWN_BRAND');
    expect(await status('&page_id=nothing')).toBe('NOT_FOUND');
  });

  test('the product page: every vintage, the default one on sale, price a litre, ingredients with their allergens, nutrition', async () => {
    const { body } = await api().visitor().get<Schemas['ProductDetail']>('/api/catalogue/products/palomar/?language=en&brand=alba');
    expect(body.variants.map(({ id, soon }) => [id, soon])).toEqual([
      ['MON-PAL-2021-75', true],
      ['MON-PAL-2019-75', false],
      ['MON-PAL-2019-150', false],
    ]);
    expect(body).toMatchObject({ default_variant_id: 'MON-PAL-2019-75', href: '/en/wines/palomar' });
    expect(body.variants[1]).toMatchObject({ price: 30, price_before: 38, price_per_litre: 40 });
    for (const { allergens, ingredients, nutrition, facts } of body.variants) {
      for (const allergen of allergens) expect(ingredients).toContain(allergen);
      expect(nutrition[0]?.value).toMatch(/^\d+ kJ \/ \d+ kcal$/);
      expect(facts.map(({ label }) => label)).toEqual(['Grape', 'Height', 'Soil', 'Planted', 'Oak', 'Alcohol', 'Serve']);
    }
  });

  test('fault "the page tells of another vintage": what a vintage says of itself is its own, else the wine’s; a large bottle says so in its name', async () => {
    const { body } = await api().visitor().get<Schemas['ProductDetail']>('/api/catalogue/products/palomar/?language=en&brand=alba');
    const [, bottle, magnum] = body.variants;
    const alcohol = (variant: typeof bottle) => variant?.facts.find(({ label }) => label === 'Alcohol')?.value;
    expect(alcohol(magnum)).toBe('14.5 % vol');
    expect(alcohol(bottle)).not.toBe('14.5 % vol');
    expect(magnum?.tasting_note).toBe('Closed');
    expect(bottle?.tasting_note).not.toBe('Closed');
    expect(magnum?.title).toBe(`${body.title}, magnum`);
  });

  test('fault "a card opens another vintage": a card leads to its own sku, that of the usual bottle to the wine’s page', async () => {
    const { body } = await api().visitor().get<Schemas['ProductList']>(`${list}&brand=alba`);
    const card = (id: string) => body.products.find((one) => one.id === id);
    expect(card('MON-PAL-2019-75')?.href).toBe('/es/vinos/palomar');
    expect(card('MON-PAL-2019-150')).toMatchObject({ href: '/es/vinos/palomar?sku=MON-PAL-2019-150', title: expect.stringMatching(/, magnum$/) });
  });

  test('a wine is found under its own brand only', async () => {
    const status = async (slug: string, brand: string) => (await api().visitor().get(`/api/catalogue/products/${slug}/?language=es&brand=${brand}`)).status;
    expect(await status('palomar', 'alba')).toBe(200);
    expect(await status('palomar', 'brisa')).toBe(404);
    expect(await status('none', 'alba')).toBe(404);
  });

  test('availability is that of now: few are counted, sold out and announced hold nothing, unknown skus are left out', async () => {
    const ask = async () =>
      (
        await api()
          .visitor()
          .get<Schemas['AvailabilityList']>('/api/catalogue/availability/?product_ids=MON-PAL-2019-75,MON-AGO-2020-75,MON-PAL-2021-75,ORI-PAR-2019-75,NONE')
      ).body.products;
    const bySku = async () => Object.fromEntries((await ask()).map((entry) => [entry.product_id, entry]));
    expect(await bySku()).toEqual({
      'MON-PAL-2019-75': { product_id: 'MON-PAL-2019-75', availability: 'few', left: 3, max_quantity: 3, allocation: null, own: null },
      'MON-AGO-2020-75': { product_id: 'MON-AGO-2020-75', availability: 'sold_out', left: null, max_quantity: 0, allocation: null, own: null },
      'MON-PAL-2021-75': { product_id: 'MON-PAL-2021-75', availability: 'soon', left: null, max_quantity: 0, allocation: null, own: null },
      'ORI-PAR-2019-75': { product_id: 'ORI-PAR-2019-75', availability: 'in_stock', left: null, max_quantity: 10, allocation: null, own: null },
    });
    await api().context.db.execute(sql`update stock set allocated = 3 where sku = 'MON-PAL-2019-75'`);
    expect((await bySku())['MON-PAL-2019-75']).toMatchObject({ availability: 'sold_out', max_quantity: 0 });
  });

  test('impressions of a catalogue page and of related products, counted from 1', async () => {
    const page = await api().visitor().get<Schemas['Page']>('/api/page/alba/es/');
    const { body } = await api().visitor().get<Schemas['ImpressionList']>(`/api/catalogue/catalogue_impressions/?page_id=${page.body.page.id}&language=es`);
    expect(body.impressions.map(({ id }) => id)).toEqual(await ids('brand=alba'));
    expect(body.impressions[0]).toMatchObject({ position: 1, brand: 'Alba' });
    const related = await api().visitor().get<Schemas['ImpressionList']>('/api/catalogue/related_products_impressions/?product_page_id=reserva&language=es');
    expect(related.body.impressions.map(({ name, position }) => [name, position])).toEqual([['Vino', 1]]);
    expect((await api().visitor().get('/api/catalogue/related_products_impressions/?product_page_id=none&language=es')).status).toBe(404);
  });

  test('a wine’s photograph stands on its card, its page and in the basket; image_url is its address (specification section 3)', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'estate-'));
    const texts = testEstate();
    const wine = 'catalogue/brisa/paramo.yaml';
    await writeFolder(folder, { ...texts, [wine]: `picture: wines/paramo.png\n${texts[wine]}` });
    await mkdir(path.join(folder, 'images/brisa/wines'), { recursive: true });
    await sharp({ create: { width: 30, height: 100, channels: 3, background: '#2f4a43' } }).toFile(path.join(folder, 'images/brisa/wines/paramo.png'));
    await importFolder(api().context, folder);
    await rm(folder, { recursive: true });
    const photograph = { address: '/images/brisa/wines/paramo.png', width: 30, height: 100 };
    expect((await products('ids=ORI-PAR-2019-75')).products[0]?.bottle).toMatchObject({ photograph });
    const visitor = api().visitor('brisa.localhost');
    const detail = await visitor.get<Schemas['ProductDetail']>('/api/catalogue/products/paramo/?language=es&brand=brisa');
    expect(detail.body.variants[0]?.bottle).toMatchObject({ photograph });
    const basket = await visitor.post<Schemas['Basket']>('/api/ecom/basket/add_product/', { product_id: 'ORI-PAR-2019-75', quantity: 1 });
    expect(basket.body.lines[0]?.product).toMatchObject({ image_url: photograph.address, bottle: { photograph } });
  });

  test('the database refuses stock that cannot be, and the audit looks for it', async () => {
    const { db, audit } = api().context;
    await expect(db.execute(sql`update stock set allocated = on_hand + 1 where sku = 'ORI-PAR-2019-75'`)).rejects.toThrow();
    expect((await audit.run(db)).checks).toContainEqual({ name: 'no negative or overdrawn stock', ok: true, found: 0, expected: 0, rows: [] });
  });

  test('types of wine, formats and countries are those of the estate’s lists, in its words and its order; a folder without lists has the usual ones', async () => {
    const usual = await products('brand=alba');
    expect(usual.categories.map(({ category, label }) => [category, label])).toEqual([
      ['red', 'Tintos'],
      ['large', 'Grandes formatos'],
    ]);
    expect((await api().visitor().get(`${list}&brand=alba&category=orange`)).status).toBe(404);

    const folder = await mkdtemp(path.join(tmpdir(), 'lists-'));
    const texts = testEstate();
    const wine = 'catalogue/alba/palomar.yaml';
    texts[wine] = (texts[wine] ?? '').replace('category: red', 'category: orange');
    await writeFolder(folder, { ...texts, 'lists.yaml': estateLists });
    await importFolder(api().context, folder);
    await rm(folder, { recursive: true });
    const listed = await products('brand=alba&category=orange');
    expect(listed.categories.map(({ category, label }) => [category, label])).toEqual([
      ['orange', 'Naranjas'],
      ['red', 'Tintos'],
    ]);
    expect(listed.filters.types).toEqual([
      { value: 'orange', label: 'Naranja', count: listed.total },
      { value: 'red', label: 'Tinto', count: 0 },
    ]);
    expect(new Set(listed.products.map(({ slug }) => slug))).toEqual(new Set(['palomar']));
    const { body } = await api().visitor().get<Schemas['ProductDetail']>('/api/catalogue/products/palomar/?language=es&brand=alba');
    expect(body.variants.map(({ format_name }) => format_name)).toEqual(expect.arrayContaining(['Frasca, 75 cl', 'Tinaja, 150 cl']));
    // Neither large bottles nor cases, of which this estate has none.
    expect(body.categories).toEqual([
      { category: 'orange', label: 'Todos: Naranjas' },
      { category: 'red', label: 'Todos: Tintos' },
    ]);
    const options = await api().visitor().get<Schemas['BookingOptions']>('/api/experience/1/booking_options?language=es');
    const documents = [
      { value: 'passport', text: 'Pasaporte' },
      { value: 'dni', text: 'Carné' },
    ];
    expect(options.body.document_options).toEqual(documents);
    expect((await api().visitor().get<Schemas['Site']>('/api/site/alba/')).body.texts['es']?.document_options).toEqual(documents);
    expect(options.body.country_options).toEqual([
      { value: 'PT', text: 'Portugal' },
      { value: 'ES', text: 'España' },
      { value: 'FR', text: 'Francia' },
    ]);
  });
});

const estateLists = `wineTypes:
  - { type: orange, name: { es: Naranja, en: Orange }, plural: { es: Naranjas, en: Orange wines } }
  - { type: red, name: { es: Tinto, en: Red }, plural: { es: Tintos, en: Reds } }
bottleFormats:
  - { size: 37.5, name: { es: Media, en: Half } }
  - { size: 75, name: { es: Frasca, en: Flask } }
  - { size: 150, name: { es: Tinaja, en: Jar } }
countries: { first: PT, offered: [ES, FR, PT] }
documents:
  - { type: passport, name: { es: Pasaporte, en: Passport } }
  - { type: dni, name: { es: Carné, en: Card } }
`;
