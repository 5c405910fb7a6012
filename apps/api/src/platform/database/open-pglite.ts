import { mkdir } from 'node:fs/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from './database.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

/** How an embedded database is opened: in a folder, or in memory from a dumped data folder. */
export type PgliteSource = { folder: string } | { dump: Blob | File };

/** Opens PostgreSQL embedded in this process. It has one session: a query waits while a transaction is open. */
export async function openPglite(source: PgliteSource): Promise<Database> {
  const pglite = 'folder' in source ? await openFolder(source.folder) : await PGlite.create({ loadDataDir: source.dump });
  return { db: guardedPglite(pglite), kind: 'pglite', waiting: () => 0, close: () => pglite.close() };
}

/** The handle on a PGlite that refuses to be used inside a transaction. */
export function guardedPglite(pglite: PGlite): Db {
  return drizzle({ client: guarded(pglite), casing: 'snake_case' });
}

async function openFolder(folder: string): Promise<PGlite> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return PGlite.create(folder);
}

/** What drizzle calls of PGlite; refuses calls on the outer handle inside a transaction. */
function guarded(pglite: PGlite): PGlite {
  const client = {
    query: (...args: Parameters<PGlite['query']>) => {
      refuseInsideTransaction('A query on the outer database handle');
      return pglite.query(...args);
    },
    transaction: (...args: Parameters<PGlite['transaction']>) => {
      refuseInsideTransaction('A second transaction');
      return pglite.transaction(...args);
    },
    types,
  };
  return client as unknown as PGlite;
}
