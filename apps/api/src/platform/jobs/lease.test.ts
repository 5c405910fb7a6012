/** "Jobs run once in the whole installation, taken over within 30 s." */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import { Jobs } from './jobs.ts';
import { Lease } from './lease.ts';

describeOnBoth('the lease of the jobs', (api) => {
  const processes = (name: string) => {
    const { db, log } = api().context;
    return ['one', 'two'].map((id) => {
      const lease = new Lease(db, log, name);
      const turns: string[] = [];
      const jobs = new Jobs(log, lease);
      jobs.every(0.01, 'once', async () => void turns.push(id));
      jobs.here(0.01, 'everywhere', async () => void turns.push(`${id} here`));
      return { lease, jobs, turns };
    }) as [Process, Process];
  };
  interface Process {
    lease: Lease;
    jobs: Jobs;
    turns: string[];
  }

  test('of two processes one does what is done once, both do what each does for itself', async () => {
    const [one, two] = processes('both');
    await one.lease.ask();
    one.jobs.start();
    two.jobs.start();
    await expect.poll(() => one.turns.filter((turn) => turn === 'one').length).toBeGreaterThan(3);
    expect(two.turns).toContain('two here');
    expect(two.turns).not.toContain('two');
    await Promise.all([one.jobs.stop(), two.jobs.stop()]);
  });

  test('one that ends is followed at once, one that was killed when its lease is over, and no sooner', async () => {
    const [one, two] = processes('followed');
    expect([await one.lease.ask(), await two.lease.ask(), await one.lease.ask()]).toEqual([true, false, true]);
    await one.lease.stop();
    expect([await two.lease.ask(), await one.lease.ask()]).toEqual([true, false]);
    const { rows } = await api().context.db.execute<{ seconds: number }>(
      sql`select extract(epoch from until - now())::double precision as seconds from job_lease where name = 'followed'`,
    );
    expect(rows[0]?.seconds).toBeGreaterThan(5);
    expect(rows[0]?.seconds).toBeLessThan(15);
    // Killed: nobody renews it any more, and its time is over.
    await api().context.db.execute(sql`update job_lease set until = now() - interval '1 second' where name = 'followed'`);
    expect(await one.lease.ask()).toBe(true);
    expect(await two.lease.ask()).toBe(false);
    expect(two.lease.isHeld).toBe(false);
  });
});
