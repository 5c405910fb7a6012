import type { components } from '@parral/api-spec';
import { toCents, unitPriceAt } from '@parral/rules';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundOrder } from '../orders/index.ts';
import { add, boughtOrder, capture, intend, pay, wines } from './testing/buying.ts';
import { describeShop } from './testing/shop.ts';

type Basket = components['schemas']['Basket'];
type Order = components['schemas']['Order'];

const single = { [wines.paramo]: 5800, [wines.palomar]: 0, [wines.magnum]: 8200 };
const steps = {
  [wines.paramo]: [
    { from: 3, price: 5550 },
    { from: 6, price: 5333 },
  ],
  [wines.magnum]: [{ from: 2, price: 7999 }],
  [wines.palomar]: [],
};

describeShop('prices by quantity', (shop) => {
  const path = '/api/ecom/basket/';
  const setSteps = async () => {
    for (const [sku, of] of Object.entries(steps))
      await shop().rows(sql`update product set price_steps = ${of.length === 0 ? null : JSON.stringify(of)}::jsonb where sku = ${sku}`);
    const prices = await shop().rows<{ sku: string; price: number }>(sql`select sku, price_cents as price from product`);
    for (const { sku, price } of prices) if (sku in single) Object.assign(single, { [sku]: price });
    await shop().rows(sql`update stock set on_hand = allocated + 400`);
    await shop().rows(sql`insert into coupon (code, amount_cents, active, uses) values ('DIEZ-JUSTOS', 1000, true, 0) on conflict do nothing`);
  };
  const orderOf = async (token: string) => (await shop().api.visitor().get<Order>(`/api/ecom_order/order/${token}/`)).body;

  test('the line’s quantity decides: a step is reached, left and reached again, and nothing stands beside it as a price of before', async () => {
    await setSteps();
    await shop().rows(sql`update product set price_before_cents = 6500 where sku = ${wines.paramo}`);
    const visitor = shop().api.visitor();
    const two = (await add(visitor, wines.paramo, 2)).body.lines[0];
    expect(two).toMatchObject({ total_price: 116, product: { price_with_discount: 58, step_from: null } });
    const three = (await add(visitor, wines.paramo)).body.lines[0];
    expect(three?.product).toMatchObject({
      price: 55.5,
      price_with_discount: 55.5,
      step_from: 3,
      price_steps: [
        { from: 3, price: 55.5 },
        { from: 6, price: 53.33 },
      ],
    });
    const set = async (quantity: number) => (await visitor.post<Basket>(`${path}update_lines/`, { lines: [[three?.id, quantity]] })).body.lines[0];
    expect(await set(6)).toMatchObject({ total_price: 319.98, product: { price_with_discount: 53.33, step_from: 6 } });
    expect(await set(1)).toMatchObject({ total_price: 58, product: { price_with_discount: 58, step_from: null } });
    await shop().rows(sql`update product set price_before_cents = null where sku = ${wines.paramo}`);
  });

  test('what is bought at a step says so in the order, and units go back at that price to the cent', async () => {
    await setSteps();
    const visitor = shop().api.visitor();
    await add(visitor, wines.paramo, 6);
    await visitor.post(`${path}apply_voucher/`, { code: 'DIEZ-JUSTOS' });
    const { token, number, total } = await boughtOrder(shop(), {}, {}, visitor);
    expect(await orderOf(token)).toMatchObject({ vouchers_discount: 10, lines: [{ unit_price: 53.33, step_from: 6, quantity: 6, total_price: 309.98 }] });
    const back = [1, 2, 3].map((units, at) => refundOrder(shop().api.context, number, { lines: [{ sku: wines.paramo, units }] }, `Rota ${at}`));
    const refunded = (await Promise.all(back)).reduce((sum, one) => sum + one.refunded, 0);
    expect([refunded, toCents(total)]).toEqual([30_998, 30_998]);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('what is left of a line when a step’s quantity was ordered costs what a single one does, and nobody is told of a change of price', async () => {
    await setSteps();
    const visitor = shop().api.visitor();
    await add(visitor, wines.paramo, 6);
    const { body: intent } = await intend(visitor);
    await pay(shop(), intent.payment_intent_id);
    await add(visitor, wines.paramo);
    expect((await capture(visitor, intent.payment_intent_id)).status).toBe(200);
    const basket = (await visitor.get<Basket>(path)).body;
    expect(basket.lines).toMatchObject([{ quantity: 1, total_price: 58 }]);
    expect((await intend(visitor)).body).toMatchObject({ payment_due: true });
  });

  test('random baskets with steps and a coupon: server, the screen’s function and the order give the same cents', async () => {
    await setSteps();
    const lines = fc.uniqueArray(fc.record({ sku: fc.constantFrom(wines.paramo, wines.palomar, wines.magnum), quantity: fc.integer({ min: 1, max: 10 }) }), {
      selector: (line) => line.sku,
      minLength: 1,
    });
    await fc.assert(
      fc.asyncProperty(lines, fc.boolean(), async (chosen, hasCoupon) => {
        const visitor = shop().api.visitor();
        for (const { sku, quantity } of chosen) await add(visitor, sku, quantity);
        if (hasCoupon) await visitor.post(`${path}apply_voucher/`, { code: 'DIEZ-JUSTOS' });
        const basket = (await visitor.get<Basket>(`${path}?shippingCountryCode=ES`)).body;
        for (const { product, quantity, total_price: total } of basket.lines) {
          const sku = product.id as keyof typeof single;
          expect(toCents(total)).toBe(unitPriceAt(single[sku] ?? 0, steps[sku] ?? [], quantity) * quantity);
        }
        const { token } = await boughtOrder(shop(), {}, {}, visitor);
        const order = await orderOf(token);
        expect(order).toMatchObject({
          subtotal: basket.subtotal,
          vouchers_discount: basket.vouchers_discount,
          total_price: basket.total_price,
          tax: basket.tax,
        });
        expect(order.lines.map((line) => [line.unit_price, line.step_from])).toEqual(
          basket.lines.map(({ product }) => [product.price_with_discount, product.step_from]),
        );
      }),
      { numRuns: 12 },
    );
    expect(await shop().failedChecks()).toEqual([]);
  });
});
