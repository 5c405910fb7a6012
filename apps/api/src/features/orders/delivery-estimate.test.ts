/** When an order arrives, from the folder's working days to basket, order and mail. */
import type { components } from '@parral/api-spec';
import { deliveryWindow } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { add, boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { deliveryEstimate, type EstimateSubject } from './delivery-estimate.ts';
import { dispatchOrder } from './dispatch.ts';

type Schemas = components['schemas'];

const home = {
  parts: { shipping_mode: 'home', shipping_address: { country_id: 'ES' } } as EstimateSubject['snapshot']['parts'],
  deliveryDays: { from: 2, to: 4 },
};
const site = { carriers: [{ id: 'ebro', name: 'Ebro', days: { ES: { from: 1, to: 1 } } }], holidays: ['2026-12-08'] };
const placed = { placedAt: new Date('2026-12-04T09:00:00Z'), status: 'new', deliveredOn: null, carrier: null, dispatchedAt: null } as const;
const estimate = (order: Partial<EstimateSubject['order']> = {}, snapshot: Partial<EstimateSubject['snapshot']> = {}, now = '2026-12-04T10:00:00Z') =>
  deliveryEstimate({ order: { ...placed, ...order }, snapshot: { ...home, ...snapshot }, site }, new Date(now));

test('working days from the order, over a weekend and a holiday; from the carrier’s hands once it is on its way', () => {
  expect(estimate()).toEqual({ earliest: '2026-12-09', latest: '2026-12-11' });
  const onItsWay = { carrier: 'Ebro', dispatchedAt: new Date('2026-12-07T16:00:00Z') };
  expect(estimate(onItsWay)).toEqual({ earliest: '2026-12-09', latest: '2026-12-09' });
  expect(estimate({ ...onItsWay, carrier: 'Another' })).toEqual({ earliest: '2026-12-09', latest: '2026-12-11' });
});

test('late in the evening it is the day at the estate that counts', () => {
  expect(estimate({ placedAt: new Date('2026-12-09T23:30:00Z') })).toEqual({ earliest: '2026-12-14', latest: '2026-12-16' });
});

test('nothing is promised of what is collected, sent by mail, canceled, there, or late', () => {
  const { parts } = home;
  expect(estimate({}, { parts: { ...parts, shipping_mode: 'shop' } })).toBeNull();
  expect(estimate({}, { parts: { ...parts, shipping_address: null } })).toBeNull();
  expect(estimate({ status: 'canceled' })).toBeNull();
  expect(estimate({ deliveredOn: '2026-12-09' })).toBeNull();
  expect(estimate({}, {}, '2026-12-11T20:00:00Z')).not.toBeNull();
  expect(estimate({}, {}, '2026-12-12T10:00:00Z')).toBeNull();
});

describeShop('when an order arrives', (shop) => {
  test('the basket says the days of the place it is shown for, the order its dates, as they were when it was bought', async () => {
    const carriers = [{ id: 'ebro', name: 'Ebro', days: { ES: { from: 1, to: 2 } } }];
    await shop().rows(sql`update content_state set version = version + 1, shipping = shipping || ${JSON.stringify({ carriers, holidays: [] })}::jsonb`);
    await shop().rows(sql`update shipping_country set days = '{"from":4,"to":8}'`);
    await shop().rows(sql`update shipping_country set days = '{"from":2,"to":4}', zones = jsonb_set(zones, '{0,days}', '{"from":5,"to":6}') where code = 'ES'`);
    await shop().api.context.content.refresh();
    const visitor = shop().api.visitor();
    await add(visitor, wines.paramo);
    const days = async (query: string) => (await visitor.get<Schemas['Basket']>(`/api/ecom/basket/?${query}`)).body.delivery_days;
    expect(await days('shippingCountryCode=ES')).toEqual({ from: 2, to: 4 });
    expect(await days('shippingCountryCode=ES&shippingPostcode=07001')).toEqual({ from: 5, to: 6 });
    expect(await days('shippingCountryCode=IE')).toEqual({ from: 4, to: 8 });
    expect(await days('')).toBeNull();
    const { body: countries } = await visitor.get<Schemas['ShippingCountry'][]>('/api/ecom_order/checkout/shipping_countries/?language=es');
    expect(countries.find(({ iso_code }) => iso_code === 'ES')).toMatchObject({
      delivery_days: { from: 2, to: 4 },
      zones: [{ delivery_days: { from: 5, to: 6 } }, {}],
    });

    const { number, token } = await boughtOrder(shop());
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
    const shown = async () => (await shop().api.visitor().get<Schemas['Order']>(`/api/ecom_order/order/${token}/`)).body.delivery;
    expect(await shown()).toEqual(deliveryWindow(today, { from: 2, to: 4 }));
    await dispatchOrder(shop().api.context, number, 'ebro', '1');
    expect(await shown()).toEqual(deliveryWindow(today, { from: 1, to: 2 }));
  });
});
