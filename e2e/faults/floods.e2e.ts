/** Floods: of visitors who keep nothing, of addresses that are one customer, of characters that no text has. */
import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { startPostgres } from '@parral/config/postgres';
import { Client } from 'pg';
import { type RunningEstate, startEstate } from '../support/start-estate.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

let estate: RunningEstate;
let database: Client;
const undo: (() => Promise<unknown>)[] = [];

test.beforeAll(async () => {
  const postgres = await startPostgres({ own: true });
  undo.push(() => postgres.stop());
  // The limits as they are sold; each visitor behind the proxy has an address of its own.
  estate = await startEstate({ env: { DATABASE_URL: postgres.url, TRUST_PROXY: 'loopback', RATE_LIMIT_FACTOR: '1' } });
  undo.push(async () => {
    await estate.stop();
    await estate.forget();
  });
  database = new Client({ connectionString: postgres.url });
  await database.connect();
  undo.push(() => database.end());
});
test.afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

interface Sent {
  method?: string;
  path: string;
  body?: unknown;
  from?: string;
}

/** One call of somebody without cookies; the answer's status, and its cookie. */
function call({ method = 'GET', path, body, from = '192.0.2.1' }: Sent): Promise<{ status: number; cookie: string | undefined }> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    host: `localhost:${estate.port}`,
    origin: estate.montelar,
    'x-forwarded-for': from,
    ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  };
  return new Promise((done, fail) => {
    const sent = httpRequest({ host: '127.0.0.1', port: estate.port, method, path, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => done({ status: answer.statusCode ?? 0, cookie: answer.headers['set-cookie']?.[0] }));
    });
    sent.once('error', fail);
    sent.end(payload);
  });
}

const add = (from: string) =>
  call({ method: 'POST', path: '/api/ecom/basket/add_product/', body: { product_id: 'MON-CRI-2021-75', quantity: 1, language: 'es' }, from });

const rows = async (table: 'session' | 'basket') => Number((await database.query(`select count(*) as rows from ${table}`)).rows[0].rows);

test('fault "30 requests without a cookie make 30 sessions and baskets": who keeps nothing leaves no row', async () => {
  const before = [await rows('session'), await rows('basket')];
  for (let turn = 0; turn < 30; turn += 1) expect(await call({ path: '/api/ecom/basket/' })).toEqual({ status: 200, cookie: undefined });
  expect([await rows('session'), await rows('basket')]).toEqual(before);
});

test('fault "a /64 is as many customers as it has addresses": 400 new baskets out of one /64 are stopped as those of one, and others go on', async () => {
  const before = await rows('session');
  const answers = await Promise.all(Array.from({ length: 400 }, (_, turn) => add(`2001:db8:1:1::${(turn + 1).toString(16)}`)));
  const counted = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([counted(200), counted(429)]).toEqual([300, 100]);
  expect((await rows('session')) - before).toBe(300);
  expect((await add('2001:db8:1:2::1')).status).toBe(200);
});

test('fault "a NUL in a query is a 500": in the path, the query and the body of every operation of the description it is refused', async () => {
  const { paths } = (await (await fetch(`${estate.montelar}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, { requestBody?: object }>> };
  const refused: string[] = [];
  const all = Object.entries(paths).flatMap(([path, operations]) => Object.entries(operations).map(([method, operation]) => ({ path, method, operation })));
  for (const [turn, { path, method, operation }] of all.filter(({ method: one }) => /^(?:get|post|put|patch|delete)$/.test(one)).entries()) {
    const address = path.replaceAll(/\{\w+\}/g, 'x');
    // Each operation from an address of its own: this is not about the limits.
    const from = `198.51.100.${turn % 250}`;
    const sent: Sent[] = [{ path: `${address}?language=%00`, ...(operation.requestBody && { body: {} }) }];
    if (path.includes('{')) sent.push({ path: path.replaceAll(/\{\w+\}/g, 'x%00y'), ...(operation.requestBody && { body: {} }) });
    if (operation.requestBody) sent.push({ path: address, body: { text: 'a\u0000b' } });
    for (const one of sent) {
      const { status } = await call({ ...one, method: method.toUpperCase(), from });
      refused.push(`${method} ${path} ${status}`);
    }
  }
  expect(refused.length).toBeGreaterThan(100);
  expect(refused.filter((line) => !/ 40[01]$/.test(line))).toEqual([]);
});
