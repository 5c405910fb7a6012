import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { newMember } from './testing/club-members.ts';

type Orders = components['schemas']['MembershipOrders'];
const path = '/api/club/profile/membership_orders/?language=es';

describeShop('my orders', (shop) => {
  test('sections 3 and 4: orders online and in the shop, external purchases, by membership; what is left to the goal; reorder where it can be', async () => {
    const { member, visitor } = await newMember(shop().api, { memberSince: '2025-03-01', membershipEnds: '2199-02-28' });
    const { number, total } = await boughtOrder(shop(), { [wines.paramo]: 2 }, {}, visitor);
    const today = `(now() at time zone 'Europe/Madrid')::date`;
    const buy = (kind: string, name: string, day: string, cents: number, items: object[]) =>
      shop().rows(sql`insert into member_purchase (member_id, kind, number, bought_on, total_cents, items)
        values (${member.id}, ${kind}, ${`${member.number}-${name}`}, ${sql.raw(day)}, ${cents}::integer, ${JSON.stringify(items)}::jsonb)`);
    await buy('store', 'T', today, 5_000, [
      { sku: wines.soldOut, name: 'Agotado 2020', quantity: 2, unitPriceCents: 1_200 },
      { sku: null, name: 'Estuche', quantity: 1, unitPriceCents: 2_600 },
    ]);
    await buy('external', 'E', today, 4_000, []);
    await shop().rows(sql`insert into membership (member_id, level, starts_on, ends_on, goal_cents, activated_at)
      values (${member.id}, 'bronze', '2024-03-01', '2025-02-28', 10000, now())`);
    await buy('external', 'P', `'2024-12-24'::date`, 12_345, []);

    const { body } = await visitor.get<Orders>(path);
    const bought = 2 * 58 + 50 + 40;
    expect(body.current_membership_orders).toMatchObject({
      id: expect.any(String),
      level_label: 'Bronce',
      start_date: '2025-03-01',
      end_date: '2199-02-28',
      accumulated_purchases: bought,
      amount_left_to_reach_goal: 300 - bought,
      external_purchases: [{ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), number: `${member.number}-E`, total_amount: 40, status: 'external' }],
    });
    const orders = body.current_membership_orders?.orders ?? [];
    expect(orders.find(({ type }) => type === 'online')).toMatchObject({
      number,
      status: 'new',
      total,
      items: [
        {
          product_id: wines.paramo,
          product_full_name: expect.stringContaining('2019'),
          quantity: 2,
          unit_price_with_discount: 58,
          line_price_incl_tax: 116,
          can_reorder: true,
        },
      ],
      shipping_incl_tax: expect.any(Number),
    });
    expect(orders.find(({ type }) => type === 'store')).toMatchObject({
      status: 'completed',
      total: 50,
      items: [
        { product_id: wines.soldOut, can_reorder: false, line_price_incl_tax: 24 },
        { product_id: null, product_url: null, can_reorder: false },
      ],
    });
    expect(body.past_membership_orders).toMatchObject([
      { start_date: '2024-03-01', amount_left_to_reach_goal: 0, orders: [], external_purchases: [{ total_amount: 123.45 }] },
    ]);
  });

  test('an order that was cancelled is shown as such and counts for nothing', async () => {
    const { visitor } = await newMember(shop().api);
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 1 }, {}, visitor);
    await shop().rows(sql`update shop_order set status = 'canceled', canceled_at = now() where number = ${number}`);
    const { body } = await visitor.get<Orders>(path);
    expect(body.current_membership_orders).toMatchObject({ accumulated_purchases: 0, orders: [{ number, status: 'canceled' }] });
  });

  test('a membership has none of the orders of others', async () => {
    const { visitor } = await newMember(shop().api, { level: 'collaborator' });
    const { body } = await visitor.get<Orders>(path);
    expect(body).toMatchObject({
      current_membership_orders: { end_date: null, amount_left_to_reach_goal: null, orders: [], external_purchases: [] },
      past_membership_orders: [],
    });
  });
});
