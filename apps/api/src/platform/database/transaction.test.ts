import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import type { Db } from './database.ts';
import { outbox } from '../outbox/outbox.schema.ts';
import { sqlState } from './sql-state.ts';
import { beforeCommit, refuseInsideTransaction } from './transaction-guard.ts';
import { together, transaction } from './transaction.ts';

const row = (key: string) => ({ kind: 'test', key, payload: {} });

describeOnBoth('transaction', (api) => {
  const count = async (key: string) => {
    const { rows } = await api().context.db.execute<{ n: number }>(sql`select count(*)::int as n from outbox where key = ${key}`);
    return rows[0]?.n;
  };

  test('the outer handle inside throws instead of waiting for ever, and nothing is written', async () => {
    const { db } = api().context;
    const inside = transaction(db, async (tx) => {
      await tx.insert(outbox).values(row('outer@example.com'));
      await db.select().from(outbox);
    });
    await expect(inside).rejects.toSatisfy((error: Error) =>
      /outer database handle/.test(`${error.message} ${String((error.cause as Error | undefined)?.message)}`),
    );
    expect(await count('outer@example.com')).toBe(0);
  });

  test('a transaction inside a transaction throws', async () => {
    const { db } = api().context;
    await expect(transaction(db, () => transaction(db, async () => 1))).rejects.toThrow(/inside an open transaction/);
  });

  test('what was left for the end comes last, in its order, and fails the transaction', async () => {
    const { db } = api().context;
    const seen: string[] = [];
    const noted = (what: string) => async () => void seen.push(what);
    await transaction(db, async () => {
      beforeCommit(noted('number'));
      beforeCommit(noted('record'));
      seen.push('mail');
    });
    expect(seen).toEqual(['mail', 'number', 'record']);
    const failing = transaction(db, async (tx) => {
      await tx.insert(outbox).values(row('last@example.com'));
      beforeCommit(() => Promise.reject(new Error('no number')));
    });
    await expect(failing).rejects.toThrow('no number');
    expect(await count('last@example.com')).toBe(0);
    expect(() => beforeCommit(noted('nowhere'))).toThrow('there is none');
  });

  test('a statement that goes out with the commit is committed with it; refused, it fails the transaction with its reason, and nothing stays', async () => {
    const { db } = api().context;
    const withCommitOf = (key: string) =>
      transaction(db, async (tx) => {
        await tx.insert(outbox).values(row(`${key}:before`));
        beforeCommit(async (withCommit) => withCommit(tx.insert(outbox).values(row(key)).execute()));
        return key;
      });
    expect(await withCommitOf('with-commit:1')).toBe('with-commit:1');
    expect([await count('with-commit:1'), await count('with-commit:1:before')]).toEqual([1, 1]);
    await db.insert(outbox).values(row('with-commit:2'));
    await expect(withCommitOf('with-commit:2')).rejects.toSatisfy((error) => sqlState(error) === '23505');
    expect(await count('with-commit:2:before')).toBe(0);
  });

  test('it runs again where a statement that goes out with the commit lost to another', async () => {
    const { db } = api().context;
    let runs = 0;
    await transaction(db, async (tx) => {
      runs += 1;
      const lost = runs === 1 ? sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$` : sql`select 1`;
      beforeCommit(async (withCommit) => withCommit(Promise.resolve(tx.execute(lost))));
    });
    expect(runs).toBe(2);
  });

  test('a call over the network inside throws, and afterwards it does not', async () => {
    const { db } = api().context;
    await expect(transaction(db, async () => refuseInsideTransaction('A call to Stripe'))).rejects.toThrow(
      'A call to Stripe was made inside an open transaction',
    );
    const later = await transaction(db, async () => () => refuseInsideTransaction('A call to Stripe'));
    expect(later).not.toThrow();
  });

  test.each(['40001', '40P01'])('%s runs it again, and only the last run counts', async (state) => {
    let runs = 0;
    await transaction(api().context.db, async (tx) => {
      runs += 1;
      await tx.insert(outbox).values(row(`retry-${state}@example.com`));
      if (runs < 3) await tx.execute(sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`));
    });
    expect(runs).toBe(3);
    expect(await count(`retry-${state}@example.com`)).toBe(1);
  });

  test('it gives up after three more runs, and at once on other errors', async () => {
    let runs = 0;
    const failing = (state: string) =>
      transaction(api().context.db, async (tx) => {
        runs += 1;
        await tx.execute(sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`));
      });
    await expect(failing('40001')).rejects.toThrow();
    expect(runs).toBe(4);
    await expect(failing('23505')).rejects.toThrow();
    expect(runs).toBe(5);
  });

  test('statements sent together are done in the order in which they are named, and answer each its own', async () => {
    const written = await transaction(api().context.db, (tx) =>
      together(
        tx.insert(outbox).values(row('together@example.com')).returning({ key: outbox.key }),
        tx.execute<{ n: number }>(sql`select count(*)::int as n from outbox where key = 'together@example.com'`),
        'no statement',
      ),
    );
    expect([written[0], written[1].rows, written[2]]).toEqual([[{ key: 'together@example.com' }], [{ n: 1 }], 'no statement']);
  });

  test('of statements sent together the one that made the others fail is told; all have ended by then, and nothing of them stays', async () => {
    const { db } = api().context;
    let hasEnded = false;
    const slow = async (tx: Db) => {
      await tx.execute(sql`select 1`);
      await tx.execute(sql`select 2`).finally(() => (hasEnded = true));
    };
    const failing = transaction(db, (tx) =>
      together(
        slow(tx),
        tx.insert(outbox).values(row('first@example.com')),
        tx.execute(sql.raw(`do $$ begin raise sqlstate '23514'; end $$`)),
        tx.insert(outbox).values(row('second@example.com')),
      ),
    );
    await expect(failing).rejects.toSatisfy((error) => sqlState(error) === '23514');
    expect(hasEnded).toBe(true);
    expect(await count('first@example.com')).toBe(0);
    expect(await count('second@example.com')).toBe(0);
  });
});
