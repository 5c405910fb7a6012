import { randomBytes } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

let pool = Buffer.alloc(0);
let used = 0;

/** Random letters and figures, `length` of them (24 hold 142 bits). Bytes come from a pool, one call to the system for many ids. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    if (used >= pool.length) {
      pool = randomBytes(4096);
      used = 0;
    }
    const byte = pool[used++] as number;
    // 248 is the greatest multiple of 62 in a byte: above it the letters would not be equally likely.
    if (byte < 248) text += LETTERS[byte % 62];
  }
  return text;
}

/** An id in Stripe's form, for example `pi_3Q…`. */
export const newId = (prefix: 'pi' | 'ch' | 're' | 'du' | 'pm' | 'evt' | 'req' | 'txn'): string =>
  `${prefix}_${prefix === 'req' ? '' : '3'}${randomText(prefix === 'req' ? 14 : 23)}`;
