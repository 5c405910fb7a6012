import { createClient } from '@parral/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmOrder } from './confirm-order.ts';

const order = { number: 'M-4821', email: 'lucia@correo.es', track_gtm_purchase: true, total_price: 124.4, order_token: 'view_x' };
const impression = {
  order: { number: 'M-4821', total: 124.4, tax: 21.59, shipping: 6.5 },
  basket: [{ id: 'a', name: 'Reserva', brand: 'alba', category: 'red', variant: '2019', price: 24.5, position: 1, quantity: 5 }],
  additional: { is_gift: true, newsletter_subscription: false },
};

/** The real client before a server with these answers; keeps what was asked and told, in order. */
function world(answers: Record<string, [status: number, body: unknown]>) {
  const happened: string[] = [];
  const client = createClient({
    baseUrl: 'http://shop.invalid',
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      happened.push(pathname);
      const [status, body] = answers[pathname] ?? [404, { detail: 'NOT_FOUND' }];
      if (status === 0) throw new TypeError('offline');
      return Response.json(body, { status });
    },
  });
  const deps = { client, track: (event: string) => Boolean(happened.push(event)), onBasket: (lines: number) => void happened.push(`basket ${lines}`) };
  return { happened, deps };
}

const capture = '/api/ecom_order/order/capture/';
const basket = '/api/ecom/basket/';
const impressions = '/api/ecom_order/order/impression/';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('section 4: "it then captures the payment, refreshes the basket, fires purchase events when track_gtm_purchase is set, and fires gift and newsletter events from the additional data"', () => {
  it('does so in this order', async () => {
    const { happened, deps } = world({ [capture]: [200, order], [basket]: [200, { lines: [] }], [impressions]: [200, impression] });
    await expect(confirmOrder('pi_1', deps)).resolves.toEqual({ kind: 'order', order });
    expect(happened).toEqual([capture, basket, 'basket 0', impressions, 'purchase', 'purchase_gift']);
  });
  it('tells the order as the impression has it: number, amounts, wines with how many', async () => {
    const tracked: unknown[] = [];
    const { deps } = world({ [capture]: [200, order], [basket]: [200, { lines: [] }], [impressions]: [200, impression] });
    await confirmOrder('pi_1', { ...deps, track: (event, detail) => Boolean(tracked.push([event, detail])) });
    expect(tracked).toEqual([
      [
        'purchase',
        {
          ecommerce: {
            transaction_id: 'M-4821',
            currency: 'EUR',
            value: 124.4,
            tax: 21.59,
            shipping: 6.5,
            items: [{ item_id: 'a', item_name: 'Reserva', item_brand: 'alba', item_category: 'red', item_variant: '2019', price: 24.5, index: 1, quantity: 5 }],
          },
        },
      ],
      ['purchase_gift', { number: 'M-4821' }],
    ]);
  });
  it('fires the newsletter’s event when it was asked for, and no gift’s when it was none', async () => {
    const wishes = { ...impression, additional: { is_gift: false, newsletter_subscription: true } };
    const { happened, deps } = world({ [capture]: [200, order], [basket]: [200, { lines: [] }], [impressions]: [200, wishes] });
    await confirmOrder('pi_1', deps);
    expect(happened.slice(-2)).toEqual(['purchase', 'purchase_newsletter']);
  });
  it('fires nothing when it is not set, as after a reload', async () => {
    const { happened, deps } = world({ [capture]: [200, { ...order, track_gtm_purchase: false }], [basket]: [200, { lines: [] }] });
    await confirmOrder('pi_1', deps);
    expect(happened).toEqual([capture, basket, 'basket 0']);
  });
  it('shows the order even when basket and impression cannot be had', async () => {
    const { deps } = world({ [capture]: [200, order], [basket]: [500, {}], [impressions]: [500, {}] });
    await expect(confirmOrder('pi_1', deps)).resolves.toEqual({ kind: 'order', order });
  });
});

describe('section 8: order confirmation failure', () => {
  const lines = [{ product_id: 'a', title: 'Reserva', available: 0 }];
  it.each([
    [409, { detail: 'OUT_OF_STOCK', lines }, { kind: 'stock', lines }],
    [409, { detail: 'ALLOCATION_EXCEEDED', lines }, { kind: 'allocation', lines }],
    [409, { detail: 'OUT_OF_STOCK', lines, refunded: 64.5 }, { kind: 'stock', lines, refunded: 64.5 }],
    [400, { detail: 'VOUCHER_ALREADY_USED', refunded: 64.5 }, { kind: 'coupon', refunded: 64.5 }],
    [409, { detail: 'PAYMENT_MISMATCH', refunded: 99 }, { kind: 'returned', refunded: 99 }],
    [409, { detail: 'PAYMENT_PROCESSING' }, { kind: 'processing' }],
    [409, { detail: 'PAYMENT_NOT_AUTHORISED' }, { kind: 'not_paid' }],
    [400, { detail: 'VOUCHER_ALREADY_USED' }, { kind: 'coupon' }],
    [404, { detail: 'INTENT_NOT_FOUND' }, { kind: 'error' }],
    [503, { detail: 'PAYMENT_PROVIDER_UNAVAILABLE' }, { kind: 'offline' }],
    [0, null, { kind: 'offline' }],
  ])('%s %o → %o', async (status, body, expected) => {
    const { deps } = world({ [capture]: [status, body] });
    await expect(confirmOrder('pi_1', deps)).resolves.toEqual(expected);
  });
});
