/** How fast the office's lists, searches and reports are beside half a million orders and 100,000 bookings (issue 16, must show 3). */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { startEstate } from '../support/start-estate.ts';
import { type Figure, median } from './figures.ts';
import { type Asked, combinations, requests } from './office-requests.ts';
import { fillOffice, type Size } from './office-rows.ts';
import type { Pace } from './pace.ts';

/** The one login of a demo. */
const login = { email: 'office@montelar.example', password: 'llave-oficina-1' };
const warmUp = 4;

/** Fills a database of its own beside `serverUrl`'s, starts an estate on it, and asks for everything that lists, searches or sums up, one request at a time. */
export async function measureOffice(serverUrl: string, env: Record<string, string>, { office }: Pace): Promise<Figure[]> {
  const url = Object.assign(new URL(serverUrl), { pathname: '/office_bench' }).href;
  await withClient(serverUrl, async (server) => {
    await server.query('drop database if exists office_bench with (force)');
    await server.query('create database office_bench');
  });
  const filling = await startEstate({ env: { ...env, DATABASE_URL: url } });
  try {
    await refuseUnasked(filling.montelar, await withClient(url, (client) => requests(client, office.size)));
    const filled = await withClient(url, (client) => fillOffice(client, office.size));
    console.log(`  ${office.size.orders} orders, ${office.size.bookings} bookings and what belongs to them, in ${filled} s\n`);
  } finally {
    await filling.stop();
  }
  const estate = await startEstate({ env: { ...env, DATABASE_URL: url }, dataDir: filling.dataDir });
  try {
    const { asked, combined } = await withClient(url, async (client) => {
      await daysKept(client);
      return { asked: await requests(client, office.size), combined: await combinations(client) };
    });
    const cookie = await signIn(estate.montelar);
    const figures: Figure[] = [];
    for (const [name, path, atMost] of asked) figures.push(await timed(estate.montelar, cookie, { name, path, atMost }, office));
    figures.push(await slowest(estate.montelar, cookie, combined, office));
    figures.push(await file(estate.montelar, cookie, office.size));
    return figures;
  } finally {
    await estate.stop();
    await estate.forget();
    await withClient(serverUrl, (server) => server.query('drop database office_bench with (force)'));
  }
}

/** Waits until the server keeps the sums of all days that are over: it begins with that when it starts, and the rows came beside it. */
async function daysKept(client: Client): Promise<void> {
  const last = `select (max(day) >= ((now() - interval '1 hour') at time zone 'Europe/Madrid')::date - 1) is true as kept`;
  for (let second = 0; second < 300; second += 1) {
    const { rows } = await client.query<{ kept: boolean }>(`${last} from sales_day union all ${last} from sales_day_buyers`);
    if (rows.every(({ kept }) => kept)) return;
    await sleep(1000);
  }
  throw new Error('Five minutes after its start the server does not keep the sums of all days that are over.');
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/office/session/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(login),
  });
  const { state } = (await answer.json()) as { state: string };
  const cookie = answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('office_sid='))
    ?.split(';')[0];
  if (state !== 'signed_in' || cookie === undefined) throw new Error(`The demo's login did not open the office: ${state}.`);
  return cookie;
}

/** What of the way in is read before anybody is signed in, or only once: no list, search or report. */
const wayIn = ['session/', 'session/enrolment/'];

/** Throws where the description of the running server knows a reading call of the office, or a word by which one is filtered, that nothing here asks. */
async function refuseUnasked(origin: string, asked: readonly Asked[]): Promise<void> {
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Description;
  const office = Object.entries(paths).flatMap(([path, { get }]) =>
    get && path.startsWith('/api/office/') ? [{ path: path.slice('/api/office/'.length), words: get.parameters ?? [] }] : [],
  );
  const addresses = asked.map(([, path]) => new URL(path, 'http://office/'));
  /** The call that is meant: of several that fit, the one with the fewest parts left open. */
  const meant = ({ pathname }: URL) =>
    office
      .filter(({ path }) => new RegExp(`^/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
      .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0]?.path;
  const unasked = office.flatMap(({ path, words }) => {
    if (wayIn.includes(path)) return [];
    const mine = addresses.filter((address) => meant(address) === path);
    if (mine.length === 0) return [path];
    const filters = words.filter((word) => word.in === 'query' && word.name !== 'page_size').map(({ name }) => name);
    return filters.filter((name) => !mine.some(({ searchParams }) => searchParams.has(name))).map((name) => `${path}?${name}=`);
  });
  if (unasked.length > 0) throw new Error(`The office can be asked what the bench does not ask: ${unasked.join(', ')}`);
}

interface Description {
  paths: Record<string, { get?: { parameters?: { in: string; name: string }[] } }>;
}

/** Milliseconds of each of so many requests for a path, one after the other, the first few left out. */
async function times(
  origin: string,
  cookie: string,
  path: string,
  { requests: most, warmUp: before }: { requests: number; warmUp: number },
): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < before + most; turn += 1) {
    const began = performance.now();
    const answer = await fetch(`${origin}/api/office/${path}`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${answer.status} from ${path}`);
    if (turn >= before) took.push(performance.now() - began);
  }
  return took;
}

const beside = ({ orders, bookings }: Size) => `${orders} orders, ${bookings} bookings, PostgreSQL, warm`;

async function timed(
  origin: string,
  cookie: string,
  asked: { name: string; path: string; atMost: number },
  { size, requests: most }: Pace['office'],
): Promise<Figure> {
  const took = await times(origin, cookie, asked.path, { requests: most, warmUp });
  const p99 = took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN;
  return {
    name: `office: ${asked.name}`,
    value: Number(median(took).toFixed(1)),
    unit: 'ms',
    how: `p50 of ${most} requests one after the other, with HTTP; ${beside(size)}`,
    goal: { atMost: asked.atMost },
    beside: { 'p99 ms': Number(p99.toFixed(1)) },
  };
}

/** Orders by every combination of filters: the slowest of them. */
async function slowest(origin: string, cookie: string, paths: readonly string[], { size, requests: most }: Pace['office']): Promise<Figure> {
  const each = Math.ceil(most / 10);
  const p50s: { path: string; value: number }[] = [];
  for (const path of paths) p50s.push({ path, value: median(await times(origin, cookie, path, { requests: each, warmUp: 1 })) });
  const worst = p50s.toSorted((a, b) => b.value - a.value)[0] ?? { path: '', value: Number.NaN };
  return {
    name: 'office: orders by any combination of filters',
    value: Number(worst.value.toFixed(1)),
    unit: 'ms',
    how: `the slowest p50 of ${paths.length} combinations, ${each} requests each, with HTTP: ${worst.path}; ${beside(size)}`,
    goal: { atMost: 100 },
    beside: { 'p50 of all ms': Number(median(p50s.map(({ value }) => value)).toFixed(1)) },
  };
}

/** All orders as a file: how long, and that none is missing. */
async function file(origin: string, cookie: string, { orders }: Size): Promise<Figure> {
  const began = performance.now();
  const answer = await fetch(`${origin}/office/orders?csv=1`, { headers: { cookie } });
  let rows = -1;
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    for (const byte of part) if (byte === 10) rows += 1;
  }
  if (rows < orders) throw new Error(`The file of all orders has ${rows} rows.`);
  const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
  return {
    name: 'office: all orders as a file',
    value: seconds,
    unit: 's',
    how: `${rows} rows, written while they are read`,
    beside: { MiB: Math.round(bytes / 2 ** 20) },
  };
}
