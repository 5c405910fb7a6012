import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import { migrate, pendingMigrations, SchemaRefused } from './migrate.ts';
import type { Db } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres, unlimited } from './open-postgres.ts';
import { transaction } from './transaction.ts';

describeOnBoth('migrations', (api) => {
  test('a database that is up to date is left alone', async () => {
    expect(await migrate(api().context.db)).toEqual({ applied: [] });
  });

  test('fault "an older version on a newer schema": it refuses to start, and says what to do', async () => {
    const { db } = api().context;
    await db.execute(sql`insert into schema_migration (name, hash) values ('9999_of_tomorrow', 'x')`);
    await expect(migrate(db)).rejects.toThrow(/newer version than this one \(9999_of_tomorrow\)\. Start that version again, or restore a backup/);
    await expect(pendingMigrations(db)).rejects.toThrow(SchemaRefused);
    await db.execute(sql`delete from schema_migration where name = '9999_of_tomorrow'`);
  });

  test('a migration that was changed after it was applied is refused', async () => {
    const { db } = api().context;
    await db.execute(sql`update schema_migration set hash = 'another' where name = '0000_initial'`);
    await expect(migrate(db)).rejects.toThrow('0000_initial was applied to this database in another form');
  });
});

test('fault: a migration of half a million orders was ended after 25 seconds: it has no limit, and waits for locks as everybody does', async () => {
  const { url } = inject('postgres');
  const database = openPostgres(url, { connections: 1, onError: () => {} });
  onTestFinished(database.close);
  const limits = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
  const read = async (db: Db) => (await db.execute(limits)).rows[0];
  expect(await read(database.db)).toEqual({ statement: '25s', lock: '20s' });
  expect(await database.unhurried(read)).toEqual({ statement: '0', lock: '20s' });
});

test('the same fault on the embedded database, whose thread was ended: a migration goes on beyond what any other statement may take', async () => {
  const database = await openPglite({ dumpFile: inject('pgliteDump') }, { statementMs: 1_000 });
  onTestFinished(database.close);
  const long = (db: Db) =>
    db.execute(sql`do $$ declare over timestamptz := clock_timestamp() + interval '3 seconds'; begin while clock_timestamp() < over loop end loop; end $$`);
  await expect(database.unhurried((db) => transaction(db, long))).resolves.toBeDefined();
  await expect(long(database.db)).rejects.toThrow();
});

test('every migration says what it locks, the older ones in a list beside them', () => {
  const folder = new URL('../../../migrations/', import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  const listed = new Set([...read('LOCKS.md').matchAll(/^\| (\d{4}_[\w-]+) \| .{10,} \|$/gm)].map(([, name]) => `${name}.sql`));
  const silent = readdirSync(folder).filter((name) => name.endsWith('.sql') && !listed.has(name) && !/^(?:--.*\n)*-- Locks \S/.test(read(name)));
  expect(silent).toEqual([]);
});

test('six processes that start at once on one empty PostgreSQL migrate it once, every time', async () => {
  const { url } = inject('postgres');
  const server = openPostgres(url, { connections: 1, limits: unlimited, onError: () => {} });
  const name = `api_migrate_${process.pid}`;
  const address = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  for (let round = 0; round < 5; round += 1) {
    await server.db.execute(sql.raw(`create database ${name}`));
    const processes = Array.from({ length: 6 }, () => openPostgres(address, { connections: 1, onError: () => {} }));
    const results = await Promise.all(processes.map(({ db }) => migrate(db)));
    await Promise.all(processes.map((database) => database.close()));
    await server.db.execute(sql.raw(`drop database ${name} with (force)`));
    expect(results.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
  }
  await server.close();
});
