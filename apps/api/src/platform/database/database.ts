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
  close(): Promise<void>;
}
