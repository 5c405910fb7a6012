import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { currentRequestId } from '../log/request-scope.ts';
import { inSpan, isTracing } from '../tracing/spans.ts';
import type { Database } from './database.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';
import { SilenceWatch } from './silence-watch.ts';
import { sqlState } from './sql-state.ts';
import { type Leave, WaitingLine } from './waiting-line.ts';

const names = new Map<string, string>();
const mostNames = 500;
/** A statement with more values is one for many rows: it is seldom asked again with as many, and would only fill the server's memory. */
const mostValues = 64;

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
  const pool = new GuardedPool({
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
  return { db: drizzle({ client: pool, casing: 'snake_case' }), kind: 'postgres', waiting: () => pool.line, close: () => pool.end() };
}

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;

class GuardedPool extends pg.Pool {
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

  // Whatever drizzle asks outside of a transaction comes by here; it passes no callback. The pool's own way is by callbacks, for each statement.
  override query = ((...args: unknown[]) => this.#ask(args)) as pg.Pool['query'];

  async #ask(args: unknown[]): Promise<unknown> {
    const client = await this.connect();
    try {
      const answer = await (client.query as QueryFunction)(...args);
      client.release();
      return answer;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    refuseInsideTransaction('A second transaction or a query on the outer database handle');
    if (callback === undefined) return this.#admitted();
    callbackify(() => this.#admitted())((error, client) => callback(error ?? undefined, client, (reason) => client.release(reason as Error | undefined)));
  }

  /** A connection, once its turn has come: the pool's own queue stays empty. */
  async #admitted(): Promise<pg.PoolClient> {
    const leave = await this.#line.enter();
    try {
      const client = await super.connect();
      this.#leaving.set(client, leave);
      this.#watch.begin(client);
      return client;
    } catch (error) {
      leave(false);
      throw error;
    }
  }
}

const streamOf = (client: pg.ClientBase) => (client as unknown as { connection: { stream: Socket } }).connection.stream;

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

/** As pg says that `query_timeout` is over. */
const silent = 'Query read timeout';

type QueryFunction = (...args: unknown[]) => unknown;

/**
 * A client that has statements prepared, and leaves no way to the server unused: what is asked in one go (a `begin` with the first
 * statement of its transaction, statements of `together`) goes out in one write, and its answers come in their order.
 */
class PreparingClient extends pg.Client {
  /** Whether the server left a query of this connection unanswered for too long. */
  isSilent = false;
  #isGathering = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // The pool listens to idle connections only: one that breaks inside a transaction rejects its query, and would end the process too.
    this.on('error', () => {});
    const query = super.query.bind(this) as QueryFunction;
    const prepared: QueryFunction = (config: unknown, ...rest) => {
      this.#gather();
      const answer = traced(config, () => query(withName(named(config), rest[0]), ...rest));
      if (!(answer instanceof Promise)) return answer;
      if (isBegin(config)) return this.#begun(answer);
      answer.catch((error: unknown) => this.#dropIfSilent(error));
      return answer;
    };
    this.query = prepared as typeof this.query;
  }

  /** Holds back what is written until the code that runs now has asked all that it asks without waiting. */
  #gather(): void {
    if (this.#isGathering) return;
    const stream = streamOf(this);
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  /**
   * Nobody waits for a `begin`: its answer comes before that of the statement after it. What we send as one fails only with its connection;
   * should it ever be refused, that connection ends, and with it the transaction.
   */
  #begun(answer: Promise<unknown>): Promise<unknown> {
    answer.catch(() => streamOf(this).destroy());
    return Promise.resolve({ rows: [] });
  }

  /** A connection on which the server no longer answers is of no use to the next caller either, nor can it roll back. */
  #dropIfSilent(error: unknown): void {
    if (!(error instanceof Error && error.message === silent)) return;
    this.isSilent = true;
    streamOf(this).destroy();
  }
}

/** A statement that is awaited has a span of its own, with its text and none of its values. */
function traced(config: unknown, ask: () => unknown): unknown {
  if (!isTracing() || typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string') return ask();
  const { text } = config;
  const answer = ask();
  if (!(answer instanceof Promise)) return answer;
  return inSpan(/^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement', { 'db.system.name': 'postgresql', 'db.query.text': text }, () => answer);
}

/**
 * A transaction says in its application_name which request it is part of: `pg_stat_activity` shows it, and the server's log by `%a`. It
 * goes with the `begin`, in one message. A comment in each statement would have made each another one, and nothing would stay prepared.
 */
function named(config: unknown): unknown {
  if (!isBegin(config)) return config;
  const request = currentRequestId();
  // The id has no other characters (`requestIdFrom`).
  return request === undefined || !/^[\w.-]+$/.test(request)
    ? config
    : { ...config, text: `${config.text}; set local application_name = 'parral ${request.slice(0, 50)}'` };
}

function isBegin(config: unknown): config is { text: string } {
  return typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string' && config.text.startsWith('begin');
}

function withName(config: unknown, values: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string') return config;
  if (!Array.isArray(values) || values.length === 0 || ('name' in config && config.name !== undefined)) return config;
  const name = values.length > mostValues ? undefined : nameOf(config.text);
  return name === undefined ? config : { ...config, name };
}

/** A short name for a statement; none once there are too many, since each stays with the server. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
