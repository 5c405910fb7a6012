import type { Cents } from '@parral/rules';
import { ratesOf, rateAmount, rateKey, type SaleLine, sum } from './sale.ts';
import type { RateAmount } from './verifactu/record.ts';

/**
 * VAT by rate of what goes back of an invoice, all of it negative. `issued` and `corrected` are the breakdowns of the invoice
 * and of its corrective ones so far. The last cent takes exactly what is left of each rate, so that an invoice that was given
 * back whole comes to nothing, VAT too. Lines that cost what goes back say themselves at which rates; anything else is taken
 * off the rates in proportion to what is left of them.
 */
export function correctionRates(
  issued: readonly RateAmount[],
  corrected: readonly RateAmount[],
  { cents, lines }: { cents: Cents; lines: readonly SaleLine[] },
): RateAmount[] {
  const left = issued.map((rate) => {
    const taken = corrected.filter((one) => rateKey(one) === rateKey(rate));
    return { ...rate, baseCents: rate.baseCents + sum(taken.map((one) => one.baseCents)), taxCents: rate.taxCents + sum(taken.map((one) => one.taxCents)) };
  });
  const gross = left.map(grossOf);
  const own = ratesOf(lines);
  const isOwn = sum(own.map(grossOf)) === cents && own.every((rate) => grossOf(rate) <= (gross[left.findIndex((one) => rateKey(one) === rateKey(rate))] ?? -1));
  const shares = isOwn ? left.map((rate) => sum(own.filter((one) => rateKey(one) === rateKey(rate)).map(grossOf))) : shared(Math.min(cents, sum(gross)), gross);
  return left.flatMap((rate, at) => {
    const share = shares[at] ?? 0;
    if (share === 0) return [];
    const part = share === gross[at] ? rate : capped(rateAmount(rate, share), rate);
    return [{ ...part, baseCents: -part.baseCents, taxCents: part.taxCents === 0 ? 0 : -part.taxCents }];
  });
}

export function grossOf({ baseCents, taxCents }: RateAmount): Cents {
  return baseCents + taxCents;
}

/** Rounding takes no more VAT off a rate than is left of it. */
function capped(part: RateAmount, left: RateAmount): RateAmount {
  const taxCents = Math.min(part.taxCents, left.taxCents);
  return { ...part, taxCents, baseCents: grossOf(part) - taxCents };
}

/** Parts of `cents` in proportion to the weights, whole cents, none above its weight; the largest remainders round up. */
function shared(cents: Cents, weights: readonly Cents[]): Cents[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (cents * weight) / whole);
  const parts = exact.map(Math.floor);
  const order = exact.map((value, at) => ({ at, rest: value - Math.floor(value) })).sort((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order.slice(0, cents - sum(parts))) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
