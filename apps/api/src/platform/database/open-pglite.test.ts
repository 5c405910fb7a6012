import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openPglite } from './open-pglite.ts';
import { isDatabaseAway } from './sql-state.ts';
import { transaction } from './transaction.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pglite-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('fault "PAYMENT_PROVIDER_UNAVAILABLE in a rush": a crowd at the embedded database leaves timers and sockets their turns', async () => {
  const { db, close } = await openPglite({ dumpFile: inject('pgliteDump') });
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 100 }, () => db.execute(sql`select sum(n) from generate_series(1, 20000) as n`)));
  isOver = true;
  // There was one, before the first of the hundred.
  expect(turns).toBeGreaterThan(10);
  await close();
});

test('a statement that does not end is ended with all that waits on it; the next finds what was committed, and nothing else', async () => {
  const { db, close } = await openPglite({ folder: await emptyFolder() }, { statementMs: 2_000 });
  onTestFinished(close);
  await db.execute(sql`create table bottle (name text)`);
  await db.execute(sql`insert into bottle values (${'committed'})`);
  const endless = transaction(db, async (tx) => {
    await tx.execute(sql`insert into bottle values (${'never committed'})`);
    await tx.execute(sql`do $$ begin loop end loop; end $$`);
  });
  const after = db.execute(sql`select name from bottle`);
  expect(await endless.catch(isDatabaseAway)).toBe(true);
  expect((await after).rows).toEqual([{ name: 'committed' }]);
});

test('a refused statement leaves the session, and what is prepared in it, as they were', async () => {
  const { db, close } = await openPglite({ dumpFile: inject('pgliteDump') });
  onTestFinished(close);
  await db.execute(sql`set application_name = 'same session'`);
  await expect(db.execute(sql`select ${1}::integer / 0`)).rejects.toThrow();
  expect((await db.execute(sql`select current_setting('application_name') as name`)).rows).toEqual([{ name: 'same session' }]);
});

test('a folder that is no database is refused, in PGlite’s words', async () => {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'PG_VERSION'), '9');
  await expect(openPglite({ folder })).rejects.toThrow();
});

test('an engine that could not be compiled is an error of who opens the database, and is compiled anew for the next', async () => {
  vi.resetModules();
  const fresh = await import('./open-pglite.ts');
  const compile = vi.spyOn(WebAssembly, 'compile').mockRejectedValueOnce(new Error('no memory for it'));
  onTestFinished(() => compile.mockRestore());
  await expect(fresh.openPglite({ dumpFile: inject('pgliteDump') })).rejects.toThrow('no memory for it');
  const { db, close } = await fresh.openPglite({ dumpFile: inject('pgliteDump') });
  onTestFinished(close);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('what was written is there when the folder is opened again after a close', async () => {
  const folder = await emptyFolder();
  const first = await openPglite({ folder });
  await first.db.execute(sql`create table bottle as select 'reserva' as name`);
  await first.close();
  const second = await openPglite({ folder });
  onTestFinished(second.close);
  expect((await second.db.execute(sql`select name from bottle`)).rows).toEqual([{ name: 'reserva' }]);
});
