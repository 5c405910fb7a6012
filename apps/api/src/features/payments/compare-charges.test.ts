import { expect, test } from 'vitest';
import { ApiError } from '../../platform/http/api-error.ts';
import { type ChargedSale, compareCharges } from './compare-charges.ts';
import type { Payment, PaymentProvider } from './payment-provider.ts';

const charge = (id: string, captured: number): Payment => ({
  id,
  secret: '',
  state: captured > 0 ? 'captured' : 'open',
  amount: 1_200,
  currency: 'eur',
  captured,
  madeAt: '2026-11-22T10:00:00.000Z',
  intentId: null,
  revision: null,
});

function compare(payments: Payment[], sales: ChargedSale[], accountedFor: string[] = []) {
  const provider = {
    isConfigured: true,
    async *list() {
      yield* payments;
    },
  } as unknown as PaymentProvider;
  return compareCharges(provider, 'order', { paidSince: async () => sales, isAccountedFor: async (id) => accountedFor.includes(id) });
}

test('what was charged is what was sold, to the cent and both ways round', async () => {
  const sale = { payment: 'p1', number: 'A', captured: 1_200 };
  expect(await compare([charge('p1', 1_200), charge('p2', 0)], [sale])).toEqual([]);
  expect(await compare([charge('p1', 1_100)], [sale])).toEqual([{ ...sale, error: 'the provider captured 1100', state: 'captured' }]);
  expect(await compare([], [sale])).toEqual([{ ...sale, error: 'the provider knows no such payment' }]);
  expect(await compare([charge('p3', 1_200)], [])).toEqual([
    { payment: 'p3', error: 'captured, but nothing was sold for it', captured: 1_200, subject: 'order', made: '2026-11-22T10:00:00.000Z' },
  ]);
  expect(await compare([charge('p3', 1_200)], [], ['p3'])).toEqual([]);
});

test('a provider that cannot be asked is an error of the audit, and none without one and without sales', async () => {
  const away = {
    isConfigured: true,
    list: () => {
      throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE');
    },
  } as unknown as PaymentProvider;
  const nothing = { paidSince: async () => [], isAccountedFor: async () => false };
  expect(await compareCharges(away, 'order', nothing)).toMatchObject([
    { error: 'the card provider could not be asked, so that nothing was compared with it; everything else was checked' },
  ]);
  expect(await compareCharges({ ...away, isConfigured: false }, 'order', nothing)).toEqual([]);
  const sold = { ...nothing, paidSince: async () => [{ payment: 'p1', captured: 1_200 }] };
  expect(await compareCharges({ ...away, isConfigured: false }, 'order', sold)).toMatchObject([
    { message: expect.stringContaining('start it and audit again') },
  ]);
});
