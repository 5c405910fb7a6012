import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

const names = new Map<string, string>();
const mostNames = 500;

/** Opens a pool to a PostgreSQL server. Statements are prepared once per connection and then only executed. */
export function openPostgres(url: string, options: { connections?: number; onError: (error: Error) => void }): Database {
  const pool = new GuardedPool({ connectionString: url, max: options.connections ?? 10, Client: PreparingClient });
  // A connection that dies while idle reports here; the pool opens another one for the next query.
  pool.on('error', options.onError);
  return { db: drizzle({ client: pool, casing: 'snake_case' }), kind: 'postgres', close: () => pool.end() };
}

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    refuseInsideTransaction('A second transaction or a query on the outer database handle');
    return callback === undefined ? super.connect() : super.connect(callback);
  }
}

type QueryFunction = (...args: unknown[]) => unknown;

class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = super.query.bind(this) as QueryFunction;
    const prepared: QueryFunction = (config: unknown, ...rest) => query(withName(config, rest[0]), ...rest);
    this.query = prepared as typeof this.query;
  }
}

function withName(config: unknown, values: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string') return config;
  if (!Array.isArray(values) || values.length === 0 || ('name' in config && config.name !== undefined)) return config;
  const name = nameOf(config.text);
  return name === undefined ? config : { ...config, name };
}

/** A short name for a statement; none once there are too many, since each stays with the server. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames || text.length > 4000) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
