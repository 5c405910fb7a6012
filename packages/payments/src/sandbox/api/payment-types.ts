import { badParameter } from './refusal.ts';

/** Ways to pay that lead to a page of the buyer's bank, by Stripe's names; none of them can be held. */
export const bankTypes = ['bancontact', 'bizum', 'eps', 'ideal', 'p24'];

/** Refuses ways that the sandbox does not have, and such as cannot be captured by hand where that is asked of all. */
export function refuseUnusable(types: readonly string[], captureMethod: string): void {
  for (const type of types) {
    if (type !== 'card' && !bankTypes.includes(type))
      throw badParameter(`The payment method type provided: ${type} is invalid. The sandbox has card, ${bankTypes.join(', ')}.`, 'payment_method_types');
    if (type !== 'card' && captureMethod === 'manual')
      throw badParameter(
        `The following payment method types cannot be used with capture_method manual: ${type}. Set payment_method_options[card][capture_method] instead.`,
        'capture_method',
        'payment_intent_invalid_parameter',
      );
  }
}
