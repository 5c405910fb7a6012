/** Integer cents of a euro, VAT included. Never a fraction. */
export type Cents = number;

/**
 * Cents → the decimal number of euros that leaves at the API's edge (2450 → 24.5).
 * Throws a RangeError for anything but a safe integer: a fraction of a cent is a fault further up.
 */
export function toDecimal(cents: Cents): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money is whole cents; got ${cents}. Round once, where it is computed.`);
  return Number((cents / 100).toFixed(2));
}

/**
 * Decimal euros of the API (24.5) → cents (2450).
 * Throws a RangeError when the number has more than two decimals.
 */
export function toCents(euros: number): Cents {
  if (!isEuros(euros)) throw new RangeError(`Euros have at most two decimals; got ${euros}.`);
  const cents = Math.round(euros * 100);
  return cents === 0 ? 0 : cents;
}

/** Whether a number is euros with at most two decimals, as `toCents` takes them. */
export function isEuros(euros: number): boolean {
  const cents = Math.round(euros * 100);
  return Number.isSafeInteger(cents) && Number((cents / 100).toFixed(2)) === euros;
}

/**
 * Money as the specification writes it (section 9), for readers of every language alike: a comma, two decimals, the sign
 * behind a space that does not break, no point in the thousands: `1234,50 €`. Nothing is `0 €`; a minus is a real minus sign.
 */
export function formatMoney(cents: Cents): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money is whole cents; got ${cents}.`);
  if (cents === 0) return '0\u00A0€';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '−' : ''}${digits.slice(0, -2)},${digits.slice(-2)}\u00A0€`;
}

/** The same for a decimal of the API: `formatPrice(24.5)` → `24,50 €`. */
export function formatPrice(euros: number): string {
  return formatMoney(toCents(euros));
}

/** A percentage for readers of every language alike, as money is: `5,5 %`, `21 %`. */
export function formatPercent(percent: number): string {
  return `${String(percent).replace('.', ',')}\u00A0%`;
}
