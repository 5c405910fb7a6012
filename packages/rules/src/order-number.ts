const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Random bytes (5 or more) → an order number, or a booking's reference, such as `7K2F-9QXM`: 40 bits in
 * Crockford's letters, which are not mistaken for one another. It says nothing
 * of how many there are.
 */
export function orderNumber(bytes: Uint8Array): string {
  if (bytes.length < 5) throw new RangeError(`An order number wants 5 random bytes; got ${bytes.length}.`);
  let value = bytes.subarray(0, 5).reduce<bigint>((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (let index = 0; index < 8; index += 1) {
    text = letters[Number(value % 32n)] + text;
    value /= 32n;
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

/** As people type it: `7k2f9qxm` is `7K2F-9QXM`. */
export function typedOrderNumber(typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return /^[0-9A-Z]{8}$/.test(plain) ? `${plain.slice(0, 4)}-${plain.slice(4)}` : typed.trim();
}
