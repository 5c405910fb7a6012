import type { Cents } from './money.ts';

/**
 * `total` in whole cents, split in proportion to `weights` (none negative, not all 0): their sum is exactly `total`. Cents
 * that do not divide go to those that lost most by rounding down, the earlier one first.
 */
export function apportion(total: Cents, weights: readonly Cents[]): Cents[] {
  const of = weights.reduce((sum, weight) => sum + weight, 0);
  if (of === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((total * weight) / of));
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % of }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
