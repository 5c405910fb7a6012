import path from 'node:path';
import type { Database } from './database.ts';
import { openPostgres } from './open-postgres.ts';

/** Opens the database of a server: PostgreSQL at `databaseUrl`, else the one embedded in `dataDir`/db. */
export async function openDatabase(options: { dataDir: string; databaseUrl: string | undefined; onError: (error: Error) => void }): Promise<Database> {
  if (options.databaseUrl !== undefined) return openPostgres(options.databaseUrl, { onError: options.onError });
  // Loaded when needed: an API on a real server should not carry the embedded one in memory.
  const { openPglite } = await import('./open-pglite.ts');
  return openPglite({ folder: path.join(options.dataDir, 'db') }, options);
}
