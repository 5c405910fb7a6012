/** What goes over the wire to PostgreSQL, and how often. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openCopy } from '../../testing/with-api.ts';
import type { Database, Db } from './database.ts';
import { openPostgres } from './open-postgres.ts';
import { together, transaction } from './transaction.ts';

test('fault "a basket of 6,000 characters of SQL was planned anew at each addition": however long, a statement is prepared once for its connection', async () => {
  const { database, remove } = await openCopy('postgres');
  onTestFinished(async () => {
    await database.close();
    await remove();
  });
  const prepared = await transaction(database.db, async (tx) => {
    const long = sql.raw(`/* ${'long '.repeat(2000)} */`);
    for (const value of [1, 2]) await tx.execute(sql`select ${value}::integer as value ${long}`);
    const many = sql.join(
      Array.from({ length: 65 }, (_, value) => sql`${value}::integer`),
      sql`, `,
    );
    await tx.execute(sql`select ${many}`);
    const { rows } = await tx.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`);
    return rows.map(({ statement }) => statement);
  });
  expect(prepared.filter((statement) => statement.includes('long long'))).toHaveLength(1);
  // One for many rows is not kept: the next has another number of them.
  expect(prepared.filter((statement) => statement.includes('$65'))).toEqual([]);
});

test('fault "after 500 different statements a process prepared no new one": a connection keeps so many, the next one its own', async () => {
  const { database, remove, url } = await openCopy('postgres');
  const next = openPostgres(url ?? '', { connections: 1, onError: () => {} });
  onTestFinished(async () => {
    await next.close();
    await database.close();
    await remove();
  });
  const kept = async ({ db }: Database, statements: number): Promise<number | undefined> =>
    transaction(db, async (tx) => {
      for (let each = 0; each < statements; each += 1) await tx.execute(sql`select ${each}::integer ${sql.raw(`/* ${each} */`)}`);
      const { rows } = await tx.execute<{ kept: number }>(sql`select count(*)::integer as kept from pg_prepared_statements`);
      return rows[0]?.kept;
    });
  expect(await kept(database, 501)).toBe(500);
  expect(await kept(next, 1)).toBe(1);
});

test('a transaction asks once for what needs no answer in between: its begin goes with the first statement, statements sent together go in one', async () => {
  const { database: direct, remove, url } = await openCopy('postgres');
  const relay = await countingRelay(url ?? '');
  const database = openPostgres(relay.url, { connections: 1, onError: () => {} });
  onTestFinished(async () => {
    await database.close();
    await direct.close();
    relay.close();
    await remove();
  });
  const buy = () =>
    transaction(database.db, async (tx) => {
      await together(tx.execute(sql`select ${1}::integer`), tx.execute(sql`select ${2}::integer`), tx.execute(sql`select ${3}::integer`));
      await tx.execute(sql`select ${4}::integer`);
    });
  await buy();
  const before = relay.asked();
  await buy();
  // Three with the begin, the one that waited for them, the commit.
  expect(relay.asked() - before).toBe(3);
});

test('nobody waits for a begin, and one that is refused still fails its transaction; its place is free again', async () => {
  const { database: direct, remove, url } = await openCopy('postgres');
  const database = openPostgres(url ?? '', { connections: 1, onError: () => {} });
  onTestFinished(async () => {
    await database.close();
    await direct.close();
    await remove();
  });
  const two = async (tx: Db) => {
    await tx.execute(sql`select 1`);
    await tx.execute(sql`select 2`);
  };
  await expect(transaction(database.db, two, { isolationLevel: 'no such level' as 'serializable' })).rejects.toThrow();
  await expect(transaction(database.db, two)).resolves.toBeUndefined();
});

/** Stands between client and server and counts how often the client asks after it has heard. */
async function countingRelay(target: string) {
  const { hostname, port } = new URL(target);
  let asked = 0;
  const relay = createServer((client) => {
    const server = connect(Number(port), hostname);
    let isAsking = false;
    client.on('data', (chunk) => {
      if (!isAsking) asked += 1;
      isAsking = true;
      server.write(chunk);
    });
    server.on('data', (chunk) => {
      isAsking = false;
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`;
  return { url: url.href, asked: () => asked, close: () => relay.close() };
}
