import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { leaseRows, listOpenRows, retryRows } from './outbox.store.ts';
import { Outbox, PermanentError } from './outbox.ts';

describeOnBoth('outbox', (api) => {
  const open = () => new Outbox(api().context.db, api().context.log);
  const row = async (key: string) =>
    (await api().context.db.execute(sql`select attempts, done_at is not null as done, last_error, payload from outbox where key = ${key}`)).rows[0];

  test('work written in a transaction is done after it, once for each key; what was rolled back is not', async () => {
    const outbox = open();
    const done: string[] = [];
    outbox.register('letter', 'mail', async (payload: { to: string }) => void done.push(payload.to));
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
    for (const outbox of processes) outbox.register('parallel', 'events', async (_payload, { key }) => void done.push(key));
    await transaction(api().context.db, async (tx) => {
      for (let index = 0; index < 40; index += 1) await processes[0]?.add(tx, { kind: 'parallel', key: `parallel:${index}`, payload: {} });
    });
    const counts = await Promise.all(processes.map((outbox) => outbox.drain()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(new Set(done).size).toBe(40);
    expect(done).toHaveLength(40);
  });

  test('a lease takes as many as were asked for and reads no more, also with statistics from before a backlog (60 seconds a lease)', async () => {
    const write = (tx: Db, rows: number, sequence: string, done: boolean) =>
      tx.execute(sql`insert into outbox (kind, key, sequence, payload, done_at)
        select 'many', ${sequence} || n, ${sequence} || n, '{}', case when ${done}::boolean then now() end from generate_series(1, ${rows}::integer) n`);
    const readIn = async (tx: Db) =>
      (await tx.execute<{ rows: number }>(sql`select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = 'outbox'`))
        .rows[0]?.rows ?? Number.NaN;
    for (const before of [5000, 0])
      await transaction(api().context.db, async (tx) => {
        await tx.execute(sql`delete from outbox`);
        await write(tx, before, `done:${before}:`, true);
        await tx.execute(sql`analyze outbox`);
        await write(tx, 5000, `waits:${before}:`, false);
        const read = await readIn(tx);
        expect(await leaseRows(tx, ['many'], 10)).toHaveLength(10);
        expect((await readIn(tx)) - read).toBeLessThan(200);
        await tx.execute(sql`delete from outbox`);
      });
  });

  test('what fails is tried again later, with the reason kept; what a killed process had claimed comes back', async () => {
    const outbox = open();
    let fails = true;
    outbox.register('card', 'money', async () => {
      if (fails) throw new Error('no answer for lucia@club.example');
    });
    await outbox.add(api().context.db, { kind: 'card', key: 'card:1', payload: {} });
    expect([await outbox.drain(), await outbox.drain()]).toEqual([1, 0]);
    expect(await row('card:1')).toMatchObject({ attempts: 1, done: false, last_error: 'no answer for …@…' });
    fails = false;
    await api().context.db.execute(sql`update outbox set available_at = now() where key = 'card:1'`);
    expect(await outbox.drain()).toBe(1);
    expect(await row('card:1')).toMatchObject({ attempts: 2, done: true });
  });

  test('a claim is over after half a minute, not before (killed again and again, mails stayed for many minutes)', async () => {
    const { db } = api().context;
    // Its process is killed: it never comes to an end, and has no second hand that would take the row again.
    const policy = { parallel: 1, limitSeconds: 60, ceilingSeconds: 60, attempts: 9 };
    const dead = new Outbox(db, api().context.log, { money: policy, events: policy, mail: policy, webhooks: policy });
    const done: string[] = [];
    dead.register('killed', 'events', () => new Promise(() => undefined));
    await dead.add(db, { kind: 'killed', key: 'killed:1', payload: {} });
    const hanging = dead.drain();
    // What hangs is not left to the files that this process tests after this one: its database is gone by then.
    onTestFinished(async () => {
      dead.stop();
      await hanging;
    });
    await expect.poll(() => row('killed:1')).toMatchObject({ attempts: 1 });
    const left = await db.execute<{ left: number }>(sql`select extract(epoch from available_at - now())::integer as left from outbox where key = 'killed:1'`);
    expect(left.rows[0]?.left).toBeLessThanOrEqual(30);
    const alive = open();
    alive.register('killed', 'events', async (_payload, { key }) => void done.push(key));
    expect(await alive.drain()).toBe(0);
    await db.execute(sql`update outbox set available_at = now() where key = 'killed:1'`);
    expect([await alive.drain(), done]).toEqual([1, ['killed:1']]);
  });

  /** A second each, and dead after two attempts. */
  const impatient = () => {
    const policy = { parallel: 2, limitSeconds: 1, ceilingSeconds: 2, attempts: 2 };
    return new Outbox(api().context.db, api().context.log, { money: policy, events: policy, mail: policy, webhooks: policy });
  };
  const due = (key: string) => api().context.db.execute(sql`update outbox set available_at = now() where key = ${key}`);

  test('a worker that hangs is aborted when its time is over, and keeps nothing of another lane waiting (a silent mail server held up refunds)', async () => {
    const outbox = impatient();
    const { db } = api().context;
    const aborted: boolean[] = [];
    const refunded: string[] = [];
    outbox.register('hanging mail', 'mail', async (_payload, { signal }) => {
      await new Promise((_done, fail) => signal.addEventListener('abort', () => fail(new Error('aborted')))).finally(() => aborted.push(signal.aborted));
    });
    outbox.register('deaf mail', 'mail', () => new Promise(() => undefined));
    outbox.register('refund', 'money', async (_payload, { key }) => void refunded.push(key));
    for (const key of ['hanging mail', 'deaf mail']) await outbox.add(db, { kind: key, key, payload: {} });
    const mails = outbox.drain('mail');
    await outbox.add(db, { kind: 'refund', key: 'refund:1', payload: {} });
    expect([await outbox.drain('money'), refunded]).toEqual([1, ['refund:1']]);
    expect(await mails).toBe(2);
    expect(aborted).toEqual([true]);
    for (const key of ['hanging mail', 'deaf mail']) expect(await row(key)).toMatchObject({ attempts: 1, done: false });
  });

  test('rows of one sequence are done in the order in which they were written, also where the first must be tried again', async () => {
    const outbox = open();
    const { db } = api().context;
    const done: string[] = [];
    let fails = true;
    outbox.register('notice', 'events', async (_payload, { key }) => {
      if (key === 'notice:1' && fails) throw new Error('not now');
      done.push(key);
    });
    for (const key of ['notice:1', 'notice:2']) await outbox.add(db, { kind: 'notice', key, sequence: 'order:7', payload: {} });
    await outbox.add(db, { kind: 'notice', key: 'notice:3', sequence: 'order:8', payload: {} });
    await outbox.drain();
    expect(done).toEqual(['notice:3']);
    fails = false;
    await due('notice:1');
    await outbox.drain();
    expect(done).toEqual(['notice:3', 'notice:1', 'notice:2']);
  });

  test('what cannot succeed is dead at once, what fails too often after its attempts; both are told, listed, and done after `outbox retry`', async () => {
    const outbox = impatient();
    const { db, audit } = api().context;
    let works = false;
    outbox.register('nowhere', 'mail', async () => {
      if (!works) throw new PermanentError('550 no such mailbox: nobody@nowhere.example');
    });
    outbox.register('broken', 'events', async () => {
      if (!works) throw new Error('broken');
    });
    await outbox.add(db, { kind: 'nowhere', key: 'nowhere:1', payload: { to: 'nobody' } });
    await outbox.add(db, { kind: 'broken', key: 'broken:1', payload: {} });
    await outbox.drain();
    await due('broken:1');
    await outbox.drain();
    await due('broken:1');
    expect(await outbox.drain()).toBe(0);
    const dead = (await listOpenRows(db)).filter(({ state }) => state === 'dead');
    expect(dead.map(({ key, attempts, lastError }) => ({ key, attempts, lastError }))).toEqual([
      { key: 'broken:1', attempts: 2, lastError: 'broken' },
      { key: 'nowhere:1', attempts: 1, lastError: '550 no such mailbox: …@…' },
    ]);
    const report = await audit.run(db);
    expect(report.checks.find(({ name }) => name === 'no outbox row is dead')).toMatchObject({ ok: false, found: 2 });
    works = true;
    expect(await retryRows(db, dead[0]?.id ?? 0)).toBe(1);
    expect(await retryRows(db, 'dead')).toBe(1);
    expect(await outbox.drain()).toBe(2);
    expect(await row('nowhere:1')).toEqual({ attempts: 1, done: true, last_error: null, payload: {} });
  });

  test('whoever lost the lease neither ends nor postpones the row', async () => {
    const { db } = api().context;
    const slow = open();
    const quick = open();
    let finish = () => {};
    slow.register('lease', 'events', () => new Promise((done) => (finish = done)));
    quick.register('lease', 'events', async () => {
      throw new Error('the second fails');
    });
    await slow.add(db, { kind: 'lease', key: 'lease:1', payload: { of: 'somebody' } });
    const first = slow.drain();
    await expect.poll(() => row('lease:1')).toMatchObject({ attempts: 1 });
    await due('lease:1');
    await quick.drain();
    finish();
    await first;
    expect(await row('lease:1')).toEqual({ attempts: 2, done: false, last_error: 'the second fails', payload: { of: 'somebody' } });
  });

  test('a server that ends gives back at once what hangs, as if it had not been tried', async () => {
    const { db } = api().context;
    const outbox = open();
    outbox.register('ending', 'mail', () => new Promise(() => undefined));
    await outbox.add(db, { kind: 'ending', key: 'ending:1', payload: {} });
    const draining = outbox.drain();
    await expect.poll(() => row('ending:1')).toMatchObject({ attempts: 1 });
    outbox.stop();
    await draining;
    expect(await row('ending:1')).toMatchObject({ attempts: 0, done: false, last_error: null });
    const next = open();
    next.register('ending', 'mail', async () => undefined);
    expect(await next.drain()).toBe(1);
  });

  test('what is dead is deleted with its personal data after a month, the trace of what was done after half a year', async () => {
    const { db } = api().context;
    await db.execute(sql`insert into outbox (kind, key, payload, dead_at, done_at) values
      ('old', 'old:dead', '{"to":"ana"}', now() - interval '32 days', null), ('old', 'new:dead', '{}', now() - interval '27 days', null),
      ('old', 'old:done', '{}', null, now() - interval '7 months'), ('old', 'new:done', '{}', null, now() - interval '5 months')`);
    await api().context.jobs.run('outbox terms');
    const { rows } = await db.execute(sql`select key from outbox where kind = 'old' order by key`);
    expect(rows).toEqual([{ key: 'new:dead' }, { key: 'new:done' }]);
    await db.execute(sql`delete from outbox where kind = 'old'`);
  });

  test('rows of a kind that nobody does here stay, and the audit finds what is stuck for five minutes', async () => {
    const { db, audit } = api().context;
    await db.execute(sql`insert into outbox (kind, key, payload, created_at) values ('unknown', 'unknown:1', '{}', now() - interval '6 minutes')`);
    expect(await open().drain()).toBe(0);
    const report = await audit.run(db);
    expect(report.ok).toBe(false);
    expect(report.checks.find(({ name }) => name === 'no outbox row waits longer than 5 minutes')).toMatchObject({
      ok: false,
      found: 1,
      rows: [{ kind: 'unknown', attempts: 0 }],
    });
    await expect(open().add(db, { kind: 'nobody', key: 'x', payload: {} })).rejects.toThrow('has no worker');
  });
});
