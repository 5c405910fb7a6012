import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A socket's path holds about 100 bytes on every system; the claim of the lock needs some for a suffix. */
const longest = 85;

/** Where the socket of a data folder stands: in it, or for a long name in the temporary folder under the folder's hash. */
export function socketPath(dataDir: string): string {
  const inside = path.join(path.resolve(dataDir), 'estate.sock');
  if (Buffer.byteLength(inside) <= longest) return inside;
  const hash = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 24);
  return path.join(tmpdir(), `estate-${hash}.sock`);
}
