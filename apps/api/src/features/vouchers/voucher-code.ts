import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTVWXYZ';

/** A new code that nobody can guess (about 50 random bits), for example `U-7K3MP-9WQ2D`. The prefix is of capitals; `U` is for one experience. */
export function newVoucherCode(prefix: string): string {
  const letters = Array.from({ length: 10 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `${prefix}-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** What stands before the first hyphen of a code. */
export function prefixOf(code: string): string {
  return code.slice(0, Math.max(0, code.indexOf('-')));
}
