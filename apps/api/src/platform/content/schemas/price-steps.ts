import { defaultMaxQuantity } from '@parral/rules';
import { z } from 'zod';
import { money } from './money.ts';
import { whole } from './text.ts';

/** Prices by quantity, such as `[{ from: 6, price: 10.80 }]`: what one unit costs in a line that holds so many of the same sku. */
export const priceSteps = z.array(z.strictObject({ from: whole(2, defaultMaxQuantity), price: money })).min(1);
type PriceSteps = z.output<typeof priceSteps>;

interface Priced {
  price: number;
  reducedPrice?: number | undefined;
  priceSteps?: PriceSteps | undefined;
}

/** What is wrong with the steps of a sku: each is for more units than the one before, and lower than it and than what one unit costs. */
export function stepErrors({ price, reducedPrice = price, priceSteps: steps = [] }: Priced): (readonly [PropertyKey[], string])[] {
  return steps.flatMap((step, at) => {
    const before = steps[at - 1];
    const errors: (readonly [PropertyKey[], string])[] = [];
    if (before !== undefined && step.from <= before.from)
      errors.push([['priceSteps', at, 'from'], `expected more than ${before.from}, from which the step before it holds: put the steps in order`]);
    if (step.price >= (before?.price ?? reducedPrice))
      errors.push([
        ['priceSteps', at, 'price'],
        `expected less than ${before === undefined ? 'what one bottle costs' : 'the step before it'}: lower it, or delete the step`,
      ]);
    return errors;
  });
}
