/**
 * `npm run bench`: measures a built estate and compares with the figures kept in record.json.
 * `--record` keeps the new ones; words after that name parts: start, load, purchases, login, slots, bytes, lighthouse;
 * `--pages=catalogue,product` only these kinds of page (bytes, lighthouse).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { startPostgres } from '@parral/config/postgres';
import { chromium } from '@playwright/test';
import { freePort, startEstate } from '../support/start-estate.ts';
import { type Figure, median, print, reaches } from './figures.ts';
import { measureLighthouse } from './lighthouse.ts';
import { load } from './load.ts';
import { measureLogin } from './login.ts';
import { measureBytes, pageKinds } from './pages.ts';
import { measurePurchases } from './purchases.ts';
import { plentifulEstate } from './plentiful-estate.ts';
import { residentMemory } from './resident-memory.ts';
import { measureSlots } from './slots.ts';

const record = new URL('record.json', import.meta.url);
const recorded = JSON.parse(readFileSync(record, 'utf8')) as { machine: string; figures: Record<string, Figure> };
const [keep, parts] = [process.argv.includes('--record'), process.argv.slice(2).filter((word) => !word.startsWith('-'))];
const named = process.argv
  .find((word) => word.startsWith('--pages='))
  ?.slice('--pages='.length)
  .split(',');
const kinds = pageKinds.filter(({ name }) => named?.includes(name) ?? true);
const wanted = (part: string) => parts.length === 0 || parts.includes(part);
const figures: Figure[] = [];
const add = (...more: Figure[]) => {
  print(more, recorded.figures);
  figures.push(...more);
};

const postgres = await startPostgres({ durable: true });
const folder = await plentifulEstate();
const withPostgres = { DATABASE_URL: postgres.url, ESTATE_FOLDER: folder, RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' };
console.log(`${machine()}; ${postgres.describe}\n`);
try {
  if (wanted('start')) await start();
  const estate = await startEstate({ env: withPostgres });
  try {
    if (wanted('load')) await pagesAndReads(estate.montelar);
    if (wanted('purchases')) add(...(await measurePurchases(estate.montelar, await allWines(estate.montelar))));
    if (wanted('login')) add(...(await measureLogin(estate.montelar)));
    if (wanted('slots')) add(...(await measureSlots(estate.montelar, postgres.url)));
    if (wanted('bytes') || wanted('lighthouse')) await inBrowser(estate.montelar);
  } finally {
    await estate.stop();
    await estate.forget();
  }
  if (wanted('load')) await uncachedPages();
} finally {
  await postgres.stop();
}
const missed = figures.filter((figure) => !reaches(figure));
console.log(`\n${figures.length} figures, ${missed.length} short of their goal${missed.length ? `: ${missed.map(({ name }) => name).join('; ')}` : ''}`);
if (keep)
  writeFileSync(
    record,
    `${JSON.stringify({ machine: machine(), figures: { ...recorded.figures, ...Object.fromEntries(figures.map((figure) => [figure.name, figure])) } }, null, 2)}\n`,
  );

async function start(): Promise<void> {
  const embedded = await startEstate();
  add({
    name: 'start on an empty data folder, embedded',
    value: Math.round(embedded.readyAfter),
    unit: 'ms',
    how: 'from the start of the process to "Ready", demo estate imported',
  });
  await embedded.stop();
  const warm: number[] = [];
  let memory = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const again = await startEstate({ dataDir: embedded.dataDir });
    warm.push(again.readyAfter);
    if (turn === 2) memory = await residentMemory(again.pid, 5);
    await again.stop();
  }
  await embedded.forget();
  add({ name: 'start on a warm data folder, embedded', value: Math.round(median(warm)), unit: 'ms', how: 'median of 3', goal: { atMost: 2000 } });
  add({ name: 'idle memory, embedded', value: memory, unit: 'MiB', how: 'resident, 5 s after start', goal: { atMost: 550 } });
  const first = await startEstate({ env: withPostgres });
  await first.stop();
  const served = await startEstate({ env: withPostgres, dataDir: first.dataDir });
  add({ name: 'start, PostgreSQL', value: Math.round(served.readyAfter), unit: 'ms', how: 'database already filled', goal: { atMost: 2000 } });
  add({ name: 'idle memory, PostgreSQL', value: await residentMemory(served.pid, 5), unit: 'MiB', how: 'resident, 5 s after start', goal: { atMost: 250 } });
  await served.stop();
  await served.forget();
}

async function pagesAndReads(origin: string): Promise<void> {
  const goal = { atLeast: 10_000 };
  const headers = { 'accept-encoding': 'br, gzip' };
  for (const kind of pageKinds.filter(({ name }) => ['home', 'catalogue', 'product'].includes(name)))
    add(await load({ name: `${kind.name}, cached`, url: `${origin}${kind.path}`, headers, ...(kind.name === 'home' ? {} : { goal }) }));
  add(await load({ name: 'API product list', url: `${origin}/api/catalogue/products/?brand=montelar&language=es`, headers, goal }));
  add(await load({ name: 'API product detail', url: `${origin}/api/catalogue/products/reserva/?brand=montelar&language=es`, headers, goal }));
}

async function uncachedPages(): Promise<void> {
  const estate = await startEstate({ env: { ...withPostgres, PAGE_CACHE: 'off' } });
  for (const kind of pageKinds.filter(({ name }) => ['home', 'catalogue', 'product'].includes(name)))
    add(await load({ name: `${kind.name}, uncached`, url: `${estate.montelar}${kind.path}`, connections: 8 }));
  await estate.stop();
  await estate.forget();
}

async function allWines(origin: string): Promise<string[]> {
  const list = (await (await fetch(`${origin}/api/catalogue/products/?brand=montelar&language=es&page_size=100`)).json()) as { products: { id: string }[] };
  return list.products.map(({ id }) => id);
}

async function inBrowser(origin: string): Promise<void> {
  const port = await freePort();
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    if (wanted('bytes')) for (const kind of kinds) add(...(await measureBytes(browser, origin, kind)));
    if (wanted('lighthouse')) for (const kind of kinds) add(...(await measureLighthouse(port, origin, kind)));
  } finally {
    await browser.close();
  }
}

function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}`;
}
