import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import { outbox } from '../outbox/outbox.schema.ts';
import { builtOnce, placeholders, writtenOnce } from './built-once.ts';
import { transaction } from './transaction.ts';

let built = 0;
const inserted = builtOnce((db) => {
  built += 1;
  return db
    .insert(outbox)
    .values({ ...placeholders('key', 'payload'), kind: 'built once' })
    .returning({ id: outbox.id })
    .prepare('test_built_once');
});
const counted = writtenOnce<{ n: number }>(() => sql`select count(*)::integer as n from outbox where key = ${sql.placeholder('key')}`);

describeOnBoth('a statement that is written once', (api) => {
  test('is part of whichever transaction it is asked in, and goes with it; outside it stands by itself', async () => {
    const { db } = api().context;
    const before = built;
    const inside = transaction(db, async (tx) => {
      await inserted(tx).execute({ key: 'once:1', payload: { a: 1 } });
      expect((await counted(tx).execute({ key: 'once:1' })).rows).toEqual([{ n: 1 }]);
      expect((await counted(tx).execute({ key: 'once:2' })).rows).toEqual([{ n: 0 }]);
      throw new Error('rolled back');
    });
    await expect(inside).rejects.toThrow('rolled back');
    expect((await counted(db).execute({ key: 'once:1' })).rows).toEqual([{ n: 0 }]);
    await transaction(db, async (tx) => void (await inserted(tx).execute({ key: 'once:2', payload: { b: [2] } })));
    await inserted(db).execute({ key: 'once:3', payload: null });
    expect(await db.select({ payload: outbox.payload }).from(outbox).where(eq(outbox.key, 'once:2'))).toEqual([{ payload: { b: [2] } }]);
    expect((await counted(db).execute({ key: 'once:3' })).rows).toEqual([{ n: 1 }]);
    expect(built - before).toBe(1);
  });

  test('asked on the outer handle inside a transaction it is refused, as every statement is', async () => {
    const { db } = api().context;
    const inside = transaction(db, async () => void (await counted(db).execute({ key: 'once:1' })));
    await expect(inside).rejects.toSatisfy((error: Error) =>
      /outer database handle/.test(`${error.message} ${String((error.cause as Error | undefined)?.message)}`),
    );
  });
});
