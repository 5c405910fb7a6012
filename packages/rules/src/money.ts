import { localeOf, type Language } from '@parral/api-spec/languages';

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

/** Where a language's money is written otherwise than `Intl` does: Spanish has no point in the thousands (section 9). */
const own: Partial<Record<Language, Intl.NumberFormatOptions>> = { es: { useGrouping: false } };
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Money as people read it (specification section 9). Spanish, with a comma, no
 * grouping and the sign behind: `1234,50 €`, zero `0 €`. English, as English
 * readers write it: `€1,234.50`, zero `€0`. A minus is a real minus sign.
 */
export function formatMoney(cents: Cents, language: Language): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money is whole cents; got ${cents}.`);
  return formatOf(language, cents === 0 ? 0 : 2)
    .format(cents / 100)
    .replace('-', '−');
}

function formatOf(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language}${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...own[language],
    });
  formats.set(key, format);
  return format;
}

/** The same for a decimal of the API: `formatPrice(24.5, 'es')` → `24,50 €`. */
export function formatPrice(euros: number, language: Language): string {
  return formatMoney(toCents(euros), language);
}
