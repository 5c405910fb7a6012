const emailForm = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:.]+(?:\.[^\s@<>"(),;:.]+)+$/;

/** Whether it has the form of an e-mail address; blanks round it do not count (specification section 5). */
export function isEmail(value: string): boolean {
  const trimmed = value.trim();
  return trimmed.length <= 254 && emailForm.test(trimmed);
}

/** As it is sent and compared: trimmed, lower case (specification section 3). */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}

/** Whether it has the form of a phone number: an optional + and 6 to 15 digits, with spaces, dots, hyphens, brackets between. */
export function isPhone(value: string): boolean {
  const trimmed = value.trim();
  return /^\+?[\d\s.()\-/]{6,24}$/.test(trimmed) && /^\d{6,15}$/.test(trimmed.replace(/\D/g, ''));
}

/**
 * Whether a postcode has its country's form. `pattern` is the country's
 * `postcode_regex`; it must match the whole postcode, in capitals, blanks round
 * it left out. Throws a SyntaxError for a pattern that is none.
 */
export function isPostcode(value: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'u').test(value.trim().toUpperCase());
}
