import { randomUUID } from 'node:crypto';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database.ts';
import { jobLease } from './lease.schema.ts';

/** So long a lease lasts without being renewed, and so often every process asks for it, in seconds: whoever is gone is followed within 13. */
const leaseSeconds = 10;
const askSeconds = 3;

/**
 * The one right of an installation to do what is done once: expiry, reconciling, reminders, digests. A process that holds it keeps asking;
 * when it ends it gives it back, when it is killed another has it within a quarter of a minute. It is a row and no session lock, which engines
 * that distribute PostgreSQL do not have.
 */
export class Lease {
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  readonly #name: string;
  readonly #me = randomUUID();
  /** By this process' own clock, and earlier than by the database's: a process that was asleep does not think that it still holds it. */
  #heldUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #isEnding = false;

  constructor(db: Db, log: FastifyBaseLogger, name = 'jobs') {
    this.#db = db;
    this.#log = log;
    this.#name = name;
  }

  get isHeld(): boolean {
    return performance.now() < this.#heldUntil;
  }

  /** Asks now, and again and again until `stop`. */
  async start(): Promise<void> {
    try {
      await this.ask();
    } catch (error) {
      this.#log.warn({ err: error }, 'the lease of the background jobs could not be asked for; it is again');
    }
    if (!this.#isEnding) this.#timer = setTimeout(() => void this.start(), askSeconds * 1000).unref();
  }

  /** Takes the lease where it is free or one's own. Returns whether it is held. */
  async ask(): Promise<boolean> {
    const asked = performance.now();
    const until = sql`now() + make_interval(secs => ${leaseSeconds})`;
    const rows = await this.#db
      .insert(jobLease)
      .values({ name: this.#name, holder: this.#me, until })
      .onConflictDoUpdate({
        target: jobLease.name,
        set: { holder: this.#me, until },
        setWhere: or(eq(jobLease.holder, this.#me), lt(jobLease.until, sql`now()`)),
      })
      .returning({ holder: jobLease.holder });
    this.#heldUntil = rows.length > 0 ? asked + (leaseSeconds - 2) * 1000 : 0;
    return this.isHeld;
  }

  /** Gives it back, so that another goes on at once. */
  async stop(): Promise<void> {
    this.#isEnding = true;
    clearTimeout(this.#timer);
    if (!this.isHeld) return;
    this.#heldUntil = 0;
    await this.#db.delete(jobLease).where(and(eq(jobLease.name, this.#name), eq(jobLease.holder, this.#me)));
  }
}
