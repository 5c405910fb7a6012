import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database.ts';
import { describeError } from '../log/logger.ts';
import { addRow, claimRows, claimSeconds, dropRows, finishRow, postponeRow, prolongClaim, type OutboxRow } from './outbox.store.ts';

export interface OutboxEntry {
  kind: string;
  /** The same key is taken once only: name what it is about, for example `mail:order:<id>`. */
  key: string;
  /** JSON; never logged. */
  payload: unknown;
}

/** Does the work of one row. It may be called again after a crash, so it must be idempotent; throwing means: later again. */
export type OutboxWorker = (payload: never, entry: { key: string; attempt: number }) => Promise<void>;

const batch = 10;
const prolongEveryMs = (claimSeconds * 1000) / 3;

/** Side effects of transactions: written inside them, done after them, again and again until they succeed. */
export class Outbox {
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  readonly #workers = new Map<string, OutboxWorker>();

  constructor(db: Db, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  /** Says who does the rows of a kind. Rows of kinds that nobody registered stay untouched. */
  register(kind: string, worker: OutboxWorker): void {
    if (this.#workers.has(kind)) throw new Error(`The outbox kind ${kind} already has a worker.`);
    this.#workers.set(kind, worker);
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

  /** Does everything that is due now. Returns how many rows it did. */
  async drain(): Promise<number> {
    let done = 0;
    for (;;) {
      const rows = await claimRows(this.#db, [...this.#workers.keys()], batch);
      if (rows.length === 0) return done;
      await Promise.all(rows.map((row) => this.#do(row)));
      done += rows.length;
    }
  }

  async #do(row: OutboxRow): Promise<void> {
    const worker = this.#workers.get(row.kind);
    if (worker === undefined) return;
    const prolonging = setInterval(() => {
      prolongClaim(this.#db, row).catch((error: unknown) => this.#log.warn({ err: error, outbox: row.id }, 'an outbox claim could not be prolonged'));
    }, prolongEveryMs).unref();
    try {
      await worker(row.payload as never, { key: row.key, attempt: row.attempts });
      await finishRow(this.#db, row);
    } catch (error) {
      this.#log.error({ err: error, outbox: row.id, kind: row.kind, attempt: row.attempts }, 'outbox row failed, it is tried again');
      await postponeRow(this.#db, row, describeError(error).message);
    } finally {
      clearInterval(prolonging);
    }
  }
}
