import type { Parameters } from './parameters.ts';
import { badParameter } from './refusal.ts';

/** Stripe's smallest charge by currency, in the currency's smallest unit. */
const MINIMUM: Record<string, { least: number; shown: string }> = {
  eur: { least: 50, shown: '€0.50 eur' },
  usd: { least: 50, shown: '$0.50 usd' },
  gbp: { least: 30, shown: '£0.30 gbp' },
  chf: { least: 50, shown: '0.50 chf' },
};
const GREATEST = 99_999_999;

/** The `amount` parameter, whole cents between the currency's minimum and Stripe's greatest amount. */
export function amountIn(parameters: Parameters, currency: string): number {
  const minimum = MINIMUM[currency];
  if (!minimum) throw badParameter(`Invalid currency: ${currency}. The sandbox knows ${Object.keys(MINIMUM).join(', ')}.`, 'currency');
  const amount = parameters.integer('amount');
  if (amount === null) throw badParameter('Missing required param: amount.', 'amount', 'parameter_missing');
  if (amount < 1) throw badParameter('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  if (amount < minimum.least) throw badParameter(`Amount must be at least ${minimum.shown}`, 'amount', 'amount_too_small');
  if (amount > GREATEST) throw badParameter('Amount must be no more than €999,999.99', 'amount', 'amount_too_large');
  return amount;
}
