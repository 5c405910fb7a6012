import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';

/**
 * Which content this process shows. An import raises the version; every process reads it once a second and then
 * loads anew what it keeps in memory.
 */
export class Content {
  readonly #db: Db;
  readonly #memos = new Map<unknown, () => Promise<unknown>>();
  #version = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The version last read; 0 before the first import. */
  get version(): number {
    return this.#version;
  }

  /** Reads the version. To be called right after an import in this process. */
  async refresh(): Promise<void> {
    this.#version = await readVersion(this.#db);
  }

  /**
   * Keeps what `load` returns until the version changes; all that one load reads is of one moment, and features that
   * name the same `load` share what it returns. The function returned may not be called inside a transaction.
   */
  memo<T>(load: (tx: Db) => Promise<T>): () => Promise<T> {
    const known = this.#memos.get(load) as (() => Promise<T>) | undefined;
    const memo = known ?? this.#newMemo(load);
    this.#memos.set(load, memo);
    return memo;
  }

  #newMemo<T>(load: (tx: Db) => Promise<T>): () => Promise<T> {
    let kept: { version: number; value: Promise<T> } | undefined;
    return () => {
      if (kept?.version === this.#version) return kept.value;
      const value = transaction(this.#db, load, { isolationLevel: 'repeatable read', accessMode: 'read only' });
      const mine = { version: this.#version, value };
      kept = mine;
      value.catch(() => {
        if (kept === mine) kept = undefined;
      });
      return value;
    };
  }
}

async function readVersion(db: Db): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(sql`select version from content_state where id = 1`);
  return rows[0]?.version ?? 0;
}
