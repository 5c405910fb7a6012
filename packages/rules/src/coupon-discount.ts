import type { Cents } from './money.ts';

/** A line as totals need it: unit price with discount in cents, VAT included. */
export interface PricedLine {
  unitPrice: Cents;
  quantity: number;
}

/** What a coupon takes off: a percentage of each unit, or an amount in cents off the whole basket. */
export type CouponValue = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: Cents };

/**
 * Discount in cents of one unit of each line (specification section 3,
 * vouchers_discount_per_unit); never above the unit's price.
 *
 * A percentage is rounded half up for each unit. An amount is spread in
 * proportion to the prices; since a unit's discount is whole cents, the lines
 * that get a cent more are chosen so that the buyer gets no less than the
 * amount promised and as few cents beyond it as the quantities allow.
 */
export function couponPerUnit(lines: readonly PricedLine[], coupon: CouponValue | null): Cents[] {
  if (coupon === null) return lines.map(() => 0);
  if (coupon.kind === 'percent') return lines.map((line) => Math.min(line.unitPrice, Math.round((line.unitPrice * coupon.percent) / 100)));
  return spread(lines, coupon.amount);
}

function spread(lines: readonly PricedLine[], amount: Cents): Cents[] {
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  if (subtotal === 0) return lines.map(() => 0);
  if (amount >= subtotal) return lines.map((line) => line.unitPrice);
  const floors = lines.map((line) => Math.floor((amount * line.unitPrice) / subtotal));
  const missing = amount - floors.reduce((sum, floor, index) => sum + floor * (lines[index]?.quantity ?? 0), 0);
  const raised = smallestCover(
    lines.map((line, index) => ((floors[index] ?? 0) < line.unitPrice ? line.quantity : 0)),
    missing,
  );
  return floors.map((floor, index) => (raised.has(index) ? floor + 1 : floor));
}

/** Indexes of the weights whose sum is the least one that reaches `target` (subset sum, first found wins). */
function smallestCover(weights: readonly number[], target: number): Set<number> {
  if (target <= 0) return new Set();
  const reached = new Map<number, readonly number[]>([[0, []]]);
  for (const [index, weight] of weights.entries()) {
    if (weight === 0) continue;
    for (const [sum, chosen] of new Map(reached)) {
      if (sum < target && !reached.has(sum + weight)) reached.set(sum + weight, [...chosen, index]);
    }
  }
  const best = [...reached.keys()].filter((sum) => sum >= target).sort((a, b) => a - b)[0];
  return new Set(best === undefined ? [] : reached.get(best));
}
