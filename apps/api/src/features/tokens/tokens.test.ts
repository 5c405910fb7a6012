/** "Tokens for machines (made in the office or by command, with scopes)": what a token opens, and all that it does not. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tokenAdd, tokenList, tokenRevoke } from '../../commands/token-commands.ts';
import { operations } from '../../testing/generated/requests.ts';
import type { Reply, Visitor } from '../../testing/visitor.ts';
import { withApi } from '../../testing/with-api.ts';
import { bookedVisit, slotIn } from '../booking/testing/booking.ts';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { addToken } from './add-token.ts';
import { type Scope, scopes } from './scopes.ts';

type Failure = { detail: string; message: string };
type Requirement = Record<string, string[]>;

const all = Object.keys(scopes) as Scope[];
const calls = operations.map(({ path, method, operation }) => {
  const security = (operation as unknown as { security: Requirement[] }).security;
  return {
    operation: operation.operationId,
    method: method.toUpperCase() as 'GET',
    url: path.replaceAll(/\{(\w+)\}/g, 'x'),
    scope: security.flatMap(({ token = [] }) => token)[0] as Scope | undefined,
    isOpen: security.some((one) => Object.keys(one).length === 0),
    isForMembers: security.every((one) => 'session' in one),
  };
});
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const inShort = ({ status, body }: Reply) => `${status} ${(body as Partial<Failure> | null)?.detail ?? ''}`;
const products = '/api/catalogue/products/?brand=alba&language=es';

describeShop('tokens', (shop) => {
  const run = async (command: typeof tokenAdd, args: string[], json = false) => {
    const lines: string[] = [];
    const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
    const exit = await command.run(shop().api.context, { args, json, output });
    return { exit, text: lines.join('\n') };
  };
  let made = 0;
  const tokenFor = async (...of: Scope[]) => {
    made += 1;
    return addToken(shop().api.context.db, { name: `program ${made}`, scopes: of, days: 30 });
  };
  const call = (visitor: Visitor, { method, url }: { method: 'GET'; url: string }, token?: string) =>
    visitor.send(method, url, undefined, token === undefined ? {} : bearer(token));

  test('every call, with each scope: one that names it answers, one that names another refuses, and to all others it says nothing', async () => {
    expect([...new Set(calls.flatMap(({ scope }) => scope ?? []))].toSorted()).toEqual(all.toSorted());
    const tokens = await Promise.all(all.map(async (scope) => ({ scope, ...(await tokenFor(scope)) })));
    for (const one of calls) {
      const anonymous = inShort(await call(shop().api.visitor(), one));
      expect(one.isOpen || one.scope === undefined || anonymous === '401 TOKEN_INVALID', one.operation).toBe(true);
      for (const { scope, token } of tokens) {
        const answer = inShort(await call(shop().api.visitor(), one, token));
        const answers = one.scope === scope && !/^401|^403/.test(answer);
        const as = one.isForMembers ? '401 CLUB_NO_AUTHENTICATED_MEMBER' : one.scope === undefined ? anonymous : '403 TOKEN_SCOPE_MISSING';
        expect(answers ? 'answers' : answer, `${one.operation} with ${scope}`).toBe(one.scope === scope ? 'answers' : as);
      }
    }
  });

  test('a token that is unknown, revoked or over opens nothing, a kept answer neither; the answer says which it is and what to do', async () => {
    const [revoked, over] = [await tokenFor(...all), await tokenFor(...all)];
    const visitor = shop().api.visitor();
    expect((await visitor.get(products, bearer(revoked.token))).status).toBe(200);
    expect((await run(tokenRevoke, revoked.name.split(' '))).exit).toBe(0);
    await shop().rows(sql`update api_token set expires_at = now() - interval '1 second' where name = ${over.name}`);
    const refused = { [revoked.token]: /was revoked on \d{4}-\d\d-\d\d\. .*estate token add/, [over.token]: /ended on /, parral_none: /unknown/ };
    for (const [token, why] of Object.entries(refused))
      for (const one of calls.filter(({ scope }) => scope !== undefined)) {
        const answer = await visitor.send<Failure>(one.method, one.operation === 'listProducts' ? products : one.url, undefined, bearer(token));
        expect(answer, one.operation).toMatchObject({ status: 401, body: { detail: 'TOKEN_INVALID', message: expect.stringMatching(why) } });
        expect(answer.headers).toMatchObject({ 'www-authenticate': expect.stringContaining('Bearer'), 'x-request-id': expect.any(String) });
      }
  });

  test('nothing of a member: beside a token no cookie counts', async () => {
    const { token } = await tokenFor('catalogue:read');
    const member = await shop().member();
    const url = `/api/catalogue/products/?language=es&ids=${wines.secret}`;
    const own = await member.get(url);
    const asProgram = await member.get(url, bearer(token));
    expect(own.text).not.toBe(asProgram.text);
    expect(asProgram.text).toBe((await shop().api.visitor().get(url)).text);
  });

  test('an accounting program reads each paid order once, page by page, and its whole file; a warehouse what is new', async () => {
    const { token } = await tokenFor('orders:read');
    const numbers: string[] = [];
    for (let at = 0; at < 3; at += 1) numbers.push((await boughtOrder(shop(), { [wines.paramo]: 1 })).number);
    const program = shop().api.visitor();
    type Page = { orders: { number: string; total_price: number; status: string }[]; next: string | null };
    const page = async (query: string) => (await program.get<Page>(`/api/estate/orders/?${query}`, bearer(token))).body;
    // What was paid a moment ago may still have an older one behind it.
    expect((await page('')).orders).toEqual([]);
    await shop().rows(sql`update shop_order set paid_at = paid_at - interval '1 minute'`);
    const first = await page('brand=brisa&page_size=2&status=new');
    const second = await page(`brand=brisa&page_size=2&after=${first.next}`);
    expect([...first.orders, ...second.orders].map(({ number }) => number)).toEqual(numbers);
    expect(await page(`after=${second.next}`)).toEqual({ orders: [], next: null });
    expect(await page('brand=alba')).toMatchObject({ orders: [] });
    expect(await page('status=canceled')).toMatchObject({ orders: [] });
    expect(await page('to=2020-01-01')).toMatchObject({ orders: [] });
    expect(await page('after=none')).toMatchObject({ detail: 'NOT_FOUND', message: expect.stringContaining('none') });
    const file = await program.get(`/api/estate/orders/${numbers[0]}/`, bearer(token));
    expect(file.body).toMatchObject({ number: numbers[0], email: 'ana@example.com', total_price: 64.5, lines: [{ product_id: wines.paramo }] });
    expect((await program.get('/api/estate/orders/NONE/', bearer(token))).status).toBe(404);
  });

  test('who comes to visit', async () => {
    const { token } = await tokenFor('bookings:read');
    const from = await slotIn(shop(), 31);
    await bookedVisit(shop(), from, [2, 1]);
    const { body } = await shop()
      .api.visitor()
      .get(`/api/estate/bookings/?day=${from.slice(0, 10)}`, bearer(token));
    expect(body).toMatchObject({ bookings: [{ time: '11:00', people: 3, adults: 2, children: 1, paid_with: 'card' }] });
  });

  test('made by command, shown once, kept as a hash, listed with its last use; refused with what to do', async () => {
    const added = await run(tokenAdd, ['accounting', 'orders:read,bookings:read', '7']);
    const [token = ''] = added.text.split('\n');
    expect(added).toMatchObject({ exit: 0, text: expect.stringMatching(/^parral_[\w-]{43}\nIt is shown this once/) });
    expect(JSON.stringify(await shop().rows(sql`select * from api_token`))).not.toContain(token.slice(7));
    expect((await run(tokenList, [])).text).toMatch(/^accounting\tvalid\torders:read,bookings:read\tuntil \d{4}-\d\d-\d\d\tnever used$/m);
    await shop().api.visitor().get('/api/estate/orders/', bearer(token));
    expect((await run(tokenList, [])).text).toMatch(/^accounting\t.*\tlast used \d{4}-\d\d-\d\d \d\d:\d\d$/m);
    expect((await run(tokenList, [], true)).text).not.toContain('hash');
    for (const [args, exit, why] of [
      [['accounting'], 2, /orders:read \(orders with addresses/],
      [['accounting', 'orders:read'], 1, /There is a token "accounting" already/],
      [['till', 'orders:write'], 1, /"orders:write" is no scope\. There are: catalogue:read/],
      [['till', 'orders:read', '0'], 1, /1 to 3653 days/],
      [['<b>', 'orders:read'], 1, /is no name/],
    ] as const)
      expect(await run(tokenAdd, [...args]), args.join(' ')).toMatchObject({ exit, text: expect.stringMatching(why) });
    expect((await run(tokenRevoke, ['nobody'])).exit).toBe(1);
    expect((await run(tokenRevoke, ['accounting'])).exit).toBe(0);
    // A name is free again once its token is revoked.
    expect((await run(tokenAdd, ['accounting', 'orders:read'])).exit).toBe(0);
  });
});

test('calls are counted for the token, wherever they come from, and each is logged under its name', { timeout: 60_000 }, async () => {
  const lines: string[] = [];
  const api = await withApi({ database: 'pglite', config: { rateLimitFactor: 0.005 }, logTarget: { write: (line) => void lines.push(line) } });
  try {
    const { token } = await addToken(api.context.db, { name: 'own site', scopes: ['catalogue:read'], days: 1 });
    const ask = (remoteAddress: string) => api.visitor().get(products, { ...bearer(token), remoteAddress });
    const statuses = [];
    for (let at = 1; at <= 7; at += 1) statuses.push((await ask(`192.0.2.${at}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(Number((await ask('192.0.2.9')).headers['retry-after'])).toBeGreaterThan(0);
    // Everybody else is not concerned.
    expect((await api.visitor().get(products)).status).toBe(200);
    expect(lines.filter((line) => line.includes('"token":"own site"') && line.includes('"status":200'))).toHaveLength(6);
    expect(lines.join('')).not.toContain(token);
  } finally {
    await api.close();
  }
});

test.each(['pglite', 'postgres'] as const)(
  'fault: unknown tokens were tried without end: an address is told to wait, its neighbours and who has a token are not (%s)',
  { timeout: 60_000 },
  async (database) => {
    const api = await withApi({ database, config: { rateLimitFactor: 1 } });
    try {
      const { token } = await addToken(api.context.db, { name: 'own site', scopes: ['catalogue:read'], days: 1 });
      const ask = (sent: string, remoteAddress: string) => api.visitor().get<Failure>(products, { ...bearer(sent), remoteAddress });
      for (let at = 0; at < 20; at += 1) expect((await ask(`parral_guess${at}`, '192.0.2.7')).status).toBe(401);
      const waits = await ask('parral_guess', '192.0.2.7');
      expect([waits.status, waits.body.detail]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(waits.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask('parral_guess', '198.51.100.7')).status).toBe(401);
      expect((await ask(token, '192.0.2.7')).status).toBe(200);
    } finally {
      await api.close();
    }
  },
);
