import { wordsOfRooms } from '@parral/site/testing';
import { formatPrice } from '@parral/site/words';
import { describe, expect, it } from 'vitest';
import { summaryLines } from './summary-lines.ts';

const amounts = { subtotal: 127.9, vouchers: [], vouchers_discount: 0, shipping_incl_tax: 6.5, needs_shipping: true, delivery_days: null };

/** What the summary reads like in Spanish, line by line. */
function read(more: Partial<Parameters<typeof summaryLines>[0]>): string[] {
  const money = (euros: number) => formatPrice(euros).replace('\u00A0', ' ');
  return summaryLines({ ...amounts, ...more }, { t: wordsOfRooms('es')('shop/basket'), tDelivery: wordsOfRooms('es')('shop/delivery'), money }).map(
    ({ name, amount }) => `${name as string} ${amount as string}`,
  );
}

describe('section 2: basket summary (subtotal, tax included, shipping, voucher discount, total)', () => {
  it('shows the voucher discount only where there is one, as an amount taken off', () => {
    expect(read({})).toEqual(['Subtotal 127,90 €', 'Envío 6,50 €']);
    expect(read({ vouchers: [{ code: 'VENDIMIA', discount: 10 }], vouchers_discount: 10 })).toEqual([
      'Subtotal 127,90 €',
      'Cupón VENDIMIA −10,00 €',
      'Envío 6,50 €',
    ]);
  });
});

describe('how long it takes', () => {
  it('stands under the shipping where the estate says it, and only where something is sent', () => {
    expect(read({ delivery_days: { from: 2, to: 4 } })).toEqual(['Subtotal 127,90 €', 'Envío 6,50 €', 'Entrega 2 a 4 días laborables']);
    expect(read({ delivery_days: { from: 2, to: 4 }, needs_shipping: false })).toEqual(['Subtotal 127,90 €']);
  });
});

describe('vouchers bought as gifts alone', () => {
  it('have no line for shipping: nothing is sent', () => {
    expect(read({ shipping_incl_tax: 0, needs_shipping: false })).toEqual(['Subtotal 127,90 €']);
  });
});

describe('section 9: "shipping displays \'free\' when 0"', () => {
  it('says Gratis for 0 and nothing of the kind before a country is known', () => {
    expect(read({ shipping_incl_tax: 0 })[1]).toBe('Envío Gratis');
    expect(read({ shipping_incl_tax: null })[1]).toBe('Envío Según el país de entrega');
  });
});
