import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { findOrder, vatOfOrder } from './index.ts';

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
