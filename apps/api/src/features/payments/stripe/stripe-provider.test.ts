import { expect, test } from 'vitest';
import { stateOf } from './stripe-provider.ts';

test('what Stripe says of a payment, in the words of every provider: until the card is asked it may change', () => {
  const statuses = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled'];
  expect(statuses.map(stateOf)).toEqual(['open', 'open', 'open', 'processing', 'authorised', 'captured', 'cancelled']);
  expect(stateOf('a word of tomorrow')).toBe('processing');
});
