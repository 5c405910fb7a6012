import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openCopy } from '../../testing/with-api.ts';
import { transaction } from './transaction.ts';

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
