import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from './database.ts';
import { EmbeddedUpkeep } from './embedded-upkeep.ts';
import { openPglite } from './open-pglite.ts';

async function opened(): Promise<{ database: Database; journal: () => Promise<number> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'upkeep-'));
  const database = await openPglite({ folder });
  onTestFinished(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });
  await database.db.execute(sql`create table bottle (id integer primary key, label text not null)`);
  await database.db.execute(sql`insert into bottle select n, repeat('x', 1000) from generate_series(1, 1000) as n`);
  const segments = async () => (await readdir(path.join(folder, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  return { database, journal: async () => (await segments()).length };
}

/** Changes each bottle so often, about 2 MB of journal each time. */
async function change({ db }: Database, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await db.execute(sql`update bottle set label = repeat(${String(time % 10)}, 1000)`);
}

test('fault "the embedded database kept every word it ever wrote": its journal and its tables stay as small as what is in them', async () => {
  const { database, journal } = await opened();
  const upkeep = new EmbeddedUpkeep(database);
  for (let round = 0; round < 12; round += 1) {
    await change(database, 10);
    await upkeep.turn();
  }
  expect(await journal()).toBeLessThanOrEqual(4);
  const { rows } = await database.db.execute<{ pages: number; counted: boolean }>(
    sql`select pg_relation_size('bottle') / 8192 as pages, (select reltuples from pg_class where relname = 'bottle') = 1000 as counted`,
  );
  // 143 pages hold the thousand, 120 times as many were written.
  expect(Number(rows[0]?.pages)).toBeLessThan(143 * 15);
  expect(rows[0]?.counted).toBe(true);
});

test('it gives way to whoever waits, and takes its turn all the same when there is always somebody', async () => {
  const { database } = await opened();
  const upkeep = new EmbeddedUpkeep({ ...database, waiting: () => 3 });
  const dead = async () => {
    await database.db.execute(sql`select pg_stat_force_next_flush()`);
    const { rows } = await database.db.execute<{ dead: number }>(sql`select n_dead_tup::integer as dead from pg_stat_user_tables where relname = 'bottle'`);
    return rows[0]?.dead ?? 0;
  };
  await change(database, 3);
  for (let turn = 0; turn < 5; turn += 1) await upkeep.turn();
  expect(await dead()).toBeGreaterThan(1000);
  await upkeep.turn();
  expect(await dead()).toBe(0);
});
