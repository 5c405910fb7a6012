import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { Buyer } from '../support/buyer.ts';
import { audit, estateCommand } from '../support/estate-command.ts';
import { descendants } from '../support/processes.ts';
import { freePort, type RunningEstate, startEstate } from '../support/start-estate.ts';

const wine = 'MON-RES-2019-75';
const settle = { timeout: 120_000, intervals: [500] };

test.describe.configure({ mode: 'default', timeout: 400_000 });

test('a second start on the same data folder is refused with a clear message, and the first goes on', async () => {
  const first = await startEstate();
  await expect(startEstate({ dataDir: first.dataDir })).rejects.toThrow(/data folder|DATA_DIR/i);
  expect((await fetch(`${first.montelar}/healthz`)).status).toBe(200);
  expect(await first.stop()).toBe(0);
  await first.forget();
});

test('SIGTERM to npm ends everything: no process is left (no orphan)', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const dataDir = await mkdtemp(join(tmpdir(), 'estate-'));
  const port = await freePort();
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((ready) => npm.stdout.on('data', (chunk: Buffer) => /Ready in/.test(chunk.toString()) && ready()));
  const family = descendants(npm.pid ?? 0);
  expect(family.length).toBeGreaterThan(0);
  npm.kill('SIGTERM');
  await expect(() =>
    expect([npm.pid ?? 0, ...family].filter((pid) => existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')))).toEqual([]),
  ).toPass({ timeout: 60_000 });
  await rm(dataDir, { recursive: true, force: true });
});

test('the browser is closed after the card is authorised: the order appears by webhook', async () => {
  const estate = await startEstate();
  const { buyer, intent } = await authorised(estate);
  await expect(async () => expect(await orders(estate)).toBe(1)).toPass(settle);
  expect((await audit(estate.dataDir)).ok).toBe(true);
  const late = await buyer.capture(intent.payment_intent_id);
  expect([late.status, await orders(estate)]).toEqual([200, 1]);
  await end(estate);
});

test('the same with every webhook lost: the order appears by the reconciler', async () => {
  const estate = await startEstate({ env: { SANDBOX_WEBHOOK_DROP: '1', RECONCILE_AFTER_S: '1' } });
  await authorised(estate);
  await expect(async () => expect(await orders(estate)).toBe(1)).toPass(settle);
  expect((await audit(estate.dataDir)).ok).toBe(true);
  await end(estate);
});

async function authorised(estate: RunningEstate) {
  const buyer = new Buyer(estate.montelar);
  expect((await buyer.add(wine, 2)).status).toBe(200);
  const intent = (await buyer.intent()).body;
  expect((await buyer.confirm(intent)).status).toBe(200);
  return { buyer, intent };
}

async function orders(estate: RunningEstate): Promise<number> {
  const { output } = await estateCommand(estate.dataDir, ['order', 'list', '--json']);
  return (JSON.parse(output) as unknown[]).length;
}

async function end(estate: RunningEstate): Promise<void> {
  expect(await estate.stop()).toBe(0);
  await estate.forget();
}
