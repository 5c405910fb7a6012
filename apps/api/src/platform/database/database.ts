import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<T> {
  rows: T[];
}

/** What both drivers have in common in the answer to `execute`: the rows. */
export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The one drizzle type of both databases; also that of a transaction's handle. */
export type Db = PgDatabase<RowsResult>;

/** A database that is open. */
export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /**
   * Runs `work` on a handle whose statements may take as long as they take: what a migration does to the tables of a large estate takes
   * longer than any call may. Locks are waited for no longer than usual, since others wait behind.
   */
  unhurried<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** How many calls wait for a connection. */
  waiting(): number;
  close(): Promise<void>;
}

/** Inserts in parts, since a statement holds a limited number of values; nothing for none. */
export async function insertInParts<T>(rows: readonly T[], insert: (part: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) await insert(rows.slice(at, at + 500));
}
