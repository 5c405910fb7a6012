/**
 * `npm run bench`: measures a built estate and compares with the figures kept in record.json. Words name parts (start,
 * load, purchases, login, slots, office, bytes, touch, motion, paint, lighthouse), `--pages=catalogue,product` kinds of page for bytes, paint and
 * lighthouse; `--everywhere` takes both houses in both languages for the last two, and ends with a table of Lighthouse's.
 * `--record` keeps the new figures; `--short` takes rough ones fast, to see that all of it runs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startPostgres } from '@parral/config/postgres';
import { prepare, type Tool } from '@parral/config/tools';
import { chromium as wholeChromium, chromiumWithoutWindows } from '@parral/config/vitest';
import { chromium } from '@playwright/test';
import { freePort, startEstate } from '../support/start-estate.ts';
import { type Figure, print, reaches } from './figures.ts';
import { measureLighthouse } from './lighthouse.ts';
import { printTable } from './lighthouse-table.ts';
import { measureLargestPaint } from './largest-paint.ts';
import { load } from './load.ts';
import { measureLogin } from './login.ts';
import { measureMotion } from './motion.ts';
import { measureOffice } from './office.ts';
import { fullPace, shortPace } from './pace.ts';
import { measureBytes } from './page-bytes.ts';
import { type BenchPlace, pageKinds } from './pages.ts';
import { plentifulEstate } from './plentiful-estate.ts';
import { databases, measurePurchases } from './purchases.ts';
import { sellableWines } from './sellable-wines.ts';
import { measureSlots } from './slots.ts';
import { measureEmbeddedStart, measurePostgresStart } from './start-up.ts';
import { measureTouch } from './touch.ts';
import { openUnwatchedBrowser } from './unwatched-browser.ts';

/** What each part needs on the machine beside PostgreSQL. */
const toolsOfParts: Record<string, readonly Tool[]> = {
  start: [],
  load: ['wrk'],
  purchases: [],
  login: [],
  slots: [],
  office: [],
  bytes: ['chromium'],
  touch: ['chromium'],
  motion: ['chromium'],
  paint: ['chromium', 'headless-shell'],
  lighthouse: ['chromium', 'headless-shell'],
};

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' }, short: { type: 'boolean' }, pages: { type: 'string' }, everywhere: { type: 'boolean' } },
});
const unknown = named.filter((part) => !(part in toolsOfParts));
if (unknown.length > 0) throw new Error(`The bench has no part "${unknown.join('", "')}". There are: ${Object.keys(toolsOfParts).join(', ')}.`);
if (options.record && options.short) throw new Error('Figures of a short bench are too rough to be kept: --record or --short, not both.');
const isWanted = (part: string) => named.length === 0 || named.includes(part);
const pace = options.short ? shortPace : fullPace;
const kinds = pageKinds.filter(({ name }) => options.pages?.split(',').includes(name) ?? true);

const record = new URL('record.json', import.meta.url);
const recorded = JSON.parse(readFileSync(record, 'utf8')) as { machine: string; figures: Record<string, Figure> };
const figures: Figure[] = [];
const add = (...more: Figure[]) => {
  print(more, recorded.figures);
  figures.push(...more);
};

