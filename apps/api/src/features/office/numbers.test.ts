/** "Numbers: sales by day, wine, country, brand, channel; VAT by rate and country for the quarter (one-stop shop); coupons; chosen days compared with the year before. All numbers agree with `audit`." */
import type { components } from '@parral/api-spec';
import { toCents } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { newMember } from '../club/testing/club-members.ts';
import { keepSalesDays } from '../orders/index.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
type Failure = Schemas['Error'];

describeShop('numbers of the office', (shop) => {
  const signedIn = async () => (await atOffice(shop().api, 'read-only')).visitor;
  const kinds = ['day', 'wine', 'country', 'brand', 'channel'] as const;
  const cents = (sums: { amount: number }[]) => sums.reduce((sum, { amount }) => sum + toCents(amount), 0);

  test('sales by day, wine, country, brand and channel come to the same, which is what was captured; what went back is what the provider gave back', async () => {
    const visitor = await signedIn();
    await boughtOrder(shop(), { [wines.paramo]: 2 });
    await boughtOrder(shop(), { [wines.paramo]: 1, [wines.palomar]: 3 });
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 2 });
    const owner = (await atOffice(shop().api, 'owner')).visitor;
    const { version } = (await owner.get<Schemas['OfficeOrder']>(`/api/office/orders/${number}/`)).body;
    await owner.post(`/api/office/orders/${number}/refund/`, { version, reason: 'rota', amount: 10 });
    await shop().mails();
    const ledger = [...shop().ledger().values()];
    for (const by of kinds) {
      const { body } = await visitor.get<Schemas['OfficeSales']>(`/api/office/numbers/sales/?by=${by}`);
      expect(toCents(body.total.amount), by).toBe(ledger.reduce((sum, { captured }) => sum + captured, 0));
      expect(toCents(body.refunded), by).toBe(ledger.reduce((sum, { refunded }) => sum + refunded, 0));
      expect(cents(body.rows.map(({ now }) => now)), by).toBe(toCents(body.total.amount));
      expect(
        body.rows.reduce((sum, { now }) => sum + now.units, 0),
        by,
      ).toBe(body.total.units);
      expect(body.total.orders).toBe(3);
      expect(body.total_before).toEqual({ orders: 0, units: 0, amount: 0 });
    }
    expect((await visitor.get<Schemas['OfficeSales']>('/api/office/numbers/sales/?by=wine')).body.rows.map(({ key }) => key)).toEqual(
      expect.arrayContaining([wines.paramo, wines.palomar, 'shipping']),
    );
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('chosen days stand beside the same days of the year before, each day beside its own; days are those of the estate', async () => {
    const visitor = await signedIn();
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 1 });
    // Half past midnight in Haro is still the day before in London.
    await shop().rows(sql`update shop_order set paid_at = '2024-06-30T22:30:00Z' where number = ${number}`);
    const { rows, total, total_before: before } = (await visitor.get<Schemas['OfficeSales']>('/api/office/numbers/sales/?from=2025-06-30&to=2025-07-02')).body;
    expect(rows.map(({ key }) => key)).toEqual(['2025-06-30', '2025-07-01', '2025-07-02']);
    expect(rows.map((row) => row.before.orders)).toEqual([0, 1, 0]);
    expect([total.orders, before.orders]).toEqual([0, 1]);
    const wine = (await visitor.get<Schemas['OfficeSales']>('/api/office/numbers/sales/?by=wine&from=2025-06-30&to=2025-07-02')).body;
    expect(wine.rows.find(({ key }) => key === wines.paramo)).toMatchObject({ now: { units: 0 }, before: { units: 1 } });
    expect((await visitor.get<Schemas['OfficeSales']>('/api/office/numbers/sales/?from=2024-07-01&to=2024-07-01')).body.total.orders).toBe(1);
    for (const query of ['from=2025-07-02&to=2025-07-01', 'from=2000-01-01&to=2025-07-01'])
      expect((await visitor.get<Failure>(`/api/office/numbers/sales/?${query}`)).body.detail, query).toBe('BAD_REQUEST');
  });

  test('days that are over are kept: each report is the same from the kept sums as from the orders, the audit agrees, and finds a sum that is wrong', async () => {
    const visitor = await signedIn();
    const { db } = shop().api.context;
    await shop().rows(sql`update stock set on_hand = on_hand + 20 where sku = ${wines.palomar}`);
    const old = await boughtOrder(shop(), { [wines.palomar]: 2 });
    const late = await boughtOrder(shop(), { [wines.palomar]: 3 });
    await boughtOrder(shop(), { [wines.palomar]: 1 });
    const moved = (number: string, days: number) =>
      shop().rows(sql`update shop_order set paid_at = now() - interval '1 day' * ${days}::integer where number = ${number}`);
    await moved(old.number, 40);
    await moved(late.number, 2);
    const from = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10);
    const asked = (['day', 'wine', 'country', 'brand', 'channel'] as const).flatMap((by) => [`by=${by}`, `by=${by}&from=${from}`]);
    const reports = () => Promise.all(asked.map(async (query) => (await visitor.get<Schemas['OfficeSales']>(`/api/office/numbers/sales/?${query}`)).body));
    const live = await reports();
    expect(await shop().rows(sql`select 1 from sales_day union all select 1 from sales_day_buyers`)).toEqual([]);
    await keepSalesDays(db);
    await keepSalesDays(db);
    for (const days of [sql`sales_day where sku = ''`, sql`sales_day_buyers where brand = ''`]) {
      const [kept] = await shop().rows<{ days: number }>(sql`select count(*)::integer as days from ${days}`);
      expect(kept?.days).toBeGreaterThan(38);
    }
    expect(await reports()).toEqual(live);
    expect(await shop().failedChecks()).toEqual([]);
    const wrongBy = async (units: number) => {
      await shop().rows(sql`update sales_day set units = units + ${units} where sku = ${wines.palomar}`);
      await shop().rows(sql`update sales_day_buyers set units = units + ${units} where brand <> ''`);
    };
    await wrongBy(1);
    expect(await shop().failedChecks()).toMatchObject([
      { name: 'kept sums of a day = what its orders say' },
      { name: 'kept buyers of a day = what its orders say' },
    ]);
    await wrongBy(-1);
  });

  test('a kept day follows an order whose member is erased: it was a member’s, and is nobody’s', async () => {
    const { member } = await newMember(shop().api);
    const { number } = await boughtOrder(shop(), { [wines.palomar]: 1 });
    await shop().rows(sql`update shop_order set paid_at = now() - interval '10 days', member_id = (select id from member where number = ${member.number})
      where number = ${number}`);
    // The tests before have kept that day without it.
    await shop().rows(sql`truncate sales_day, sales_day_buyers`);
    await keepSalesDays(shop().api.context.db);
    const channels = () =>
      shop().rows(sql`
        select channel, d.orders from sales_day_buyers d join shop_order o on (o.paid_at at time zone 'Europe/Madrid')::date = d.day
        where o.number = ${number} and d.brand <> ''`);
    expect(await channels()).toEqual([{ channel: 'members', orders: 1 }]);
    const { visitor } = await atOffice(shop().api, 'club');
    expect((await visitor.post('/api/office/personal_data/erase/', { of: member.number })).status).toBe(200);
    expect(await channels()).toEqual([{ channel: 'visitors', orders: 1 }]);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('VAT of a quarter by country and rate is that of its invoices, corrective ones taken off; of another quarter there is none', async () => {
    const visitor = await signedIn();
    await boughtOrder(shop(), { [wines.paramo]: 1 });
    const { body: now } = await visitor.get<Schemas['OfficeVat']>('/api/office/numbers/vat/');
    const [sums] = await shop().rows<{ total: number; tax: number }>(sql`
      select coalesce(sum(total_cents), 0)::float8 as total, coalesce(sum(tax_cents), 0)::float8 as tax from invoice
      where date_trunc('quarter', issued_on) = date_trunc('quarter', now() at time zone 'Europe/Madrid')`);
    expect(toCents(now.total)).toBe(sums?.total);
    expect(toCents(now.tax)).toBe(sums?.tax);
    expect(now.rows.length).toBeGreaterThan(0);
    expect((await visitor.get<Schemas['OfficeVat']>('/api/office/numbers/vat/?quarter=2020-Q4')).body.rows).toEqual([]);
  });

  test('visits by their slots; codes by the orders that used them', async () => {
    const visitor = await signedIn();
    const [slots] = await shop().rows<{ day: string; capacity: number }>(
      sql`select day::text as day, sum(capacity)::integer as capacity from slot where is_open group by day order by day limit 1`,
    );
    const occupancy = (await visitor.get<Schemas['OfficeOccupancy']>(`/api/office/numbers/visits/?from=${slots?.day}&to=${slots?.day}`)).body;
    expect(occupancy).toMatchObject({ capacity: slots?.capacity, booked: 0, arrived: 0 });
    expect(occupancy.rows.every(({ name }) => name !== '')).toBe(true);
    expect((await visitor.get<Schemas['OfficeCouponNumbers']>('/api/office/numbers/coupons/')).body.rows).toEqual([]);
  });
});
