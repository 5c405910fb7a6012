import { z } from 'zod';

/** Integer cents of a euro, VAT included. */
export type Cents = number;

const decimal = /^\d{1,6}(?:\.\d{2})?$/;

/**
 * A price as the folder writes it, `24.50` or `24`, read into integer cents (2450).
 * The folder may hold a YAML number or text; a comma, a currency sign, a third
 * decimal or a minus is refused (specification section 9: two decimals).
 */
export const money = z
  .any()
  .transform((value: unknown, context): Cents => {
    const cents = toCents(value);
    if (cents !== undefined) return cents;
    const words = value === undefined ? 'is missing: add a price with two decimals such as 24.50' : 'expected a price with two decimals such as 24.50';
    context.addIssue({ code: 'custom', message: words });
    return z.NEVER;
  })
  .meta({ title: 'amount of euros', examples: [24.5] });

function toCents(value: unknown): Cents | undefined {
  if (typeof value === 'string') return decimal.test(value) ? Math.round(Number(value) * 100) : undefined;
  if (typeof value !== 'number' || !(value >= 0 && value < 1_000_000)) return undefined;
  const cents = Math.round(value * 100);
  return Math.abs(value * 100 - cents) < 1e-6 ? cents : undefined;
}
