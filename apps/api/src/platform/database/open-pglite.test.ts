import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { openPglite } from './open-pglite.ts';

test('fault "PAYMENT_PROVIDER_UNAVAILABLE in a rush": a crowd at the embedded database leaves timers and sockets their turns', async () => {
  const { db, close } = await openPglite({ dump: new Blob([await readFile(inject('pgliteDump'))]) });
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
