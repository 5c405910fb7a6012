import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { ClientConfig } from 'pg';
import type { Database, Db } from './database.ts';
import { GuardedPool } from './guarded-pool.ts';
import { type PgliteSource, PgliteStream } from './pglite-stream.ts';
import { PreparingClient } from './preparing-client.ts';

export interface PgliteOptions {
  /** How long a statement may take, in milliseconds; 26 s. PGlite keeps no limits and cannot be interrupted: its thread is ended. */
  statementMs?: number;
  /** Told when the thread ends of itself; the next query opens the database again, as after a kill. */
  onError?: (error: Error) => void;
}

/**
 * Opens PostgreSQL embedded in this process, in a thread of its own: what it works on keeps nobody else waiting. It has one session: a
 * query waits while a transaction is open.
 */
export async function openPglite(source: PgliteSource, { statementMs = 26_000, onError = () => {} }: PgliteOptions = {}): Promise<Database> {
  if ('folder' in source) await mkdir(source.folder, { recursive: true, mode: 0o700 });
  let over = Promise.resolve();
  const stream = () => {
    const next = new PgliteStream(source, over);
    over = next.over;
    return next;
  };
  const session = { user: 'postgres', database: 'postgres', ssl: false, query_timeout: statementMs };
  const pool = new GuardedPool({ ...session, Client: OneSession, pipeline: true, stream, max: 1, idleTimeoutMillis: 0 });
  pool.on('error', onError);
  const client = await pool.connect();
  client.release();
  const close = async () => {
    await pool.end();
    await over;
  };
  const db: Db = drizzle({ client: pool, casing: 'snake_case' });
  return { db, kind: 'pglite', unhurried: (work) => unlimited.run(true, () => work(db)), waiting: () => pool.waitingCount, close };
}

/** Set where statements may take as long as they take. There is one session, so they cannot have another with other limits. */
const unlimited = new AsyncLocalStorage<true>();
/** As long as a timer can be, in milliseconds: four weeks. pg takes 0 for the usual limit. */
const forEver = 2 ** 31 - 1;

/** The session of the embedded database: the limit of a statement is its own, since PGlite keeps none. */
class OneSession extends PreparingClient {
  constructor(config?: ClientConfig) {
    super(config);
    const query = this.query as (...args: unknown[]) => unknown;
    const limited = (config: unknown, ...rest: unknown[]) =>
      query(unlimited.getStore() && typeof config === 'object' ? { ...config, query_timeout: forEver } : config, ...rest);
    this.query = limited as typeof this.query;
  }
}
