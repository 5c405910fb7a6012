import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import { transaction } from '../database/transaction.ts';
import { Outbox } from '../outbox/outbox.ts';
import { eventAfter, eventWithin, Events } from './events.ts';

const counted = eventWithin<{ step: number }>('counted');
const stored = eventAfter<{ id: string }>('stored');

describeOnBoth('events', (api) => {
  function open() {
    const { db, log } = api().context;
    const outbox = new Outbox(db, log);
    return { db, outbox, events: new Events(outbox) };
  }
  const outboxRows = async (key: string) => (await api().context.db.execute(sql`select 1 from outbox where key like ${`%${key}`}`)).rows.length;

  test('a handler within runs in the publisher’s transaction, in order, and fails it', async () => {
    const { db, events } = open();
    const seen: string[] = [];
    events.onWithin(counted, async (tx, { step }) => void seen.push(`first ${step}: ${(await tx.execute(sql`select 1`)).rows.length}`));
    events.onWithin(counted, async (_tx, { step }) => {
      seen.push(`second ${step}`);
      if (step === 2) throw new Error('not allowed');
    });
    await transaction(db, (tx) => events.publishWithin(tx, counted, { step: 1 }));
    await expect(transaction(db, (tx) => events.publishWithin(tx, counted, { step: 2 }))).rejects.toThrow('not allowed');
    expect(seen).toEqual(['first 1: 1', 'second 1', 'first 2: 1', 'second 2']);
  });

  test('an event after is a row for each subscriber, delivered later and each on its own until it succeeds', async () => {
    const { db, outbox, events } = open();
    const seen: string[] = [];
    let isDown = true;
    events.onAfter(stored, 'one', async ({ id }) => void seen.push(`one ${id}`));
    events.onAfter(stored, 'two', async ({ id }) => {
      if (isDown) throw new Error('down');
      seen.push(`two ${id}`);
    });
    await transaction(db, async (tx) => {
      await events.publishAfter(tx, stored, 'a', { id: 'a' });
      await events.publishAfter(tx, stored, 'a', { id: 'a' });
    });
    expect(seen).toEqual([]);
    await outbox.drain();
    expect(seen).toEqual(['one a']);
    isDown = false;
    await db.execute(sql`update outbox set available_at = now() where done_at is null and kind like 'event stored:%'`);
    await outbox.drain();
    expect(seen).toEqual(['one a', 'two a']);
  });

  test('what is rolled back was never announced', async () => {
    const { db, outbox, events } = open();
    events.onAfter(stored, 'three', async () => {});
    const failed = transaction(db, async (tx) => {
      await events.publishAfter(tx, stored, 'rolled-back', { id: 'b' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect([await outboxRows('rolled-back'), await outbox.drain()]).toEqual([0, 0]);
  });

  test('nothing is published outside a transaction', async () => {
    const { db, events } = open();
    await expect(events.publishWithin(db, counted, { step: 1 })).rejects.toThrow('outside a transaction');
    await expect(events.publishAfter(db, stored, 'c', { id: 'c' })).rejects.toThrow('outside a transaction');
  });
});
