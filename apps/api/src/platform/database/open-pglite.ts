import { mkdir } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from './database.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

/** How an embedded database is opened: in a folder, or in memory from a dumped data folder. */
export type PgliteSource = { folder: string } | { dump: Blob | File };

/** Opens PostgreSQL embedded in this process. It has one session: a query waits while a transaction is open. */
export async function openPglite(source: PgliteSource): Promise<Database> {
  const pglite = 'folder' in source ? await openFolder(source.folder) : new YieldingPglite({ loadDataDir: source.dump });
  await pglite.waitReady;
  return { db: guardedPglite(pglite), kind: 'pglite', waiting: () => 0, close: () => pglite.close() };
}

/** The handle on a PGlite that refuses to be used inside a transaction. */
export function guardedPglite(pglite: PGlite): Db {
  return drizzle({ client: guarded(pglite), casing: 'snake_case' });
}

async function openFolder(folder: string): Promise<PGlite> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return new YieldingPglite(folder);
}

/** After so many milliseconds the rest of the process has its turn. */
const turnMs = 10;

/**
 * PGlite answers without ever waiting: the queries of a crowd would follow one another, and nothing else would be looked at until the
 * last is done, no timer, no signal, no answer of the card provider, which would count as late though it had come long ago.
 */
class YieldingPglite extends PGlite {
  #since = 0;

  override async execProtocolRaw(...args: Parameters<PGlite['execProtocolRaw']>): Promise<Uint8Array> {
    if (performance.now() - this.#since > turnMs) {
      await turn();
      this.#since = performance.now();
    }
    return super.execProtocolRaw(...args);
  }
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
