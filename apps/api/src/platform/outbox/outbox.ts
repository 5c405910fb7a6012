import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database.ts';
import { describeError } from '../log/logger.ts';
import { forRequest } from '../log/request-scope.ts';
import { Tally } from '../metrics/tally.ts';
import { inSpan } from '@parral/tracing';
import { backoffSeconds, lanes, type Lane, type LanePolicy } from './lanes.ts';
import { addRow, buryRow, dropRows, finishRow, giveBackRow, type LeasedRow, leaseRows, postponeRow } from './outbox.store.ts';

export interface OutboxEntry {
  kind: string;
  /** The same key is taken once only: name what it is about, for example `mail:order:<id>`. */
  key: string;
  /** What it is about, where the order counts: rows of one sequence are done one after the other, as they were written. */
  sequence?: string | undefined;
  /** JSON; never logged. */
  payload: unknown;
}

/** What a worker is told besides the payload. `signal` aborts when its time is over or the process ends: pass it to the neighbour. */
export interface OutboxAttempt {
  key: string;
  attempt: number;
  signal: AbortSignal;
}

/** Does the work of one row. It may be called again after a crash, so it must be idempotent; throwing means: later again. */
export type OutboxWorker = (payload: never, attempt: OutboxAttempt) => Promise<void>;

/** Thrown by a worker whose work cannot succeed however often it is tried, such as a mail to an address that does not exist. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}

/** Milliseconds after which a lane that waits for its own work looks for more. */
const lookAgainMs = 1000;

/** Side effects of transactions: written inside them, done after them, lane by lane, again and again until they succeed or are dead. */
export class Outbox {
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  readonly #workers = new Map<string, { lane: Lane; work: OutboxWorker }>();
  readonly #stopping = new AbortController();
  /** How attempts ended. */
  readonly attempts = new Tally<'lane' | 'outcome'>();

  readonly #lanes: Record<Lane, LanePolicy>;

  constructor(db: Db, log: FastifyBaseLogger, policies: Record<Lane, LanePolicy> = lanes) {
    this.#db = db;
    this.#log = log;
    this.#lanes = policies;
  }

  /** Says who does the rows of a kind, and in which lane. Rows of kinds that nobody registered stay untouched. */
  register(kind: string, lane: Lane, work: OutboxWorker): void {
    if (this.#workers.has(kind)) throw new Error(`The outbox kind ${kind} already has a worker.`);
    this.#workers.set(kind, { lane, work });
  }

  /** The lane of a kind; undefined when nobody here does it. */
  laneOf(kind: string): Lane | undefined {
    return this.#workers.get(kind)?.lane;
  }

  /** The kinds of a lane. */
  kindsOf(lane: Lane): string[] {
    return [...this.#workers].flatMap(([kind, worker]) => (worker.lane === lane ? [kind] : []));
  }

  /** Writes a row inside a transaction. A key that is already there is left as it is. */
  async add(tx: Db, entry: OutboxEntry): Promise<void> {
    if (!this.#workers.has(entry.kind)) throw new Error(`The outbox kind ${entry.kind} has no worker: register one first.`);
    await addRow(tx, entry);
  }

  /** Drops what is not done yet of a kind whose payload has these fields: of a person who is being forgotten. */
  async drop(tx: Db, kind: string, fields: Record<string, string>): Promise<void> {
    await dropRows(tx, kind, fields);
  }

  /** Does everything that is due now in a lane, or in all of them. Returns how many rows it tried. */
  async drain(lane?: Lane): Promise<number> {
    const each = lane === undefined ? (Object.keys(this.#lanes) as Lane[]) : [lane];
    let tried = 0;
    for (;;) {
      const turn = await Promise.all(each.map((one) => this.#drainLane(one)));
      const count = turn.reduce((sum, rows) => sum + rows, 0);
      if (count === 0) return tried;
      tried += count;
    }
  }

  /** Ends what is under way: its workers are aborted and their rows given back. Nothing is leased from now on. */
  stop(): void {
    this.#stopping.abort(new Error('The server ends.'));
  }

  /**
   * Until nothing is due and nothing under way. Rows are taken in batches; one that hangs keeps its place and no more: after a moment
   * the rest of the lane goes on without it.
   */
  async #drainLane(lane: Lane): Promise<number> {
    const underWay = new Set<Promise<void>>();
    let failure: unknown;
    let tried = 0;
    for (;;) {
      const room = this.#stopping.signal.aborted || failure !== undefined ? 0 : this.#lanes[lane].parallel - underWay.size;
      const rows = room === 0 ? [] : await leaseRows(this.#db, this.kindsOf(lane), room).catch((error: unknown) => ((failure = error), []));
      const batch: Promise<void>[] = [];
      for (const row of rows) {
        const work: Promise<void> = forRequest(row.requestId, () => this.#attempt(row, lane))
          .catch((error: unknown) => void (failure = error))
          .finally(() => underWay.delete(work));
        underWay.add(work);
        batch.push(work);
        // Ten mails are rendered in a tenth of a second: whoever waits for a page has his turn between them.
        await setImmediate();
      }
      tried += rows.length;
      if (underWay.size > 0)
        await Promise.race([rows.length > 0 ? Promise.all(batch) : Promise.race(underWay), setTimeout(lookAgainMs, undefined, { ref: false })]);
      else if (failure !== undefined) throw failure;
      else if (rows.length === 0) return tried;
    }
  }

  async #attempt(row: LeasedRow, lane: Lane): Promise<void> {
    const policy = this.#lanes[lane];
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(policy.limitSeconds * 1000)]);
    try {
      await inSpan(`outbox ${row.kind}`, { 'parral.outbox': String(row.id), 'parral.attempt': row.attempts }, () => this.#work(row, signal));
      await finishRow(this.#db, row);
      this.attempts.add({ lane, outcome: 'done' });
    } catch (error) {
      if (this.#stopping.signal.aborted) return giveBackRow(this.#db, row);
      const { message } = describeError(error);
      const about = { err: error, outbox: row.id, kind: row.kind, attempt: row.attempts };
      if (error instanceof PermanentError || row.attempts >= policy.attempts) {
        this.#log.fatal(about, `outbox row is dead: nobody tries it again until \`estate outbox retry ${row.id}\``);
        this.attempts.add({ lane, outcome: 'dead' });
        return buryRow(this.#db, row, message);
      }
      this.attempts.add({ lane, outcome: 'failed' });
      this.#log.error(about, 'outbox row failed, it is tried again');
      await postponeRow(this.#db, row, backoffSeconds(policy, row.attempts), message);
    }
  }

  /** Waits for the worker no longer than for the signal, whether the worker minds it or not: a row that hangs holds up nobody. */
  async #work(row: LeasedRow, signal: AbortSignal): Promise<void> {
    const worker = this.#workers.get(row.kind);
    if (worker === undefined) throw new Error(`The outbox kind ${row.kind} has no worker.`);
    signal.throwIfAborted();
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    signal.addEventListener('abort', abort, { once: true });
    try {
      await Promise.race([worker.work(row.payload as never, { key: row.key, attempt: row.attempts, signal }), aborted]);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }
}
