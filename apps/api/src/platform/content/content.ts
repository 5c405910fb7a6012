import type { Db } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { importedHash, readVersion, versionOf } from './content.store.ts';
import type { Estate } from './estate.ts';
import { importEstate, type Importer, type ImportResult } from './import-estate.ts';

/**
 * Which content this process shows. An import raises the version; every process reads it once a second and then
 * loads anew what it keeps in memory.
 */
export class Content {
  readonly #db: Db;
  readonly #importers: readonly Importer[];
  readonly #memos = new Map<unknown, () => Promise<unknown>>();
  #version = 0;

  /** `importers` write what a folder says, in this order. */
  constructor(db: Db, importers: readonly Importer[]) {
    this.#db = db;
    this.#importers = importers;
  }

  /** The version last read; 0 before the first import. */
  get version(): number {
    return this.#version;
  }

  /** Reads the version. To be called after an import in another process. */
  async refresh(): Promise<void> {
    this.#version = await readVersion(this.#db);
  }

  /** Writes a checked estate to the database and shows it; the rules stand at `importEstate`. */
  async import(estate: Estate): Promise<ImportResult> {
    const result = await importEstate(this.#db, this.#importers, estate);
    await this.refresh();
    return result;
  }

  /** The hash of the folder that was imported last; null before the first import. */
  importedHash(): Promise<string | null> {
    return importedHash(this.#db);
  }

  /** The version that a folder made when it was imported last, by its hash; null for one that never was. */
  versionOf(hash: string): Promise<number | null> {
    return versionOf(this.#db, hash);
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
