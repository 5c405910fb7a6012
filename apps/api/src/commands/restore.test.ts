/** "Backup and restore by plain PostgreSQL tools": the rehearsal restores last night's dump and lists what was sold since. */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { capture, pay, readyToPay } from '../features/checkout/testing/buying.ts';
import { openShop, type Shop } from '../features/checkout/testing/shop.ts';
import type { Config } from '../platform/config/config.ts';
import { restore } from './restore.ts';

let shop: Shop & { close(): Promise<void> };
let url: string;
let folder: string;
let backup: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  shop = await openShop('postgres');
  const [named] = await shop.rows<{ name: string }>(sql`select current_database() as name`);
  const address = new URL(inject('postgres').url);
  address.pathname = `/${named?.name}`;
  url = address.href;
  backup = path.join(folder, 'last-night.dump');
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true });
});

async function buy(): Promise<{ number: string; payment: string }> {
  const { visitor, intent } = await readyToPay(shop);
  await pay(shop, intent.payment_intent_id);
  return { number: (await capture(visitor, intent.payment_intent_id)).body.number, payment: intent.payment_intent_id };
}

async function rehearse(changes: Partial<Config> = {}, args = [backup]) {
  const lines: string[] = [];
  const output = { print: (line: string) => lines.push(line), fail: (line: string) => lines.push(line) };
  const exit = await restore.run({ ...shop.api.context.config, databaseUrl: url, ...changes }, { args, json: false, check: true, output });
  return { exit, text: lines.join('\n') };
}

/** As `deploy/backup.sh` does it. */
function dump(): void {
  const program = globSync('/usr/lib/postgresql/*/bin/pg_dump').toSorted().at(-1) ?? 'pg_dump';
  execFileSync(program, ['--format=custom', '--no-owner', '--no-privileges', `--file=${backup}`, url]);
}

test('what was paid before the backup is in it, its books are clean against the card ledger; what was paid since is listed for the owner', async () => {
  const before = await buy();
  await shop.api.context.outbox.drain();
  dump();
  const clean = await rehearse({ backupDir: folder }, []);
  expect(clean.text).toContain('The card ledger holds no charged payment that the backup lacks.');
  expect(clean).toMatchObject({ exit: 0 });

  const since = await buy();
  const found = await rehearse();
  expect(found.exit, found.text).toBe(0);
  expect(found.text).toMatch(/^All \d+ checks of its books are clean\.$/m);
  expect(found.text).toMatch(/^The card ledger holds 1 charged payment that the backup lacks, .*€ in all:$/m);
  expect(found.text).toMatch(new RegExp(`^ {2}\\d{4}-.*Z {2}${since.payment} {2}order {2}.*€$`, 'm'));
  expect(found.text).not.toContain(before.payment);
  // Neither the shop nor the ledger noticed, and nothing is left behind.
  expect(await shop.failedChecks()).toEqual([]);
  expect(await shop.rows(sql`select datname from pg_database where datname like 'restore_check_%'`)).toEqual([]);
});

test('a backup whose books are wrong, one that is cut off, and a wrong call are told', async () => {
  await shop.rows(sql`update stock set allocated = allocated + 1 where sku = 'ORI-PAR-2019-75' returning sku`);
  dump();
  await shop.rows(sql`update stock set allocated = allocated - 1 where sku = 'ORI-PAR-2019-75' returning sku`);
  const wrong = await rehearse();
  expect(wrong.exit).toBe(1);
  expect(wrong.text).toMatch(/^WRONG {2}allocated bottles = bottles of live orders and those that are held: .*ORI-PAR-2019-75/m);
  await writeFile(backup, 'PGDMP');
  await expect(rehearse()).rejects.toThrow(/pg_restore refuses the dump .*last-night\.dump: /);
  expect(await rehearse({ databaseUrl: undefined })).toMatchObject({ exit: 2 });
});
