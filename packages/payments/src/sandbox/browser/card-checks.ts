import type { FieldErrorCode } from './words.ts';

/** Figures of a card number in groups: 4-6-5 for American Express, else fours. */
export function groupNumber(figures: string): string {
  if (/^3[47]/.test(figures)) return [figures.slice(0, 4), figures.slice(4, 10), figures.slice(10, 15)].filter(Boolean).join(' ');
  return (figures.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ');
}

const numberLength = (figures: string) => (/^3[47]/.test(figures) ? 15 : 16);

export function checkNumber(figures: string): FieldErrorCode | null {
  if (figures.length < numberLength(figures)) return 'incomplete_number';
  let sum = 0;
  for (let place = 0; place < figures.length; place++) {
    const figure = Number(figures[figures.length - 1 - place]);
    const doubled = place % 2 === 0 ? figure : figure * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0 ? null : 'invalid_number';
}

/** `MM / YY` from typed figures; a first figure above 1 can only be a month of one figure. */
export function groupExpiry(figures: string): string {
  const full = /^[2-9]/.test(figures) ? `0${figures}` : figures;
  const kept = full.slice(0, 4);
  return kept.length > 2 ? `${kept.slice(0, 2)} / ${kept.slice(2)}` : kept;
}

export function checkExpiry(figures: string, today: Date): FieldErrorCode | null {
  if (figures.length < 4) return 'incomplete_expiry';
  const month = Number(figures.slice(0, 2));
  const year = 2000 + Number(figures.slice(2));
  if (month < 1 || month > 12) return 'invalid_expiry_month';
  return year < today.getFullYear() || (year === today.getFullYear() && month < today.getMonth() + 1) ? 'invalid_expiry_month_past' : null;
}

export const checkCvc = (figures: string, cardNumber: string): FieldErrorCode | null =>
  figures.length < (/^3[47]/.test(cardNumber) ? 4 : 3) ? 'incomplete_cvc' : null;
