import { describe, expect, it } from 'vitest';
import { paymentInAddress, refusedInAddress, withoutSecret } from './payment-in-address.ts';

describe('section 4: "valid only if redirect_status is succeeded and payment_intent is present"', () => {
  it('takes both together', () => {
    expect(paymentInAddress('?payment_intent=pi_1&redirect_status=succeeded')).toBe('pi_1');
  });
  it.each([
    '',
    '?payment_intent=pi_1',
    '?redirect_status=succeeded',
    '?redirect_status=succeeded&payment_intent=',
    '?redirect_status=failed&payment_intent=pi_1',
  ])('refuses %j', (search) => {
    expect(paymentInAddress(search)).toBeNull();
  });
});

describe('what a bank’s page says on the way back', () => {
  it('not decided yet: it is asked for', () => {
    expect(paymentInAddress('?payment_intent=pi_1&redirect_status=pending')).toBe('pi_1');
  });
  it('refused there', () => {
    expect(refusedInAddress('?payment_intent=pi_1&redirect_status=failed')).toBe('pi_1');
    expect(refusedInAddress('?redirect_status=failed')).toBeNull();
    expect(refusedInAddress('?payment_intent=pi_1&redirect_status=succeeded')).toBeNull();
  });
});

describe('fault: the payment’s secret stays in the browser’s history', () => {
  it('takes it out and leaves what a reload needs', () => {
    expect(
      withoutSecret('http://shop.example/es/pedido-confirmado?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded'),
    ).toBe('http://shop.example/es/pedido-confirmado?payment_intent=pi_1&redirect_status=succeeded');
  });
});
