/** Issue "Started for real": `estate doctor` says in plain sentences what is wrong with a running installation, and waits for nobody. */
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { startS3Server } from '@parral/file-store/testing';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doctor } from '../commands/doctor.ts';
import type { Config } from '../platform/config/config.ts';
import { publishPictures } from '../platform/content/publish-pictures.ts';
import { openCopy, type TestApi, withApi } from '../testing/with-api.ts';
import { examine } from './checkup.ts';
import { certificateSays } from './outside.ts';

let api: TestApi;
let config: Config;
let backups: string;
const mails: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  onRcptTo: ({ address }, _session, done) => (mails.push(address), done()),
  onData: (stream, _session, done) => stream.resume().on('end', done),
});

beforeAll(async () => {
  backups = await mkdtemp(path.join(tmpdir(), 'backups-'));
  const copy = await openCopy('postgres');
  const stripe = { secretKey: 'sk_test_abc', publishableKey: 'pk_test_abc', webhookSecret: 'whsec_abc', apiBase: undefined, scriptUrl: undefined };
  api = await withApi({ database: 'postgres', use: copy, config: { stripe } });
  // Pages are another room's: here the root leads to a language, as theirs does.
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
  const port = (smtp.server.address() as AddressInfo).port;
  config = {
    ...api.context.config,
    databaseUrl: copy.url,
    publicUrl: address.replace('127.0.0.1', 'localhost'),
    stripe: { ...stripe, apiBase: address },
    smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    mailFrom: 'shop@alba.example',
    backupDir: backups,
  };
});
afterAll(async () => {
  await new Promise<void>((done) => smtp.close(() => done()));
  await api.close();
  await rm(backups, { recursive: true });
});

async function run(changes: Partial<Config> = {}): Promise<{ exit: number; says(name: string): string; wrong: string[] }> {
  const lines: string[] = [];
  const exit = await doctor.run(
    { ...config, ...changes },
    { args: [], json: true, output: { print: (line) => lines.push(line), fail: (line) => lines.push(line) } },
  );
  const { checks } = JSON.parse(lines.join('')) as { checks: { name: string; ok: boolean; says: string }[] };
  return {
    exit,
    says: (name) => checks.find((check) => check.name === name)?.says ?? 'no such check',
    wrong: checks.filter(({ ok }) => !ok).map(({ name }) => name),
  };
}

test('what is well is said to be: the database, its clock, the webhook, a mail to oneself, the disk, the backup', async () => {
  await writeFile(path.join(backups, 'last-night.dump'), 'x');
  const { says, wrong } = await run();
  // The second brand has no name here, the API no pages of its own, and the test's database does not wait for the disk.
  const expected = ['name brisa.localhost', 'pages of localhost', 'pages of brisa.localhost', 'server behind brisa.localhost', 'database'];
  expect(wrong.toSorted()).toEqual(expected.toSorted());
  expect(says('name brisa.localhost')).toBe('brisa.localhost has no address: enter an A or AAAA record where the domain is kept.');
  expect(says('migrations')).toMatch(/^All \d+ migrations are applied\.$/);
  expect(says('webhook arrives')).toMatch(/^A signed message to http.*\/api\/payments\/webhook\/ is taken\.$/);
  expect(says('clock beside the database')).toBe('The clock agrees with that of the database.');
  expect(says('mail')).toContain('took a mail to shop@alba.example');
  expect(mails).toContain('shop@alba.example');
  expect(says('backup')).toBe('The newest backup is 0 hours old.');
});

test('what is not well is said with what to do, and the exit is 1', async () => {
  const old = new Date(Date.now() - 50 * 3_600_000);
  await utimes(path.join(backups, 'last-night.dump'), old, old);
  await api.context.db.execute(sql`insert into outbox (kind, key, payload, dead_at) values ('mail', 'doctor test', '{}', now())`);
  await api.context.db.execute(sql`insert into schema_migration (name, hash) values ('9999_of_tomorrow', '')`);
  const { exit, says } = await run({ stripe: { ...config.stripe, webhookSecret: 'whsec_other' }, smtpUrl: 'smtp://127.0.0.1:1', minFreeMegabytes: 1e9 });
  await api.context.db.execute(sql`delete from schema_migration where name = '9999_of_tomorrow'`);
  await api.context.db.execute(sql`delete from outbox where key = 'doctor test'`);
  expect(exit).toBe(1);
  expect(says('backup')).toMatch(/is 50 hours old: see the log/);
  expect(says('outbox')).toMatch(/^1 mails or refunds are given up: estate outbox list says why/);
  expect(says('migrations')).toMatch(/newer version than these programs \(9999_of_tomorrow\): upgrade them/);
  expect(says('webhook arrives')).toMatch(/refuses a message signed with STRIPE_WEBHOOK_SECRET/);
  expect(says('mail')).toMatch(/ECONNREFUSED/);
  expect(says('disk')).toMatch(/nothing is sold any more\. Make room\.$/);
  expect(says('database')).toMatch(/does not wait for the disk \(off: fsync/);
});

test('a database, a site and a mail server that accept and say nothing hold it up no longer than their limits', async () => {
  const silent: Server = createServer(() => {});
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  const { exit, wrong } = await run({
    databaseUrl: `postgres://postgres@127.0.0.1:${port}/none`,
    publicUrl: `http://localhost:${port}`,
    smtpUrl: `smtp://127.0.0.1:${port}`,
  });
  silent.close();
  expect(exit).toBe(1);
  expect(wrong).toEqual(
    expect.arrayContaining([
      'brands',
      'pages of localhost',
      'server behind localhost',
      'database',
      'migrations',
      'clock beside the database',
      'content',
      'outbox',
      'mail',
    ]),
  );
}, 60_000);

test('a check that never ends is found ill; one that throws says why', async () => {
  const diagnoses = await examine(
    [
      { name: 'hangs', look: () => new Promise<string>(() => {}) },
      { name: 'throws', look: () => Promise.reject(new Error('no reason')) },
    ],
    50,
  );
  expect(diagnoses.map(({ ok, says }) => [ok, says])).toEqual([
    [false, 'did not answer within 0.05 s.'],
    [false, 'no reason.'],
  ]);
});

test('a certificate that was not renewed in time is told before it ends', () => {
  const now = new Date('2026-11-22');
  expect(certificateSays('alba.example', new Date('2027-01-31'), now)).toBe('The certificate of alba.example is good until 2027-01-31.');
  expect(() => certificateSays('alba.example', new Date('2026-11-30'), now)).toThrow(/in 8 days, and was not renewed/);
});

test('a bucket of pictures: empty, filled, gone', async () => {
  const store = await startS3Server();
  try {
    const bucket = store.settings;
    expect((await run({ bucket })).says('bucket of pictures')).toMatch(/holds no pictures: estate import/);
    const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
    await mkdir(path.join(folder, 'images/alba'), { recursive: true });
    await writeFile(path.join(folder, 'images/alba/hero.svg'), '<svg/>');
    await publishPictures(bucket, folder);
    await rm(folder, { recursive: true });
    expect((await run({ bucket })).says('bucket of pictures')).toMatch(/has 1 pictures, films and fonts, and takes new ones\.$/);
    store.become('gone');
    const gone = await run({ bucket });
    expect([gone.exit, gone.says('bucket of pictures')]).toEqual([1, expect.stringMatching(/reading files\.json at http:.*failed/)]);
    expect((await run()).says('bucket of pictures')).toBe('no such check');
  } finally {
    await store.stop();
  }
});
