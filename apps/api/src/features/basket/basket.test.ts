import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { components } from '@parral/api-spec';
import { describeOnBoth } from '../../testing/with-api.ts';
import type { Visitor } from '../../testing/visitor.ts';

type Basket = components['schemas']['Basket'];
type Refusal = { detail: string; reason: string };
const wines = {
  paramo: 'ORI-PAR-2019-75',
  palomar: 'MON-PAL-2019-75',
  magnum: 'MON-PAL-2019-150',
  secret: 'MON-SEC-2018-75',
  soldOut: 'MON-AGO-2020-75',
  soon: 'MON-PAL-2021-75',
} as const;

describeOnBoth('the basket', (api) => {
  const add = <B = Basket>(visitor: Visitor, sku: string, quantity = 1, more: object = {}) =>
    visitor.post<B>('/api/ecom/basket/add_product/', { product_id: sku, quantity, ...more });
  const update = (visitor: Visitor, lines: unknown[]) => visitor.post<Basket>('/api/ecom/basket/update_lines/', { lines });
  const code = <B = Basket & Refusal>(visitor: Visitor, name: string) => visitor.post<B>('/api/ecom/basket/apply_voucher/', { code: name });
  const run = async <T>(query: ReturnType<typeof sql>) => (await api().context.db.execute(query)).rows as T[];
  const left = (sku: string, units: number) => run(sql`update stock set on_hand = allocated + ${units}::integer where sku = ${sku}`);

  test('section 2: without a session there is an empty basket, and asking makes no session', async () => {
    const visitor = api().visitor();
    const { body, status } = await visitor.get<Basket>('/api/ecom/basket/');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: null, lines: [], total_price: 0, max_quantity: 10, shipping_incl_tax: null });
    expect(visitor.cookies.size).toBe(0);
  });

  test('fault: requests without a cookie that leave nothing in a basket leave no session either (thirty made thirty)', async () => {
    const sessions = async () => (await run<{ n: number }>(sql`select count(*)::integer as n from session`))[0]?.n;
    const before = await sessions();
    const stranger = () => api().visitor();
    const line = '00000000-0000-4000-8000-000000000000';
    const answers = await Promise.all([
      add<Refusal>(stranger(), wines.soldOut),
      add<Refusal>(stranger(), wines.palomar, 11),
      add<Refusal>(stranger(), 'NO-SUCH-SKU'),
      add<Refusal>(stranger(), wines.secret),
      update(stranger(), [[line, 2]]),
      stranger().delete<Basket>(`/api/ecom/basket/lines/${line}/`),
      code(stranger(), 'NO-SUCH-CODE'),
      stranger().post<Basket>('/api/ecom/basket/remove_voucher/', { code: 'NO-SUCH-CODE' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([406, 406, 404, 404, 200, 200, 400, 200]);
    expect(answers.every(({ headers }) => !String(headers['set-cookie'] ?? '').includes('sid='))).toBe(true);
    expect(await sessions()).toBe(before);
  });

  test('adding twice adds up in one line; totals are sums of lines with VAT contained; the cookie says there is a basket', async () => {
    const visitor = api().visitor();
    await add(visitor, wines.paramo, 2);
    const { body } = await add(visitor, wines.paramo, 1);
    await left(wines.palomar, 3);
    expect(body.lines).toMatchObject([{ quantity: 3, total_price: 174, max_quantity: 10, product: { id: wines.paramo, price: 58, price_with_discount: 58 } }]);
    const both = (await add(visitor, wines.palomar)).body;
    expect(both).toMatchObject({ subtotal: 204, total_price: 204, tax: 35.4, vouchers_discount: 0, shipping_mode: 'home' });
    expect(both.lines[1]).toMatchObject({ max_quantity: 3, product: { price_with_discount: 30 } });
    expect(visitor.cookies.get('has_basket')).toBe('1');
    expect((await visitor.get<Basket>('/api/ecom/basket/')).body).toEqual(both);
  });

  test('section 3: a line has its wine’s title, label, no address of a photograph where it has none, the price beside what is paid, and how many may be had', async () => {
    await left(wines.magnum, 4);
    const { body } = await add(api().visitor(), wines.magnum, 1);
    expect(body.lines[0]).toMatchObject({
      id: expect.any(String),
      quantity: 1,
      vouchers_discount_per_unit: 0,
      max_quantity: 4,
      product: { id: wines.magnum, image_url: null, price: 82, price_with_discount: 82 },
      total_price: 82,
    });
    const { title, label } = body.lines[0]?.product ?? {};
    expect([title, label]).toEqual(['Vino, magnum', '2019, 150\u00A0cl']);
  });

  test('section 3, “optional discounted price”: a reduced bottle has its price before beside the one that is paid, and comes to the latter', async () => {
    await left(wines.palomar, 3);
    const { body } = await add(api().visitor(), wines.palomar, 2);
    expect(body.lines).toMatchObject([{ product: { price: 38, price_with_discount: 30 }, total_price: 60 }]);
    expect(body.total_price).toBe(60);
  });

  test('section 3, “variants”: two formats of one wine are two lines, each with its own vintage and format, price and link', async () => {
    const visitor = api().visitor();
    await left(wines.palomar, 3);
    await left(wines.magnum, 4);
    await add(visitor, wines.palomar);
    const { body } = await add(visitor, wines.magnum);
    const shown = body.lines.map(({ product: { slug, label, format, price_with_discount: paid, href } }) => [slug, label, format, paid, href]);
    expect(shown).toEqual([
      ['palomar', '2019, 75\u00A0cl', '75\u00A0cl', 30, `/es/vinos/palomar?sku=${wines.palomar}`],
      ['palomar', '2019, 150\u00A0cl', '150\u00A0cl', 82, `/es/vinos/palomar?sku=${wines.magnum}`],
    ]);
  });

  test('section 3, “stock”: a line holds no more than there is now, nor more than the basket’s ten', async () => {
    const visitor = api().visitor();
    await left(wines.magnum, 4);
    expect((await add(visitor, wines.magnum)).body.lines[0]?.max_quantity).toBe(4);
    await left(wines.magnum, 2);
    const again = async () => (await visitor.get<Basket>('/api/ecom/basket/')).body.lines[0]?.max_quantity;
    expect(await again()).toBe(2);
    await left(wines.magnum, 40);
    expect(await again()).toBe(10);
  });

  test('error: a line’s link assumes where wines stand: it leads to the estate’s own page for wines, in the language asked for', async () => {
    const visitor = api().visitor();
    const pages = { es: '/es/vinos/paramo', en: '/en/wines/paramo' };
    for (const language of ['es', 'en'] as const) {
      const { body } = await add(visitor, wines.paramo, 1, { language });
      expect(body.lines[0]?.product.href).toBe(`${pages[language]}?sku=${wines.paramo}`);
      expect((await visitor.get(`/api/page/brisa/${language}/${pages[language].slice(4)}`)).status).toBe(200);
    }
  });

  test('section 8, add to basket: 406 with the reason in the language of the request', async () => {
    await left(wines.palomar, 3);
    const visitor = api().visitor();
    const refused = async (sku: string, quantity: number, more: object) => {
      const { status, body } = await add<Refusal>(visitor, sku, quantity, more);
      return [status, body.detail, body.reason];
    };
    expect(await refused(wines.soldOut, 1, { language: 'es' })).toEqual([406, 'OUT_OF_STOCK', 'Este vino está agotado.']);
    expect(await refused(wines.palomar, 4, { language: 'en' })).toEqual([406, 'OUT_OF_STOCK', 'Only 3 bottles are left.']);
    await add(visitor, wines.palomar, 2);
    expect(await refused(wines.palomar, 2, { language: 'en' })).toEqual([406, 'OUT_OF_STOCK', 'Only 3 are left, and you already have 2 in your basket.']);
    expect((await refused(wines.paramo, 11, { language: 'es' })).slice(0, 2)).toEqual([406, 'QUANTITY_TOO_HIGH']);
    const fromPage = await visitor.post<Refusal>(
      '/api/ecom/basket/add_product/',
      { product_id: wines.soldOut, quantity: 1 },
      { headers: { referer: 'http://localhost/en/wines' } },
    );
    expect(fromPage.body.reason).toBe('This wine is sold out.');
  });

  test('what this visitor cannot buy is not there: unknown, announced, for members', async () => {
    const visitor = api().visitor();
    for (const sku of ['NOPE-1', wines.soon, wines.secret])
      expect(await add<Refusal>(visitor, sku)).toMatchObject({ status: 404, body: { detail: 'PRODUCT_NOT_FOUND' } });
    expect((await add<Refusal>(visitor, wines.paramo, 0)).status).toBe(400);
    const member = api().visitor();
    await member.post('/api/club/login/', { email: 'lucia@club.example', password: 'llave-platino-1' });
    expect((await add(member, wines.secret)).status).toBe(200);
  });

  test('update_lines: a bad line leaves the others applied and stands in line_errors', async () => {
    await left(wines.magnum, 4);
    const visitor = api().visitor();
    await add(visitor, wines.paramo);
    const { body } = await add(visitor, wines.magnum);
    const [paramo, magnum] = body.lines.map((line) => line.id);
    const reply = await update(visitor, [
      [paramo, 5],
      [magnum, 6],
      ['00000000-0000-4000-8000-000000000000', 1],
      ['nonsense', 1],
    ]);
    expect(reply.body.lines.map((line) => line.quantity)).toEqual([5, 1]);
    expect(reply.body.line_errors).toEqual([
      { line_id: magnum, code: 'OUT_OF_STOCK', available: 4 },
      { line_id: '00000000-0000-4000-8000-000000000000', code: 'LINE_NOT_FOUND' },
      { line_id: 'nonsense', code: 'LINE_NOT_FOUND' },
    ]);
    expect((await update(visitor, [[paramo, 11]])).body.line_errors).toEqual([{ line_id: paramo, code: 'QUANTITY_TOO_HIGH', available: 10 }]);
    for (const wrong of [
      [paramo, 0],
      [paramo, 1.5],
      [paramo, '2'],
      [1, 2],
    ])
      expect((await update(visitor, [wrong])).status).toBe(400);
    const stranger = api().visitor();
    await add(stranger, wines.magnum);
    expect((await update(stranger, [[paramo, 2]])).body.line_errors).toEqual([{ line_id: paramo, code: 'LINE_NOT_FOUND' }]);
  });

  test('what runs out while it lies in the basket is said of its line', async () => {
    await left(wines.magnum, 3);
    const visitor = api().visitor();
    await add(visitor, wines.magnum, 3);
    await left(wines.magnum, 1);
    const { body } = await visitor.get<Basket>('/api/ecom/basket/');
    expect(body.line_errors).toEqual([{ line_id: body.lines[0]?.id, code: 'OUT_OF_STOCK', available: 1 }]);
    expect(body.lines[0]?.max_quantity).toBe(1);
  });

  test('error "rapid removals keep lines": changes of one basket at once all count', async () => {
    await left(wines.magnum, 20);
    const visitor = api().visitor();
    await add(visitor, wines.magnum);
    await Promise.all(Array.from({ length: 9 }, () => add(visitor, wines.magnum)));
    const { body } = await visitor.get<Basket>('/api/ecom/basket/');
    expect(body.lines.map((line) => line.quantity)).toEqual([10]);
    const over = await Promise.all(Array.from({ length: 5 }, () => add(visitor, wines.magnum)));
    expect(over.map((reply) => reply.status)).toEqual([406, 406, 406, 406, 406]);
    const id = body.lines[0]?.id ?? '';
    const gone = await Promise.all([visitor.delete<Basket>(`/api/ecom/basket/lines/${id}/`), visitor.delete<Basket>(`/api/ecom/basket/lines/${id}/`)]);
    expect(gone.map((reply) => [reply.status, reply.body.lines.length])).toEqual([
      [200, 0],
      [200, 0],
    ]);
    expect((await visitor.delete('/api/ecom/basket/lines/nonsense/')).status).toBe(200);
    expect(visitor.cookies.has('has_basket')).toBe(false);
  });

  test('section 4: a country previews its shipping, free from its threshold; pickup is for members', async () => {
    const visitor = api().visitor();
    await left(wines.palomar, 3);
    await add(visitor, wines.palomar);
    const preview = async (query: string) => (await visitor.get<Basket>(`/api/ecom/basket/?${query}`)).body;
    const spain = await preview('shippingCountryCode=ES');
    expect(spain.shipping_incl_tax).toBeGreaterThan(0);
    expect(spain.total_price).toBe(Math.round((spain.subtotal + (spain.shipping_incl_tax ?? 0)) * 100) / 100);
    expect(spain.shipping_country).toBe('ES');
    await left(wines.paramo, 50);
    await add(visitor, wines.paramo, 10);
    expect((await preview('shippingCountryCode=ES')).shipping_incl_tax).toBe(0);
    expect((await visitor.get('/api/ecom/basket/?shippingCountryCode=ZZ')).status).toBe(400);
    expect(await visitor.get('/api/ecom/basket/?shipping_mode=shop')).toMatchObject({ status: 403, body: { detail: 'SHIPPING_MODE_NOT_ALLOWED' } });
  });

  test('fault: the basket page loses its shipping with each change: every change answers for the country that is shown, and refuses one not served before it acts', async () => {
    const visitor = api().visitor();
    await left(wines.paramo, 20);
    await add(visitor, wines.paramo, 1);
    const to = '?shippingCountryCode=IE';
    const id = (await visitor.get<Basket>('/api/ecom/basket/')).body.lines[0]?.id ?? '';
    const change = (quantity: number, country = to) => visitor.post<Basket>(`/api/ecom/basket/update_lines/${country}`, { lines: [[id, quantity]] });
    // Ireland is never free, and says so by no amount.
    expect((await change(4)).body).toMatchObject({ shipping_incl_tax: 24, free_shipping_from: null, shipping_country: 'IE', total_price: 256 });
    expect(await change(2, '?shippingCountryCode=US')).toMatchObject({ status: 400, body: { fields: { shippingCountryCode: 'COUNTRY_NOT_SERVED' } } });
    expect((await visitor.get<Basket>('/api/ecom/basket/')).body.lines[0]?.quantity).toBe(4);
    expect((await visitor.post<Basket>(`/api/ecom/basket/apply_voucher/${to}`, { code: 'VENDIMIA' })).body.shipping_incl_tax).toBe(24);
    expect((await visitor.post<Basket>(`/api/ecom/basket/remove_voucher/${to}`, { code: 'VENDIMIA' })).body.shipping_incl_tax).toBe(24);
    expect((await visitor.delete<Basket>(`/api/ecom/basket/lines/${id}/${to}`)).body).toMatchObject({ lines: [], shipping_country: 'IE' });
  });

  test('fault "the Canaries at mainland prices": a postcode previews what its zone costs, or says that nothing is sent there', async () => {
    const visitor = api().visitor();
    await left(wines.paramo, 50);
    await add(visitor, wines.paramo, 3);
    const preview = (postcode: string) => visitor.get<Basket>(`/api/ecom/basket/?shippingCountryCode=ES&shippingPostcode=${postcode}`);
    const shown = async (postcode: string) => {
      const { body } = await preview(postcode);
      return [body.subtotal, body.shipping_incl_tax, body.free_shipping_from];
    };
    expect(await shown('26200')).toEqual([174, 0, 150]);
    expect(await shown('07001')).toEqual([174, 11.5, 250]);
    // While it is being written it is nobody's yet.
    expect(await shown('2')).toEqual([174, 0, 150]);
    expect(await preview('35001')).toMatchObject({ status: 400, body: { detail: 'ZONE_NOT_SERVED', fields: { shippingPostcode: 'ZONE_NOT_SERVED' } } });
  });

  describe('discount codes (section 8)', () => {
    test('each of the four states has its own code; a good one is taken off and can be taken out again', async () => {
      await run(sql`insert into coupon (code, percent, active, uses, max_uses, valid_until) values
        ('PARADO', 10, false, 0, null, null), ('VIEJO', 10, true, 0, null, '2020-01-01'), ('GASTADO', 10, true, 3, 3, null), ('DIEZ', 10, true, 0, null, null) on conflict do nothing`);
      const visitor = api().visitor();
      await add(visitor, wines.paramo, 2);
      const states = await Promise.all(['NADA', 'PARADO', 'VIEJO', 'GASTADO'].map((name) => code(visitor, name)));
      expect(states.map((reply) => [reply.status, reply.body.detail])).toEqual([
        [400, 'VOUCHER_DOESNT_EXIST'],
        [400, 'VOUCHER_INACTIVE'],
        [400, 'VOUCHER_EXPIRED'],
        [400, 'VOUCHER_ALREADY_USED'],
      ]);
      const { body } = await code(visitor, ' diez ');
      expect(body).toMatchObject({ subtotal: 116, vouchers_discount: 11.6, total_price: 104.4, vouchers: [{ code: 'DIEZ', discount: 11.6 }] });
      expect(body.lines[0]?.vouchers_discount_per_unit).toBe(5.8);
      const off = await visitor.post<Basket>('/api/ecom/basket/remove_voucher/', { code: 'diez' });
      expect(off.body).toMatchObject({ vouchers: [], vouchers_discount: 0, total_price: 116 });
    });

    test('an amount is given in full; a code that ends while it lies in the basket gives nothing any more', async () => {
      const visitor = api().visitor();
      await add(visitor, wines.paramo, 3);
      expect((await code(visitor, 'VENDIMIA')).body.vouchers_discount).toBeGreaterThanOrEqual(10);
      await run(sql`update coupon set active = false where code = 'VENDIMIA'`);
      expect((await visitor.get<Basket>('/api/ecom/basket/')).body).toMatchObject({ vouchers: [], vouchers_discount: 0 });
      await run(sql`update coupon set active = true where code = 'VENDIMIA'`);
    });

    test('a code of another brand does not exist for this basket', async () => {
      await run(sql`insert into coupon (code, percent, active, uses, brands) values ('MONTE', 10, true, 0, array['alba']) on conflict do nothing`);
      const visitor = api().visitor();
      await add(visitor, wines.paramo);
      expect((await code(visitor, 'MONTE')).body.detail).toBe('VOUCHER_DOESNT_EXIST');
    });
  });
});
