import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createApi } from '../create-api.ts';
import { startKillable } from '../features/checkout/testing/killable.ts';
import { folderOrCopy } from '../features/checkout/testing/killing.ts';
import { readConfig } from '../platform/config/config.ts';
import { openPostgres, unlimited } from '../platform/database/open-postgres.ts';
import { runCommand } from './run-command.ts';

async function emptyDatabase(): Promise<string> {
  const { url } = inject('postgres');
  const name = `api_migrate_command_${process.pid}`;
  const server = openPostgres(url, { connections: 1, limits: unlimited, onError: () => {} });
  await server.db.execute(sql.raw(`create database ${name}`));
  onTestFinished(async () => {
    await server.db.execute(sql.raw(`drop database ${name} with (force)`));
    await server.close();
  });
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

test('migrations as a step of their own: what is outstanding is said, a start refuses until they are done, then it starts', async () => {
  const { DATA_DIR = '' } = await folderOrCopy('postgres');
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR, DATABASE_URL: await emptyDatabase(), MIGRATIONS: 'command' });
  const lines: string[] = [];
  const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
  const estate = async (...words: string[]) => [await runCommand(words, config, output), lines.splice(0).join('\n')];
  expect(await estate('migrate', 'pending')).toEqual([1, expect.stringContaining('pending  0000_initial')]);
  await expect(createApi({ config })).rejects.toThrow('Nothing is started: the database lacks 0000_initial');
  expect(await estate('migrate')).toEqual([0, expect.stringContaining('applied  0000_initial')]);
  expect(await estate('migrate', 'pending')).toEqual([0, 'The database has the schema of this version.']);
  await (await createApi({ config, jobs: false })).close();
  expect(await estate('migrate', 'up')).toEqual([2, 'estate migrate, or estate migrate pending.']);
});

test('told to end, a server is not ready any more while it goes on answering, and then ends', async () => {
  const server = await startKillable({ ...(await folderOrCopy('pglite')), DRAIN_S: '3' });
  const visitor = server.visitor();
  const gone = once(server.process, 'exit');
  expect((await visitor.get('/healthz')).status).toBe(200);
  server.process.kill('SIGTERM');
  await expect.poll(async () => (await visitor.get('/readyz')).text).toContain('about to end');
  expect((await visitor.get('/healthz')).status).toBe(200);
  expect(await gone).toEqual([0, null]);
});
