import type { VatRate } from '@parral/rules';
import { z } from 'zod';

const percent = z
  .number('expected a percentage such as 21 or 5.5')
  .min(0, 'expected a percentage from 0 to 100')
  .max(100, 'expected a percentage from 0 to 100')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'expected at most two decimals')
  .meta({ examples: [21] });

const day = z
  .any()
  .transform((value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : value))
  .pipe(z.iso.date('expected a day such as 2027-01-01'))
  .meta({ title: 'day', examples: ['2027-01-01'] });

/**
 * Rates of VAT as the folder writes them: `21`, or a list of them with the day from which each holds, the first one first:
 * `[{ percent: 21 }, { percent: 22, from: 2027-01-01 }]`.
 */
export const vatRates = z.union([percent, z.array(z.strictObject({ percent, from: day.optional() })).min(1)]).transform((given, context): VatRate[] => {
  if (typeof given === 'number') return [{ percent: given, from: null }];
  given.forEach(({ from }, at) => {
    const before = given[at - 1];
    if (before === undefined) return;
    const message = 'expected a day after that of the rate before it: each rate but the first says from which day it holds';
    if (from === undefined || (before.from !== undefined && from <= before.from)) context.addIssue({ code: 'custom', path: [at, 'from'], message });
  });
  return given.map(({ percent: value, from }) => ({ percent: value, from: from ?? null }));
});
