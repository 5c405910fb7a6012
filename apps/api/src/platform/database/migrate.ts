import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { sqlState } from './sql-state.ts';
import { transaction } from './transaction.ts';

const folder = new URL('../../../migrations/', import.meta.url);
/** duplicate_table, duplicate_object, unique_violation */
const alreadyThere = new Set(['42P07', '42710', '23505']);

/** The database is not as this version needs it; the message says what to do. */
export class SchemaRefused extends Error {
  override readonly name = 'SchemaRefused';
}

/**
 * Brings the schema to the newest migration, all in one transaction; an error leaves the database as it was.
 * Several processes may start at once: the table of migrations is locked until the first is through.
 * There is no way back: an older version does not start on a newer schema (decision 026).
 * Throws SchemaRefused for such a schema, and when a migration that was already applied has been changed since.
 */
export async function migrate(db: Db): Promise<{ applied: string[] }> {
  const migrations = await readMigrations();
  await createTable(db);
  return transaction(db, async (tx) => {
    await tx.execute(sql`lock table schema_migration in exclusive mode`);
    const applied: string[] = [];
    for (const { name, hash, statements } of await notApplied(tx, migrations)) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migration (name, hash) values (${name}, ${hash})`);
      applied.push(name);
    }
    return { applied };
  });
}

/** Names of the migrations that this database does not have yet; nothing is changed. Throws as `migrate` does. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select to_regclass('schema_migration') is not null as there`);
  const migrations = await readMigrations();
  return (rows[0]?.there === true ? await notApplied(db, migrations) : migrations).map(({ name }) => name);
}

type Migration = Awaited<ReturnType<typeof readMigrations>>[number];

async function notApplied(db: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await db.execute<{ name: string; hash: string }>(sql`select name, hash from schema_migration order by name`);
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  const newer = rows.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (newer.length > 0)
    throw new SchemaRefused(
      `Nothing is started: the database was migrated by a newer version than this one (${newer.join(', ')}). Start that version again, or restore a backup from before the upgrade: a schema does not go back.`,
    );
  const changed = rows.find(({ name, hash }) => known.get(name) !== hash);
  if (changed !== undefined)
    throw new SchemaRefused(
      `The migration ${changed.name} was applied to this database in another form than it has now. Put it back and write a new one, or start with an empty database.`,
    );
  const done = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

async function createTable(db: Db): Promise<void> {
  try {
    await db.execute(
      sql`create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
  } catch (error) {
    // Two processes that create it at once: the loser hears that the table, its type or its row in the catalogue is there.
    if (!alreadyThere.has(sqlState(error) ?? '')) throw error;
  }
}

async function readMigrations(): Promise<{ name: string; hash: string; statements: string[] }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      const statements = text.split('--> statement-breakpoint').map((statement) => statement.trim());
      return { name: file.replace(/\.sql$/, ''), hash: createHash('sha256').update(text).digest('hex'), statements: statements.filter((s) => s !== '') };
    }),
  );
}
