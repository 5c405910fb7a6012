/** How fast the office's lists, searches and reports are beside half a million orders and 100,000 bookings (issue 16, must show 3). */
import { Client } from 'pg';
import { startEstate } from '../support/start-estate.ts';
import { type Figure, median } from './figures.ts';
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
  const estate = await startEstate({ env: { ...env, DATABASE_URL: url } });
  try {
    const { asked, filled } = await withClient(url, async (client) => ({
      filled: await fillOffice(client, office.size),
      asked: await requests(client, office.size),
    }));
    console.log(`  ${office.size.orders} orders, ${office.size.bookings} bookings and what belongs to them, in ${filled} s\n`);
    await refuseUnasked(estate.montelar, asked);
    const cookie = await signIn(estate.montelar);
    const figures: Figure[] = [];
    for (const [name, path, atMost] of asked) figures.push(await timed(estate.montelar, cookie, { name, path, atMost }, office));
    figures.push(await file(estate.montelar, cookie, office.size));
    return figures;
  } finally {
    await estate.stop();
    await estate.forget();
    await withClient(serverUrl, (server) => server.query('drop database office_bench with (force)'));
  }
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

type Asked = readonly [name: string, path: string, atMost: number];

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

/** Every list, search and report of the office, with the milliseconds it may take. */
async function requests(client: Client, { orders }: Size): Promise<Asked[]> {
  const ask = async (sql: string) => ((await client.query<{ value: string }>(sql)).rows[0] ?? { value: '' }).value;
  const number = await ask(`select number as value from shop_order where tracking_number = 'GLS' || to_char(${Math.round(orders / 2) + 1}, 'FM00000000')`);
  const visit = await ask(`select reference as value from booking order by booked_at limit 1 offset 1000`);
  const wine = await ask(`select sku as value from order_line limit 1`);
  const voucher = await ask(`select code as value from voucher order by created_at limit 1 offset 100`);
  const member = await ask(`select number as value from member where number like 'B%' order by number limit 1 offset 500`);
  const link = await ask(`select id::text as value from payment_link order by created_at limit 1 offset 100`);
  const person = await ask(`select id::text as value from office_staff limit 1`);
  const quarter = await ask(`select to_char(now() - interval '3 months', 'YYYY"-Q"Q') as value`);
  const action = await ask(`select (max(id) / 2)::text as value from office_action`);
  const days = await ask(`select (now() - interval '400 days')::date::text as value`);
  const today = await ask(`select now()::date::text as value`);
  const year = await ask(`select (now() - interval '364 days')::date::text as value`);
  const list = 100;
  const report = 1000;
  return [
    ['today', 'today/', list],
    ['orders', 'orders/', list],
    ['orders, a page in the middle', `orders/?after=${number}`, list],
    ...['new', 'in_process', 'completed', 'canceled'].map((status): Asked => [`orders, ${status}`, `orders/?status=${status}`, list]),
    ['orders to Germany', 'orders/?country=DE', list],
    ['orders, nothing due', 'orders/?paid_with=nothing', list],
    ['orders of a brand', 'orders/?brand=oria', list],
    ['orders of a day 400 days ago', `orders/?from=${days}&to=${days}`, list],
    ['orders by number', `orders/?q=${number}`, list],
    ['orders by name and surname', 'orders/?q=luc%C3%ADa%20arteaga', list],
    ['orders by a common word', 'orders/?q=mail', list],
    ['orders by mail', 'orders/?q=buyer77%40mail.example', list],
    ['orders by wine', `orders/?q=${wine}`, list],
    ['orders by wine, to pack', `orders/?q=${wine}&status=new`, list],
    ['orders by wine, to Germany, cancelled', `orders/?q=${wine}&country=DE&status=canceled`, list],
    ['orders by tracking number', 'orders/?q=GLS00000777', list],
    ['orders, none found', 'orders/?q=nobodyatall', list],
    ['orders of a brand by a common word, in a year', `orders/?q=mail&brand=oria&from=${year}&to=${today}`, list],
    ['payment links', 'payment_links/', list],
    ['payment links, a page in the middle', `payment_links/?after=${link}`, list],
    ['payment links by mail', 'payment_links/?q=caller77%40mail.example', list],
    ['payment links, paid orders', 'payment_links/?state=paid&kind=order', list],
    ['one payment link', `payment_links/${link}/`, list],
    ['one order', `orders/${number}/`, list],
    ['delivery notes to pack', 'orders/delivery_notes/', report],
    ['visits', 'visits/', list],
    ['visits, a page in the middle', `visits/?after=${visit}`, list],
    ['visits, cancelled', 'visits/?state=cancelled', list],
    ['visits by name', 'visits/?q=weber', list],
    ['visits by a common word', 'visits/?q=mail', list],
    ['visits of a brand', 'visits/?brand=montelar', list],
    ['visits, none found', 'visits/?q=nobodyatall', list],
    ['visits by reference', `visits/?q=${visit}`, list],
    ['visits of today', `visits/day/?day=${today}`, list],
    ['one visit', `visits/${visit}/`, list],
    ['wines', 'wines/', list],
    ['wines by name', 'wines/?q=reserva', list],
    ['wines of a brand, low', 'wines/?brand=montelar&state=low', list],
    ['wines, a page in the middle', `wines/?after=${wine}`, list],
    ['one wine', `wines/${wine}/`, list],
    ['members', 'members/', list],
    ['members, a page in the middle', `members/?after=${member}`, list],
    ['members by surname', 'members/?q=weber', list],
    ['members by mail', 'members/?q=member77%40club', list],
    ['members, ended', 'members/?state=ended', list],
    ['members, goal met', 'members/?goal=met', list],
    ['members of a level', 'members/?level=platinum', list],
    ['club requests', 'club/requests/', list],
    ['personal data of a buyer', 'personal_data/?of=buyer77%40mail.example', list],
    ['personal data of a member', `personal_data/?of=${member}`, list],
    ['one member', `members/${member}/`, list],
    ['vouchers', 'vouchers/', list],
    ['vouchers, a page in the middle', `vouchers/?after=${voucher}`, list],
    ['vouchers, blocked', 'vouchers/?state=stopped', list],
    ['vouchers of a brand', 'vouchers/?brand=oria', list],
    ['one voucher', `vouchers/${voucher}/`, list],
    ['vouchers by code', `vouchers/?q=${voucher.slice(0, 6)}`, list],
    ['coupons', 'coupons/', list],
    ['log', 'log/', list],
    ['log, a page in the middle', `log/?before=${action}`, list],
    ['log by reason', 'log/?q=goodwill', list],
    ['log of a person', `log/?staff_id=${person}`, list],
    ['log of what one did to orders', `log/?staff_id=${person}&subject_kind=order`, list],
    ['log of one order', `log/?subject_kind=order&subject=${number}`, list],
    ['log by order', `log/?q=${number}`, list],
    ['log, refunds', 'log/?kind=order.refund', list],
    ['log of a day', `log/?from=${days}&to=${days}`, list],
    ['log, none found', 'log/?q=nobodyatall', list],
    ['people', 'staff/', list],
    ['sessions of one’s own', 'sessions/', list],
    ['programs', 'programs/', list],
    ...['day', 'wine', 'country', 'brand', 'channel'].map((by): Asked => [`sales of 30 days by ${by}`, `numbers/sales/?by=${by}`, report]),
    ...['day', 'wine', 'country', 'brand', 'channel'].map((by): Asked => [
      `sales of a year by ${by}`,
      `numbers/sales/?by=${by}&from=${year}&to=${today}`,
      report,
    ]),
    ['VAT of a quarter', 'numbers/vat/', report],
    ['VAT of the quarter before', `numbers/vat/?quarter=${quarter}`, report],
    ['occupancy of a year', `numbers/visits/?from=${year}&to=${today}`, report],
    ['coupons of a year', `numbers/coupons/?from=${year}&to=${today}`, report],
  ];
}

async function timed(
  origin: string,
  cookie: string,
  asked: { name: string; path: string; atMost: number },
  { size, requests: most }: Pace['office'],
): Promise<Figure> {
  const times: number[] = [];
  for (let turn = 0; turn < warmUp + most; turn += 1) {
    const began = performance.now();
    const answer = await fetch(`${origin}/api/office/${asked.path}`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${asked.name}: ${answer.status} from ${asked.path}`);
    if (turn >= warmUp) times.push(performance.now() - began);
  }
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return {
    name: `office: ${asked.name}`,
    value: Number(median(times).toFixed(1)),
    unit: 'ms',
    how: `p50 of ${most} requests one after the other, with HTTP; ${size.orders} orders, ${size.bookings} bookings, PostgreSQL, warm`,
    goal: { atMost: asked.atMost },
    beside: { 'p99 ms': Number(p99.toFixed(1)) },
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
