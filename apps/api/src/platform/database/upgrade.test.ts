/**
 * "An upgrade from each tagged version to the present one is a test, with data in it". There is no tag yet: `testing/version-0017.sql.gz` is
 * what pg_dump wrote of the version whose newest migration was 0017, by its own programs: three orders (one given back), three visits (one
 * cancelled), an unpaid order, a held place, an idle basket. With each tag comes the next such file, and a line below.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { withApi } from '../../testing/with-api.ts';
import type { Database } from './database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres, unlimited } from './open-postgres.ts';

const versions = [
  {
    version: '0017',
    orders: 3,
    visits: 3,
    cancelled: 1,
    paid: [
      { subject: 'order', captured: 9600, back: 4450 },
      { subject: 'visit', captured: 10_800, back: 5400 },
    ],
  },
] as const;
const everyMigration = readdirSync(new URL('../../../migrations/', import.meta.url)).filter((name) => name.endsWith('.sql'));

async function databaseOf(version: string, kind: 'pglite' | 'postgres'): Promise<{ database: Database; remove: () => Promise<void>; url: string | undefined }> {
  const dump = gunzipSync(readFileSync(new URL(`testing/version-${version}.sql.gz`, import.meta.url))).toString();
  if (kind === 'pglite') {
    const folder = await mkdtemp(path.join(tmpdir(), 'api-upgrade-'));
    const old = await PGlite.create(folder);
    await old.exec(dump);
    await old.close();
    return { database: await openPglite({ folder }), remove: () => rm(folder, { recursive: true, force: true }), url: undefined };
  }
  const { url } = inject('postgres');
  const name = `api_upgrade_${process.pid}_${version}`;
  const server = openPostgres(url, { connections: 1, limits: unlimited, onError: () => {} });
  await server.db.execute(sql.raw(`create database ${name}`));
  const address = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const restoring = new Client({ connectionString: address });
  await restoring.connect();
  await restoring.query(dump);
  await restoring.end();
  const remove = async () => {
    await server.db.execute(sql.raw(`drop database ${name} with (force)`));
    await server.close();
  };
  return { database: openPostgres(address, { connections: 5, onError: () => {} }), remove, url: address };
}

describe.each(['pglite', 'postgres'] as const)('from an older version on %s', (kind) => {
  test.each(versions)(
    '$version: every cent and every place is there, the links of its buyers and visitors lead on, the books are clean',
    async (old) => {
      const use = await databaseOf(old.version, kind);
      const { db } = use.database;
      const { applied } = await migrate(db);
      expect(applied).toEqual(everyMigration.map((name) => name.replace(/\.sql$/, '')).filter((name) => name > `${old.version}_~`));
      expect(await pendingMigrations(db)).toEqual([]);

      const api = await withApi({ database: kind, use });
      onTestFinished(() => api.close());
      const all = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) => (await db.execute<T>(query)).rows;
      expect(await all(sql`select count(*)::integer as orders from shop_order where state in ('paid', 'refunded')`)).toEqual([{ orders: old.orders }]);
      const paid = await all(sql`select p.subject, sum(p.captured_cents)::integer as captured, coalesce(sum(r.done_cents), 0)::integer as back
      from payment p left join refund r on r.payment_id = p.id and r.state = 'done' where p.captured_cents is not null group by p.subject order by p.subject`);
      expect(paid).toEqual(old.paid);

      const visitor = api.visitor();
      const orders = await all<{ token: string; number: string }>(sql`select view_token as token, number from shop_order`);
      for (const { token, number } of orders) {
        const reply = await visitor.get<{ number: string }>(`/api/ecom_order/order/${token}/`);
        expect([reply.status, reply.body.number]).toEqual([200, number]);
      }
      const visits = await all<{ token: string }>(sql`select view_token as token from booking`);
      expect(visits).toHaveLength(old.visits);
      const states: string[] = [];
      for (const { token } of visits) {
        const reply = await visitor.get<{ status: string }>(`/api/booking/${token}/`);
        expect(reply.status).toBe(200);
        states.push(reply.body.status);
      }
      expect(states.filter((state) => state !== 'confirmed')).toHaveLength(old.cancelled);
      // The card ledger of that day is gone with its machine: what asks it cannot be answered, and a place that was held when the
      // dump was made cannot be let go before it is. All else is clean.
      const { checks } = await api.context.audit.run(db);
      const asksTheLedger = ({ name, rows }: (typeof checks)[number]) =>
        name.startsWith('no hold outstanding') || rows.some((row) => /card provider/.test(String(row['error'])));
      expect(checks.filter((check) => !check.ok && !asksTheLedger(check))).toEqual([]);
      // A database is read back from its dump and brought up by every migration since: a minute on a machine that has little.
    },
    180_000,
  );
});
