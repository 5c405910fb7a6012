import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { sqlState } from './sql-state.ts';
import { transaction } from './transaction.ts';

const folder = new URL('../../../migrations/', import.meta.url);
/** duplicate_table, duplicate_object, unique_violation */
const alreadyThere = new Set(['42P07', '42710', '23505']);

/**
 * Brings the schema to the newest migration, all in one transaction; an error leaves the database as it was.
 * Several processes may start at once: the table of migrations is locked until the first is through.
 * Throws when a migration that was already applied has been changed since.
 */
export async function migrate(db: Db): Promise<{ applied: string[] }> {
  const migrations = await readMigrations();
  await createTable(db);
  return transaction(db, async (tx) => {
    await tx.execute(sql`lock table schema_migration in exclusive mode`);
    const { rows } = await tx.execute<{ name: string; hash: string }>(sql`select name, hash from schema_migration`);
    const done = new Map(rows.map((row) => [row.name, row.hash]));
    const applied: string[] = [];
    for (const { name, hash, statements } of migrations) {
      const before = done.get(name);
      if (before === hash) continue;
      if (before !== undefined)
        throw new Error(
          `The migration ${name} was applied to this database in another form than it has now. Put it back and write a new one, or start with an empty database.`,
        );
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migration (name, hash) values (${name}, ${hash})`);
      applied.push(name);
    }
    return { applied };
  });
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
