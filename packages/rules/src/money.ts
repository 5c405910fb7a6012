import type { Language } from './language.ts';

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
  const cents = Math.round(euros * 100);
  if (!Number.isSafeInteger(cents) || Number((cents / 100).toFixed(2)) !== euros) throw new RangeError(`Euros have at most two decimals; got ${euros}.`);
  return cents === 0 ? 0 : cents;
}

/**
 * Money as people read it (specification section 9). Spanish, with a comma, no
 * grouping and the sign behind: `1234,50 €`, zero `0 €`. English, as English
 * readers write it: `€1,234.50`, zero `€0`. A minus is a real minus sign.
 */
export function formatMoney(cents: Cents, language: Language): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money is whole cents; got ${cents}.`);
  const sign = cents < 0 ? '−' : '';
  const euros = String(Math.floor(Math.abs(cents) / 100));
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  if (language === 'es') return cents === 0 ? '0\u00A0€' : `${sign}${euros},${rest}\u00A0€`;
  return cents === 0 ? '€0' : `${sign}€${euros.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${rest}`;
}

/** The same for a decimal of the API: `formatPrice(24.5, 'es')` → `24,50 €`. */
export function formatPrice(euros: number, language: Language): string {
  return formatMoney(toCents(euros), language);
}
