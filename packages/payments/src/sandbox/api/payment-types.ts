import type { Parameters } from './parameters.ts';
import { badParameter } from './refusal.ts';

/** Ways to pay that lead to a page of the buyer's bank, by Stripe's names; none of them can be held. */
export const bankTypes = ['bancontact', 'bizum', 'eps', 'ideal', 'p24'];

/**
 * The ways that a new payment is allowed to be paid in (`allowed_payment_method_types`), null where it names none. As Stripe
 * does, what goes not with the rest is left out and not refused: ways that cannot be held where everything is to be held.
 */
export function allowedTypes(parameters: Parameters): { allowed: string[]; usable: string[] } | null {
  if (parameters.has('payment_method_types'))
    throw badParameter(
      'payment_method_types is no longer supported on this API version. Use allowed_payment_method_types instead.',
      'payment_method_types',
      'payment_method_types_no_longer_supported',
    );
  const allowed = parameters.list('allowed_payment_method_types');
  if (allowed.length === 0) return null;
  if (parameters.has('automatic_payment_methods'))
    throw badParameter(
      'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
      'allowed_payment_method_types',
      'parameters_exclusive',
    );
  const holdsAll = parameters.text('capture_method') === 'manual';
  const usable = allowed.filter((type) => type === 'card' || (bankTypes.includes(type) && !holdsAll));
  return { allowed, usable };
}
