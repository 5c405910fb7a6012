import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { createApi } from '../create-api.ts';
import { testEstate, writeFolder } from '../testing/test-estate.ts';
import { runCommand } from './run-command.ts';

let home = '';
let folder = '';
let lines: string[] = [];
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'watching-'));
  folder = path.join(home, 'estate');
  lines = [];
  await writeFolder(folder, testEstate());
});
afterEach(() => rm(home, { recursive: true, force: true }));

const config = () => readConfig({ NODE_ENV: 'test', DATA_DIR: path.join(home, 'data'), ESTATE_FOLDER: folder, LOG_LEVEL: 'silent' });
const said = (what: string | RegExp) => vi.waitFor(() => expect(lines.join('\n')).toMatch(what), { timeout: 30_000, interval: 50 });

/** Runs a command that watches; gives the way to end it. */
function watching(...words: string[]): () => Promise<number> {
  const ending = new AbortController();
  const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
  const running = runCommand(words, config(), output, { folder, signal: ending.signal });
  return () => {
    ending.abort();
    return running;
  };
}

test('check --watch names file and line at each change, and says when it is good again', async () => {
  const end = watching('check', '--watch');
  await said(/is good: \d+ wines/);
  lines = [];
  await writeFile(path.join(folder, 'shipping.yaml'), (testEstate()['shipping.yaml'] ?? '').replace('6.50', 'plenty'));
  await said(/^shipping\.yaml:\d+:?\d* .*$/m);
  await said('1 problem(s).');
  lines = [];
  await writeFile(path.join(folder, 'shipping.yaml'), testEstate()['shipping.yaml'] ?? '');
  await said(/is good/);
  expect(await end()).toBe(0);
}, 60_000);

test('write puts what is good on the running site, and leaves the site alone while something is wrong', async () => {
  const api = await createApi({ config: config() });
  const price = async () => (await api.app.inject({ url: '/api/ecom_order/checkout/shipping_countries/?language=es' })).json()[0].price;
  const before = await price();
  const end = watching('write');
  await said(/has not changed since the last import|Imported/);
  await writeFile(path.join(folder, 'shipping.yaml'), (testEstate()['shipping.yaml'] ?? '').replace('6.50', 'plenty'));
  await said('1 problem(s).');
  expect(await price()).toBe(before);
  lines = [];
  await writeFile(path.join(folder, 'shipping.yaml'), (testEstate()['shipping.yaml'] ?? '').replace('6.50', '9.50'));
  await said(/Imported .*The content's version is now 2\./);
  await vi.waitFor(async () => expect(await price()).toBe(9.5), { timeout: 30_000, interval: 100 });
  await end();
  await api.close();
}, 120_000);

test('write without a running site only checks, and says so', async () => {
  const end = watching('write');
  await said('No site runs on this data folder');
  await end();
}, 60_000);
