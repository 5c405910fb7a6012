import path from 'node:path';
import type { Database, Db } from './database.ts';
import { openPostgres, unlimited } from './open-postgres.ts';

/** Opens the database of a server: PostgreSQL at `databaseUrl`, else the one embedded in `dataDir`/db. */
export async function openDatabase(options: { dataDir: string; databaseUrl: string | undefined; onError: (error: Error) => void }): Promise<Database> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl, { onError: options.onError });
  // Loaded when needed: an API on a real server should not carry the embedded one in memory.
  const { openPglite } = await import('./open-pglite.ts');
  return openPglite({ folder: path.join(options.dataDir, 'db') }, options);
}

/**
 * Runs `work` on a handle whose statements may take as long as they take: what a migration does to the tables of a large estate takes
 * longer than any call may. Locks are waited for no longer than usual, since others wait behind. The embedded database has one handle.
 */
export async function unhurried<T>(
  { databaseUrl, onError }: { databaseUrl: string | undefined; onError: (error: Error) => void },
  database: Database,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (databaseUrl === undefined) return work(database.db);
  const { lock_timeout: _usual, ...limits } = unlimited;
  const own = openPostgres(databaseUrl, { connections: 1, limits, onError });
  try {
    return await work(own.db);
  } finally {
    await own.close();
  }
}
