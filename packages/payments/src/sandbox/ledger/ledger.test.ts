import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkout, openSandbox } from '../testing/open-sandbox.ts';
import { openLedger } from './ledger-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledger-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs payments in a process of its own, kills it in the middle, and returns the payments it had answered. */
async function killInMidLoad(afterMs: number): Promise<string[]> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./killed-process.ts', import.meta.url)), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  // The last line may be half printed.
  return printed.split('\n').slice(0, -1);
}

test('kill -9 in the middle of the load loses no payment that was answered', async () => {
  const acknowledged: string[] = [];
  for (const afterMs of [40, 150, 260]) acknowledged.push(...(await killInMidLoad(afterMs)));
  expect(acknowledged.length).toBeGreaterThan(50);
  const sandbox = await openSandbox({ folder });
  const captured = new Map(sandbox.inspect().map((entry) => [entry.id, entry.captured]));
  const lost = acknowledged.filter((id) => captured.get(id) !== 2450);
  expect(lost).toEqual([]);
  await sandbox.end({ keep: true });
}, 60_000);

test('a torn last line is cut off and reported, and writing goes on', async () => {
  const before = await openSandbox({ folder });
  const { id } = await before.stripe.paymentIntents.create(checkout());
  await before.end({ keep: true });
  await appendFile(before.ledger.path, '{"at":1,"i":{"id":"pi_torn","amo');
  const after = await openSandbox({ folder });
  expect(after.ledger.torn).toMatchObject({ bytes: 32 });
  expect(after.logged[0]).toMatchObject({ level: 'warn', fields: { bytes: 32 } });
  const next = await after.stripe.paymentIntents.create(checkout());
  await after.end({ keep: true });
  const last = await openSandbox({ folder });
  expect(last.inspect().map((entry) => entry.id)).toEqual([id, next.id]);
  expect(last.ledger.torn).toBeNull();
  await last.end({ keep: true });
});

test('a line that is damaged in the middle stops the start, names itself, and changes nothing', async () => {
  const path = join(folder, 'ledger.jsonl');
  const damaged = '{"at":1}\nnot json\n{"at":2}\n';
  await writeFile(path, damaged);
  await expect(openSandbox({ folder })).rejects.toThrow(/line 2/);
  expect(await readFile(path, 'utf8')).toBe(damaged);
});

test('concurrent writes share batches: more than 1500 a second, in order, all there', async () => {
  const ledger = await openLedger<{ n: number }>(folder, () => {});
  const count = 6000;
  const start = performance.now();
  await Promise.all(Array.from({ length: count }, (_, n) => ledger.append({ n })));
  const rate = count / ((performance.now() - start) / 1000);
  await ledger.close();
  const read: number[] = [];
  await (await openLedger<{ n: number }>(folder, ({ n }) => read.push(n))).close();
  expect(read).toEqual(Array.from({ length: count }, (_, n) => n));
  expect(rate).toBeGreaterThan(1500);
});

test('a write is answered when it is in the file, however many keep coming after it', async () => {
  const ledger = await openLedger<{ n: number }>(folder, () => {});
  const load = { ended: false };
  const stream = (async () => {
    const sent: Promise<void>[] = [];
    for (let n = 1; !load.ended && n < 200_000; n++) {
      sent.push(ledger.append({ n }));
      if (n % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(sent);
  })();
  await ledger.append({ n: 0 });
  expect(await readFile(ledger.path, 'utf8')).toContain('{"n":0}');
  for (let turn = 0; turn < 100; turn++) {
    await ledger.append({ n: -turn });
    expect(await readFile(ledger.path, 'utf8')).toContain(`{"n":${-turn}}`);
  }
  load.ended = true;
  await stream;
  await ledger.close();
});

test('one write after the other is more than 1500 a second too', async () => {
  const ledger = await openLedger<{ n: number; text: string }>(folder, () => {});
  const start = performance.now();
  for (let n = 0; n < 1000; n++) await ledger.append({ n, text: 'x'.repeat(600) });
  expect(1000 / ((performance.now() - start) / 1000)).toBeGreaterThan(1500);
  await ledger.close();
});

test('when the file cannot be written, the call is refused instead of being answered', async () => {
  const ledger = await openLedger<{ n: number }>(folder, () => {});
  await ledger.append({ n: 1 });
  await ledger.close();
  await expect(ledger.append({ n: 2 })).rejects.toThrow(/cannot be written/);
  await expect(ledger.append({ n: 3 })).rejects.toThrow(/cannot be written/);
});
