import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { Outbox } from './outbox.ts';

describeOnBoth('outbox', (api) => {
  const open = () => new Outbox(api().context.db, api().context.log);
  const row = async (key: string) =>
    (await api().context.db.execute(sql`select attempts, done_at is not null as done, last_error, payload from outbox where key = ${key}`)).rows[0];

  test('work written in a transaction is done after it, once for each key; what was rolled back is not', async () => {
    const outbox = open();
    const done: string[] = [];
    outbox.register('letter', async (payload: { to: string }) => void done.push(payload.to));
    await transaction(api().context.db, async (tx) => {
      await outbox.add(tx, { kind: 'letter', key: 'letter:1', payload: { to: 'Ana' } });
      await outbox.add(tx, { kind: 'letter', key: 'letter:1', payload: { to: 'Ana again' } });
    });
    const failed = transaction(api().context.db, async (tx) => {
      await outbox.add(tx, { kind: 'letter', key: 'letter:2', payload: { to: 'nobody' } });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect([await outbox.drain(), await outbox.drain()]).toEqual([1, 0]);
    expect(done).toEqual(['Ana']);
    expect(await row('letter:1')).toEqual({ attempts: 1, done: true, last_error: null, payload: {} });
  });

  test('two processes at once do each row once', async () => {
    const done: string[] = [];
    const processes = [open(), open()];
    for (const outbox of processes) outbox.register('parallel', async (_payload, { key }) => void done.push(key));
    await transaction(api().context.db, async (tx) => {
      for (let index = 0; index < 40; index += 1) await processes[0]?.add(tx, { kind: 'parallel', key: `parallel:${index}`, payload: {} });
    });
    const counts = await Promise.all(processes.map((outbox) => outbox.drain()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(new Set(done).size).toBe(40);
    expect(done).toHaveLength(40);
  });

  test('what fails is tried again later, with the reason kept; what a killed process had claimed comes back', async () => {
    const outbox = open();
    let fails = true;
    outbox.register('card', async () => {
      if (fails) throw new Error('no answer for lucia@club.example');
    });
    await outbox.add(api().context.db, { kind: 'card', key: 'card:1', payload: {} });
    expect([await outbox.drain(), await outbox.drain()]).toEqual([1, 0]);
    expect(await row('card:1')).toMatchObject({ attempts: 1, done: false, last_error: 'no answer for …@…' });
    fails = false;
    await api().context.db.execute(sql`update outbox set claimed_until = now() where key = 'card:1'`);
    expect(await outbox.drain()).toBe(1);
    expect(await row('card:1')).toMatchObject({ attempts: 2, done: true });
  });

  test('a claim is over after half a minute, not before (killed again and again, mails stayed for many minutes)', async () => {
    const { db } = api().context;
    const dead = new Outbox(db, api().context.log);
    const done: string[] = [];
    // Its process is killed: it never comes to an end.
    dead.register('killed', () => new Promise(() => undefined));
    await dead.add(db, { kind: 'killed', key: 'killed:1', payload: {} });
    void dead.drain();
    await expect.poll(() => row('killed:1')).toMatchObject({ attempts: 1 });
    const left = await db.execute<{ left: number }>(sql`select extract(epoch from claimed_until - now())::integer as left from outbox where key = 'killed:1'`);
    expect(left.rows[0]?.left).toBeLessThanOrEqual(30);
    const alive = open();
    alive.register('killed', async (_payload, { key }) => void done.push(key));
    expect(await alive.drain()).toBe(0);
    await db.execute(sql`update outbox set claimed_until = now() where key = 'killed:1'`);
    expect([await alive.drain(), done]).toEqual([1, ['killed:1']]);
  });

  test('rows of a kind that nobody does here stay, and the audit finds what is stuck for five minutes', async () => {
    const { db, audit } = api().context;
    await db.execute(sql`insert into outbox (kind, key, payload, created_at) values ('unknown', 'unknown:1', '{}', now() - interval '6 minutes')`);
    expect(await open().drain()).toBe(0);
    const report = await audit.run(db);
    expect(report.ok).toBe(false);
    expect(report.checks.find(({ name }) => name === 'no outbox row older than 5 minutes')).toMatchObject({
      ok: false,
      found: 1,
      rows: [{ kind: 'unknown', attempts: 0 }],
    });
    await expect(open().add(db, { kind: 'nobody', key: 'x', payload: {} })).rejects.toThrow('has no worker');
  });
});
