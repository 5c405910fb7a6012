import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rmdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';

/** How long a guard made as a folder may stand before it counts as left behind by a killed process, in milliseconds. */
const staleAfter = 10_000;

/**
 * The right to take a dead socket away, which one process at a time has: between seeing that a socket is dead and
 * removing it nobody else may put a living one in its place. Returns how to give the right back, or null while somebody
 * else has it.
 */
export async function takeOverGuard(place: string): Promise<(() => Promise<void>) | null> {
  return process.platform === 'linux' ? abstractSocket(place) : folder(place);
}

/** Linux: a socket without a file, which the kernel frees however its process ends. */
async function abstractSocket(place: string): Promise<(() => Promise<void>) | null> {
  const server = createServer();
  server.listen(`\0take-over-${createHash('sha256').update(place).digest('hex').slice(0, 40)}`);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return null;
    throw error;
  }
  return () => new Promise((done) => server.close(() => done()));
}

/** Elsewhere: a folder, which a killed process leaves behind, so an old one is cleared away. */
async function folder(place: string): Promise<(() => Promise<void>) | null> {
  const path = `${place}.take-over`;
  try {
    await mkdir(path);
    return () => rmdir(path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const made = await stat(path).catch(() => null);
    if (made && Date.now() - made.mtimeMs > staleAfter) await rmdir(path).catch(() => undefined);
    return null;
  }
}

const codeOf = (error: unknown): string | undefined => (error instanceof Error && 'code' in error ? String(error.code) : undefined);
