import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typedCheckout } from '../testing/example-checkout.ts';
import { keepDraft, readDraft } from './checkout-draft.store.ts';
import { chosenCountry, keepCountry } from './chosen-country.store.ts';

const served = [{ iso_code: 'ES' }, { iso_code: 'PT' }, { iso_code: 'IE' }];
const isAny = (values: unknown): values is typeof typedCheckout => values !== null;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

it('the basket starts with the first country served, and afterwards with the one chosen, while it is served', () => {
  expect(chosenCountry(served)).toBe('ES');
  keepCountry('IE');
  expect(chosenCountry(served)).toBe('IE');
  expect(chosenCountry(served.slice(0, 2))).toBe('ES');
  expect(chosenCountry([])).toBeUndefined();
});

it('a checkout that was begun says where it goes; another country chosen in the basket is its country too, without the province', () => {
  keepCountry('IE');
  keepDraft({ values: { ...typedCheckout, shipping: { ...typedCheckout.shipping, country: 'PT', region: 'Minho' } }, paymentIntent: 'pi_1' });
  expect(chosenCountry(served)).toBe('PT');
  keepCountry('ES');
  expect(chosenCountry(served)).toBe('ES');
  expect(readDraft(isAny)).toMatchObject({
    paymentIntent: 'pi_1',
    values: { shipping: { country: 'ES', region: '', address: typedCheckout.shipping.address }, client: typedCheckout.client },
  });
});
