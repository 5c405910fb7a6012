import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import { migrate } from './migrate.ts';
import { openPostgres, unlimited } from './open-postgres.ts';

describeOnBoth('migrations', (api) => {
  test('a database that is up to date is left alone', async () => {
    expect(await migrate(api().context.db)).toEqual({ applied: [] });
  });

  test('a migration that was changed after it was applied is refused', async () => {
    const { db } = api().context;
    await db.execute(sql`update schema_migration set hash = 'another' where name = '0000_initial'`);
    await expect(migrate(db)).rejects.toThrow('0000_initial was applied to this database in another form');
  });
});

test('six processes that start at once on one empty PostgreSQL migrate it once, every time', async () => {
  const { url } = inject('postgres');
  const server = openPostgres(url, { connections: 1, limits: unlimited, onError: () => {} });
  const name = `api_migrate_${process.pid}`;
  const address = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  for (let round = 0; round < 5; round += 1) {
    await server.db.execute(sql.raw(`create database ${name}`));
    const processes = Array.from({ length: 6 }, () => openPostgres(address, { connections: 1, onError: () => {} }));
    const results = await Promise.all(processes.map(({ db }) => migrate(db)));
    await Promise.all(processes.map((database) => database.close()));
    await server.db.execute(sql.raw(`drop database ${name} with (force)`));
    expect(results.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
  }
  await server.close();
});