await prepare(['postgres', ...Object.keys(toolsOfParts).flatMap((part) => (isWanted(part) ? (toolsOfParts[part] ?? []) : []))]);
const postgres = await startPostgres({ durable: true });
const withPostgres = { DATABASE_URL: postgres.url, ESTATE_FOLDER: await plentifulEstate(), RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' };
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}`;
console.log(`${machine}; ${postgres.describe}\n`);
try {
  if (isWanted('start')) add(...(await measureEmbeddedStart(pace)), ...(await measurePostgresStart(withPostgres, pace)));
  const estate = await startEstate({ env: withPostgres });
  try {
    if (isWanted('load')) await cachedPagesAndReads(estate.montelar);
    if (isWanted('purchases')) await purchasesAt(estate.montelar, 'postgres');
    if (isWanted('login')) add(...(await measureLogin(estate.montelar, pace)));
    if (isWanted('slots')) add(...(await measureSlots(estate.montelar, postgres.url, pace)));
    if (isWanted('paint')) await paints(estate.montelar, estate.oria);
    if (['bytes', 'touch', 'motion'].some(isWanted)) await inBrowser(estate.montelar);
    if (isWanted('lighthouse')) await scorePages(placesOf(estate.montelar, estate.oria));
  } finally {
    await estate.stop();
    await estate.forget();
  }
  if (isWanted('load')) await uncachedPages();
  if (isWanted('purchases')) await embeddedPurchases();
  if (isWanted('office')) add(...(await measureOffice(postgres.url, withPostgres, pace)));
} finally {
  await postgres.stop();
}
const missed = figures.filter((figure) => !reaches(figure));
console.log(`\n${figures.length} figures, ${missed.length} short of their goal${missed.length ? `: ${missed.map(({ name }) => name).join('; ')}` : ''}`);
if (options.record) {
  const kept = { ...recorded.figures, ...Object.fromEntries(figures.map((figure) => [figure.name, figure])) };
  writeFileSync(record, `${JSON.stringify({ machine, figures: kept }, null, 2)}\n`);
}

async function cachedPagesAndReads(origin: string): Promise<void> {
  const goal = { atLeast: 10_000 };
  const headers = { 'accept-encoding': 'br, gzip' };
  for (const kind of pageKinds.filter(({ name }) => ['home', 'catalogue', 'product'].includes(name)))
    add(
      ...(await load({
        name: `${kind.name}, cached`,
        url: `${origin}${kind.path}`,
        headers,
        pace,
        share: { atLeast: 0.8 },
        ...(kind.name === 'home' ? {} : { goal }),
      })),
    );
  const share = { atLeast: 0.6 };
  add(...(await load({ name: 'API product list', url: `${origin}/api/catalogue/products/?brand=montelar&language=es`, headers, goal, share, pace })));
  add(...(await load({ name: 'API product detail', url: `${origin}/api/catalogue/products/reserva/?brand=montelar&language=es`, headers, goal, share, pace })));
}

async function uncachedPages(): Promise<void> {
  const estate = await startEstate({ env: { ...withPostgres, PAGE_CACHE: 'off' } });
  for (const kind of pageKinds.filter(({ name }) => ['home', 'catalogue', 'product'].includes(name)))
    add(...(await load({ name: `${kind.name}, uncached`, url: `${estate.montelar}${kind.path}`, connections: 8, pace })));
  await estate.stop();
  await estate.forget();
}

async function purchasesAt(origin: string, database: keyof typeof databases): Promise<void> {
  add(...(await measurePurchases(origin, await sellableWines(origin, 'montelar'), databases[database], pace)));
}

async function embeddedPurchases(): Promise<void> {
  const { DATABASE_URL: _, ...embedded } = withPostgres;
  const estate = await startEstate({ env: embedded });
  await purchasesAt(estate.montelar, 'embedded');
  await estate.stop();
  await estate.forget();
}

async function paints(montelar: string, oria: string): Promise<void> {
  const browser = await openUnwatchedBrowser();
  try {
    for (const kind of kindsInTurn()) for (const place of placesOf(montelar, oria)) add(await measureLargestPaint(browser, place, kind, pace.paints));
  } finally {
    await browser.close();
  }
}

async function inBrowser(montelar: string): Promise<void> {
  const browser = await chromium.launch(wholeChromium());
  try {
    if (isWanted('bytes')) for (const kind of kinds) add(...(await measureBytes(browser, inSpanish(montelar), kind)));
    if (isWanted('touch')) add(...(await measureTouch(browser, montelar, pace)));
    if (isWanted('motion')) add(...(await measureMotion(browser, montelar, pace)));
  } finally {
    await browser.close();
  }
}

function inSpanish(montelar: string): BenchPlace {
  return { brand: 'montelar', language: 'es', origin: montelar };
}

/** Where pages are looked at: in one house and language, with `--everywhere` in all. */
function placesOf(montelar: string, oria: string): BenchPlace[] {
  const first = inSpanish(montelar);
  const others: BenchPlace[] = [
    { brand: 'montelar', language: 'en', origin: montelar },
    { brand: 'oria', language: 'es', origin: oria },
    { brand: 'oria', language: 'en', origin: oria },
  ];
  return options.everywhere ? [first, ...others] : [first];
}

/** The kinds of page that are looked at: few where the pace is short, but for those that were named. */
function kindsInTurn() {
  return kinds.filter(({ name }) => options.pages !== undefined || (pace.browserPages?.includes(name) ?? true));
}

/** Without a desktop's windows: on two cores their drawing alone blocks a page of text for a third of a second. */
async function scorePages(places: BenchPlace[]): Promise<void> {
  const port = await freePort();
  const { executablePath, args } = chromiumWithoutWindows();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  const scored = kindsInTurn();
  try {
    for (const kind of scored) for (const place of places) add(...(await measureLighthouse(port, place, kind, pace.lighthouseRuns)));
  } finally {
    await browser.close();
  }
  if (options.everywhere) printTable(scored, places, figures);
}
