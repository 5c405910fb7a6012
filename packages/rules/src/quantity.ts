/** Units of one line at most, where nothing else is said (specification section 9). */
export const defaultMaxQuantity = 10;
export const minQuantity = 1;
/** Above this many units in all, a notice asks to contact the estate; exactly this many does not. */
export const contactNoticeAbove = 18;

/** What a line may hold now: the basket's maximum, or the stock that is left if that is less; never below 0. */
export function lineLimit(available: number, maxQuantity: number = defaultMaxQuantity): number {
  return Math.max(0, Math.min(maxQuantity, available));
}

export type QuantityVerdict = { ok: true } | { ok: false; code: 'QUANTITY_TOO_HIGH' | 'OUT_OF_STOCK'; available: number };

/**
 * Whether a line may hold `quantity` (specification section 5). Above the
 * basket's maximum is QUANTITY_TOO_HIGH, above what is in stock OUT_OF_STOCK.
 * Throws a RangeError below 1 or for a fraction: that is no quantity.
 */
export function checkQuantity(quantity: number, available: number, maxQuantity: number = defaultMaxQuantity): QuantityVerdict {
  if (!Number.isInteger(quantity) || quantity < minQuantity) throw new RangeError(`A line holds whole units from ${minQuantity}; got ${quantity}.`);
  const limit = lineLimit(available, maxQuantity);
  if (quantity > maxQuantity) return { ok: false, code: 'QUANTITY_TOO_HIGH', available: limit };
  if (quantity > available) return { ok: false, code: 'OUT_OF_STOCK', available: limit };
  return { ok: true };
}

/** A typed quantity brought between 1 and the limit; anything that is no number becomes 1. */
export function clampQuantity(quantity: number, limit: number): number {
  if (!Number.isFinite(quantity)) return minQuantity;
  return Math.max(minQuantity, Math.min(Math.max(minQuantity, limit), Math.trunc(quantity)));
}

/** Whether the order is so big that a notice offers contact (19 units or more in all lines). */
export function needsContactNotice(quantities: readonly number[]): boolean {
  return quantities.reduce((sum, quantity) => sum + quantity, 0) > contactNoticeAbove;
}

/** The text on the basket icon, which counts lines: none when empty, `9` at nine, `9+` from ten. */
export function basketBadge(lineCount: number): string | null {
  if (lineCount <= 0) return null;
  return lineCount > 9 ? '9+' : String(lineCount);
}
