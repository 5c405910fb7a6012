import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './page-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const known = new Map<string, Encoding>();

/** The best of brotli, gzip and none that an `Accept-Encoding` allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const before = known.get(header);
  if (before !== undefined) return before;
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?(?:\\s|,|$)`).test(header);
  const allowed = (name: string) => new RegExp(`(?:^|[\\s,])${name}(?:[\\s,;]|$)`).test(header) && !refused(name);
  const choice = allowed('br') ? 'br' : allowed('gzip') ? 'gzip' : 'identity';
  if (known.size < 200) known.set(header, choice);
  return choice;
}

/** Text in the three encodings; quality 5 is where brotli beats gzip at no more time. */
export async function compressAll(text: string): Promise<Record<Encoding, Buffer>> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([compress(identity, 'br'), compress(identity, 'gzip')]);
  return { identity, br, gzip: gzipped };
}

export function compress(body: Buffer, encoding: 'br' | 'gzip', quality = 5): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: 6 });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
}
