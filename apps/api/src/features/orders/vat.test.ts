import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { boughtOrder, homeAddress, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { findOrder, vatOfOrder } from './index.ts';

type Basket = components['schemas']['Basket'];
type Order = components['schemas']['Order'];

describeShop('VAT of orders', (shop) => {
  const rows = <T>(query: ReturnType<typeof sql>) => shop().rows<T>(query);

  test('every line and the shipping keep their rate and the cents of VAT in them; by rate they are base, VAT and total', async () => {
    const { number, total } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    const placed = await findOrder(shop().api.context.db, { number });
    if (placed === null) throw new Error('The order that was just bought is missing.');
    const { order, snapshot } = placed;
    const [line] = await rows<{ percent: number; vat: number }>(
      sql`select vat_percent::float as percent, vat_cents as vat from order_line where order_id = ${order.id}`,
    );
    expect(line).toEqual({ percent: 21, vat: 1006 });
    expect(order).toMatchObject({ shippingVatPercent: 21, shippingVatCents: order.taxCents - 1006 });
    const cents = Math.round(total * 100);
    const vat = Math.round((cents * 21) / 121);
    expect(vatOfOrder(snapshot)).toEqual([{ ratePercent: 21, base: cents - vat, vat, gross: cents }]);
  });

  test('orders of before have their VAT on every line after the migration, as they would have been written today', async () => {
    for (const sku of [wines.paramo, wines.palomar, wines.magnum]) await shop().stock(sku, 20);
    for (const quantity of [1, 2, 3]) await boughtOrder(shop(), { [wines.paramo]: quantity, [wines.palomar]: quantity, [wines.magnum]: 1 });
    const taxed = () => ({
      lines: rows(sql`select order_id, position, vat_percent::float as percent, vat_cents from order_line order by order_id, position`),
      orders: rows(sql`select number, shipping_vat_percent::float as percent, shipping_vat_cents, tax_cents from shop_order order by number`),
      snapshots: rows(sql`select snapshot from order_revision order by intent_id, revision`),
    });
    const read = async () => {
      const { lines, orders, snapshots } = taxed();
      return { lines: await lines, orders: await orders, snapshots: await snapshots };
    };
    const before = await read();
    await rows(sql`
      update order_revision r set snapshot = r.snapshot - 'shippingVatPercent' - 'shippingVatCents' || jsonb_build_object('vatPercent', 21, 'lines',
        (select jsonb_agg(l.line - 'vatPercent' - 'vatCents' order by l.position) from jsonb_array_elements(r.snapshot -> 'lines') with ordinality l (line, position)))`);
    for (const [table, columns] of Object.entries({
      order_line: ['vat_percent', 'vat_cents'],
      shop_order: ['shipping_vat_percent', 'shipping_vat_cents'],
      booking: ['vat_percent', 'taxed_cents', 'vat_cents'],
      booking_intent: ['vat_percent'],
      voucher: ['untaxed_cents'],
    }))
      for (const column of columns) await rows(sql.raw(`alter table ${table} drop column ${column}`));
    await rows(sql`delete from schema_migration where name = '0027_vat_on_every_line'`);
    expect(await migrate(shop().api.context.db)).toEqual({ applied: ['0027_vat_on_every_line'] });
    expect(await read()).toEqual(before);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('by destination wine carries the rate of the country it goes to, from the day it holds; by origin, and collected, the estate’s own', async () => {
    await shop().stock(wines.paramo, 20);
    const ireland = { ...homeAddress, country_id: 'IE', postcode: 'D02 AF30', locality: 'Dublin' };
    const irish = JSON.stringify([
      { percent: 23, from: null },
      { percent: 99, from: '2999-01-01' },
    ]);
    await rows(sql`update shipping_country set vat = case code when 'IE' then ${irish}::jsonb else '[{"percent":21,"from":null}]'::jsonb end`);
    const decide = async (rule: string) => {
      await rows(sql`update content_state set shipping = jsonb_set(shipping, '{vat}', ${JSON.stringify(rule)}::jsonb), version = version + 1`);
      await shop().api.context.content.refresh();
    };
    const sent = async (visitor = shop().api.visitor(), change: Parameters<typeof boughtOrder>[2] = { shipping_address: ireland }) => {
      const { token } = await boughtOrder(shop(), { [wines.paramo]: 1 }, change, visitor);
      return (await visitor.get<Order>(`/api/ecom_order/order/${token}/`)).body;
    };
    await decide('destination');
    const visitor = shop().api.visitor();
    await visitor.post('/api/ecom/basket/add_product/', { product_id: wines.paramo, quantity: 1 });
    const [home, abroad] = [
      await visitor.get<Basket>('/api/ecom/basket/?shippingCountryCode=ES'),
      await visitor.get<Basket>('/api/ecom/basket/?shippingCountryCode=IE'),
    ];
    expect(home.body.tax_by_rate.map(({ rate_percent }) => rate_percent)).toEqual([21]);
    const { total_price: total, tax, tax_by_rate: taxes } = abroad.body;
    expect(taxes).toEqual([{ rate_percent: 23, base: expect.closeTo(total / 1.23, 2), tax: expect.closeTo(total - total / 1.23, 2), total }]);
    expect(tax).toBe(taxes[0]?.tax);
    const order = await sent();
    expect(order).toMatchObject({ tax, tax_by_rate: taxes, lines: [{ tax_percent: 23 }] });
    const collected = await sent(await shop().member(), { shipping_mode: 'shop', shipping_address: null });
    expect(collected).toMatchObject({ lines: [{ tax_percent: 21 }] });
    await decide('origin');
    expect(await sent()).toMatchObject({ lines: [{ tax_percent: 21 }], tax_by_rate: [{ rate_percent: 21 }] });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the audit finds an order whose VAT is not that of its lines, and a line whose VAT is not that of its rate', async () => {
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    const named = async () => JSON.stringify(await shop().failedChecks());
    await rows(sql`update shop_order set tax_cents = tax_cents + 1 where number = ${number}`);
    expect(await named()).toContain('VAT of an order = that of its lines + that of its shipping');
    await rows(sql`update order_line l set vat_cents = l.vat_cents + 1 from shop_order o where o.id = l.order_id and o.number = ${number}`);
    expect(await named()).toContain('VAT of each rate = what the sum at that rate contains, rounded once');
    await rows(sql`update shop_order set tax_cents = tax_cents - 1 where number = ${number}`);
    await rows(sql`update order_line l set vat_cents = l.vat_cents - 1 from shop_order o where o.id = l.order_id and o.number = ${number}`);
    expect(await shop().failedChecks()).toEqual([]);
  });
});
