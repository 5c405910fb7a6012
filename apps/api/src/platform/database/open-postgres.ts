import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { GuardedPool } from './guarded-pool.ts';
import { PreparingClient, streamOf } from './preparing-client.ts';
import { SilenceWatch } from './silence-watch.ts';
import { sqlState } from './sql-state.ts';
import { type Leave, WaitingLine } from './waiting-line.ts';

/**
 * How long the database may keep somebody waiting, in milliseconds. The server's own limits end what it works on; ours end what
 * it no longer answers. When it is stopped or the network swallows it, so that nobody hears anything, `silence-watch.ts` tells all.
 */
const limits = {
  /** For the server to take a new connection; how long a free one of the pool is waited for stands in `waiting-line.ts`. */
  connectionTimeoutMillis: 5_000,
  statement_timeout: 25_000,
  query_timeout: 26_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** For what may take as long as it takes: making databases, dumps. */
export const unlimited: typeof limits = {
  connectionTimeoutMillis: 0,
  statement_timeout: 0,
  query_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
};

export interface PostgresOptions {
  /** At most so many at once; 10. */
  connections?: number;
  /** Other limits than the usual ones. */
  limits?: Partial<typeof limits>;
  onError: (error: Error) => void;
}

/** Opens a pool to a PostgreSQL server. Statements are prepared once per connection and then only executed. */
export function openPostgres(url: string, options: PostgresOptions): Database {
  const pool = new WatchedPool({
    ...limits,
    ...options.limits,
    connectionString: url,
    max: options.connections ?? 10,
    Client: PreparingClient,
    pipeline: true,
    keepAlive: true,
    // Small tables are thought large as long as nobody has analysed them; then PostgreSQL compiles for two seconds what runs in half a millisecond.
    options: '-c jit=off',
  });
  // A connection that dies while idle reports here; the pool opens another one for the next query.
  pool.on('error', options.onError);
  const unhurried: Database['unhurried'] = async (work) => {
    const { lock_timeout: _usual, ...most } = unlimited;
    const own = openPostgres(url, { connections: 1, limits: most, onError: options.onError });
    try {
      return await work(own.db);
    } finally {
      await own.close();
    }
  };
  return { db: drizzle({ client: pool, casing: 'snake_case' }), kind: 'postgres', unhurried, waiting: () => pool.line, close: () => pool.end() };
}

/** Sends away whoever would wait too long for a connection, and tells all who wait on one that has gone silent. */
class WatchedPool extends GuardedPool {
  readonly #line = new WaitingLine(this.options.max);
  readonly #leaving = new WeakMap<pg.PoolClient, Leave>();
  readonly #watch: SilenceWatch<pg.PoolClient>;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.#watch = new SilenceWatch<pg.PoolClient>({
      bytesFrom: (client) => streamOf(client).bytesRead,
      probe: (signal) => answers(config, signal),
      end: (client) => {
        if (client instanceof PreparingClient) client.isSilent = true;
        streamOf(client).destroy();
      },
    });
    this.on('release', (error, client) => {
      this.#watch.end(client);
      this.#leaving.get(client)?.(!error && !(client instanceof PreparingClient && client.isSilent));
    });
  }

  /** How many wait for a connection. */
  get line(): number {
    return this.#line.length;
  }

  /** A connection, once its turn has come: the pool's own queue stays empty. */
  protected override async admitted(): Promise<pg.PoolClient> {
    const leave = await this.#line.enter();
    try {
      const client = await super.admitted();
      this.#leaving.set(client, leave);
      this.#watch.begin(client);
      return client;
    } catch (error) {
      leave(false);
      throw error;
    }
  }
}

/** Whether the server answers a connection of its own; one that refuses it with a word of its own does. */
async function answers({ connectionString }: pg.PoolConfig, signal: AbortSignal): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  signal.addEventListener('abort', () => streamOf(client).destroy());
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return sqlState(error) !== undefined;
  } finally {
    streamOf(client).destroy();
  }
}
