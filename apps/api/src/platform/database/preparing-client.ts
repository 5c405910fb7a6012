import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { currentRequestId } from '../log/request-scope.ts';
import { inSpan, isTracing } from '@parral/tracing';

/** Statements that one connection keeps prepared: each takes memory of the server's until the connection ends. */
const mostPrepared = 500;
/** A statement with more values is one for many rows: it is seldom asked again with as many, and would only fill the server's memory. */
const mostValues = 64;

const asksAnew = '/* planned for its values */';
/**
 * A condition that is always true, for statements whose way depends on what is asked: days, words, countries. What is prepared gets from its sixth
 * time on a plan that fits any values; of a range of days PostgreSQL then takes it that it holds one row in two hundred, and looks up a year's
 * orders one by one. A statement with this is planned each time, for the values that it has.
 */
export const forItsValues = sql.raw(`${asksAnew} true`);

/** What a client writes to: a socket, or the thread of the embedded database. */
export const streamOf = (client: pg.ClientBase) => (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** As pg says that `query_timeout` is over. */
const silent = 'Query read timeout';

type QueryFunction = (...args: unknown[]) => unknown;

/**
 * A client of either database that has statements prepared, and leaves no way to the server unused: what is asked in one go (a `begin` with the first
 * statement of its transaction, statements of `together`) goes out in one write, and its answers come in their order.
 */
export class PreparingClient extends pg.Client {
  /** Whether the server left a query of this connection unanswered for too long. */
  isSilent = false;
  #isGathering = false;
  /** Names of the statements that this connection keeps, by their text. */
  readonly #names = new Map<string, string>();

  constructor(config?: pg.ClientConfig) {
    super(config);
    // The pool listens to idle connections only: one that breaks inside a transaction rejects its query, and would end the process too.
    this.on('error', () => {});
    const query = super.query.bind(this) as QueryFunction;
    const prepared: QueryFunction = (config: unknown, ...rest) => {
      this.#gather();
      const answer = traced(config, () => query(this.#withName(named(config), rest[0]), ...rest));
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

  #withName(config: unknown, values: unknown): unknown {
    if (typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string') return config;
    if (!Array.isArray(values) || values.length === 0 || ('name' in config && config.name !== undefined)) return config;
    const name = values.length > mostValues || config.text.includes(asksAnew) ? undefined : this.#nameOf(config.text);
    return name === undefined ? config : { ...config, name };
  }

  /** A short name for a statement; none once this connection keeps enough. */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostPrepared) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
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
