import { lineRefund } from '@parral/rules';
import type { RefundedLine, RefundRow } from '../payments/index.ts';
import type { SnapshotLine } from './revision-snapshot.ts';

/** Units of each sku whose money went back, or is on its way. */
export type UnitsGiven = ReadonlyMap<string, number>;

/** What the refunds of an order gave back of its lines; those that failed gave nothing. */
export function unitsGiven(refunds: readonly Pick<RefundRow, 'state' | 'lines'>[]): UnitsGiven {
  const units = new Map<string, number>();
  for (const { state, lines } of refunds) if (state !== 'failed') for (const { sku, quantity } of lines) units.set(sku, (units.get(sku) ?? 0) + quantity);
  return units;
}

/** Units of a line as a refund names them, with what they cost after the coupon. */
export function linePart({ sku, quantity, unitPriceCents, discountCents }: SnapshotLine, given: UnitsGiven, units: number): RefundedLine {
  const paid = unitPriceCents * quantity - discountCents;
  return { sku, quantity: units, cents: units > 0 ? lineRefund({ paid, quantity }, given.get(sku) ?? 0, units) : 0 };
}
