import { sql } from 'drizzle-orm';
import type { Database, Db } from './database.ts';

/** So much of the journal is kept at most until it is written into the tables, in bytes: one segment, about six hundred orders. */
const journalBytes = 16 * 1024 * 1024;
/** So many turns it gives way to others before it takes its own: at a crowd, each has to wait for a moment once a minute. */
const mostPutOff = 5;

/**
 * What PostgreSQL's background processes do, and the embedded database has none of (decision 045): writes the journal into the tables, so
 * that `pg_wal` does not grow by 25 KB an order for ever, and clears and counts the table that has changed most. One thing after
 * the other, a table to a turn, so that whoever comes meanwhile waits for a single one.
 */
export class EmbeddedUpkeep {
  readonly #database: Database;
  #putOff = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** To be called every few seconds. Puts itself off while somebody waits for the database. */
  async turn(): Promise<void> {
    if (this.#database.waiting() > 0 && this.#putOff < mostPutOff) {
      this.#putOff += 1;
      return;
    }
    this.#putOff = 0;
    await this.#database.unhurried(async (db) => {
      if (await hasLongJournal(db)) await checkpoint(db);
      const table = await mostChanged(db);
      if (table !== undefined) await db.execute(sql.raw(`vacuum (analyze) ${table}`));
    });
  }
}

async function hasLongJournal(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ long: boolean }>(
    sql`select pg_current_wal_lsn() - redo_lsn > ${journalBytes}::integer as long from pg_control_checkpoint()`,
  );
  return rows[0]?.long === true;
}

/** Files that are no longer needed would be kept for later ones, up to the size that the journal once had. */
async function checkpoint(db: Db): Promise<void> {
  await db.execute(sql`set wal_recycle = off`);
  await db.execute(sql`checkpoint`);
}

/** The table with the most rows of the past or uncounted ones, by the thresholds of PostgreSQL's own autovacuum. */
async function mostChanged(db: Db): Promise<string | undefined> {
  // What the session counted is told once a second at most, and after a statement: the last ones before a quiet time would never be.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ name: string }>(sql`
    select stat.relid::regclass::text as name
    from pg_stat_user_tables stat join pg_class class on class.oid = stat.relid
    where stat.n_dead_tup > 50 + 0.2 * greatest(class.reltuples, 0) or stat.n_mod_since_analyze > 50 + 0.1 * greatest(class.reltuples, 0)
    order by stat.n_dead_tup + stat.n_mod_since_analyze desc limit 1`);
  return rows[0]?.name;
}
