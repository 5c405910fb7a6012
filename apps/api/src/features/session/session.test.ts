import { createHook } from 'node:async_hooks';
import path from 'node:path';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { RateLimiter } from '../../platform/http/rate-limits.ts';
import { listMails } from '../../platform/mail/mail-folder.ts';
import { describeOnBoth, withApi } from '../../testing/with-api.ts';
import { hashPassword, passwordMatches, unusableHash } from './password.ts';

const silent = { error: () => undefined, info: () => undefined } as unknown as FastifyBaseLogger;

type Session = components['schemas']['Session'];
type ErrorForm = components['schemas']['Error'];
const lucia = { email: 'lucia@club.example', password: 'llave-platino-1' };
const login = '/api/club/login/';
const session = '/api/club/session/';

describeOnBoth('session', (api) => {
  test('login, session, logout', async () => {
    const visitor = api().visitor();
    expect((await visitor.get<Session>(session)).body).toEqual({ member: null });
    expect(visitor.cookies.size).toBe(0);
    const reply = await visitor.post<Session>(login, { ...lucia, email: 'LUCIA@club.example' });
    expect(reply.body.member).toMatchObject({ name: 'Lucía', level: 'platinum', level_label: 'Platino' });
    expect(String(reply.headers['set-cookie'])).toMatch(/^sid=m[\w-]{22}; .*HttpOnly.*SameSite=Lax/);
    expect(String(reply.headers['set-cookie'])).not.toMatch(/Domain/i);
    expect((await visitor.get<Session>(session)).body.member).not.toBeNull();
    const old = visitor.cookies.get('sid') ?? '';
    expect((await visitor.post<Session>('/api/club/logout/')).body).toEqual({ member: null });
    expect(visitor.cookies.has('sid')).toBe(false);
    visitor.cookies.set('sid', old);
    expect((await visitor.get<Session>(session)).body).toEqual({ member: null });
  });

  test('fault: a session is extended when half of its time is over, and its cookie with it', async () => {
    const visitor = api().visitor();
    await visitor.post(login, lucia);
    const token = visitor.cookies.get('sid') ?? '';
    expect((await visitor.get(session)).headers['set-cookie']).toBeUndefined();
    await api().context.db.execute(sql`update session set expires_at = now() + interval '10 days' where member_id is not null`);
    const { headers } = await visitor.get(session);
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies).toEqual([
      expect.stringMatching(new RegExp(`^sid=${token}; Max-Age=2592000; .*HttpOnly`)),
      expect.stringMatching(/^is_member=1; Max-Age=2592000; /),
    ]);
    expect((await visitor.get(session)).headers['set-cookie']).toBeUndefined();
  });

  test('an unknown address and a wrong password get the same answer', async () => {
    const ask = async (email: string) => {
      const { status, body, headers } = await api().visitor().post<ErrorForm>(login, { email, password: 'wrong-password' });
      return { status, body: { ...body, error_id: '' }, cookies: headers['set-cookie'] };
    };
    const unknown = await ask('nobody@club.example');
    expect(unknown).toMatchObject({ status: 401, body: { detail: 'LOGIN_FAILED' } });
    expect(await ask(lucia.email)).toEqual(unknown);
  });

  test('and in the same time: each costs one argon2id of the same memory and passes', async () => {
    // Counted where Node hands the work to a thread: the same on however busy a machine, whichever test file read password.ts first.
    const comparisonsOf = async (email: string) => {
      let comparisons = 0;
      const counter = createHook({ init: (_id, type) => void (type === 'ARGON2REQUEST' && (comparisons += 1)) }).enable();
      await api().visitor().post(login, { email, password: 'wrong-password' });
      counter.disable();
      return comparisons;
    };
    expect(await comparisonsOf(lucia.email)).toBe(1);
    expect(await comparisonsOf('nobody@club.example')).toBe(1);
    const costOf = (hash: string) => hash.slice(0, hash.lastIndexOf('$', hash.lastIndexOf('$') - 1));
    const { rows: stored } = await api().context.db.execute<{ hash: string }>(sql`select password_hash as hash from member where email = ${lucia.email}`);
    expect(stored.map(({ hash }) => costOf(hash))).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(costOf(await unusableHash)).toBe('$argon2id$v=19$m=19456,t=2,p=1');
  });

  test('login gives the session a new token and keeps its id, and with it the basket', async () => {
    const visitor = api().visitor();
    await visitor.post('/api/ecom/basket/add_product/', { product_id: 'ORI-PAR-2019-75', quantity: 2 });
    const before = visitor.cookies.get('sid');
    const basket = (await visitor.get<{ id: string; lines: unknown[] }>('/api/ecom/basket/')).body;
    await visitor.post(login, lucia);
    const after = visitor.cookies.get('sid');
    expect(after).not.toBe(before);
    expect((await visitor.get<{ id: string; lines: unknown[] }>('/api/ecom/basket/')).body).toMatchObject({ id: basket.id, lines: [{ quantity: 2 }] });
    const thief = api().visitor();
    thief.cookies.set('sid', before ?? '');
    expect((await thief.get<Session>(session)).body).toEqual({ member: null });
    expect((await thief.get<{ lines: unknown[] }>('/api/ecom/basket/')).body.lines).toEqual([]);
  });

  test.each(['', 'x', 'm', `v${'.'.repeat(22)}`, `v${'A'.repeat(400)}`])('a cookie that was never given out (%j) is no session', async (sid) => {
    const visitor = api().visitor();
    visitor.cookies.set('sid', sid);
    expect((await visitor.get<Session>(session)).body).toEqual({ member: null });
  });
});

test('fault "strangers lock a member out": the right password still works; who fails waits, each address for itself, longer each time; the member is told', async () => {
  const api = await withApi({ database: 'pglite', config: { rateLimitFactor: 1 } });
  try {
    const attempt = (password: string, remoteAddress: string) => api.visitor().post<ErrorForm>(login, { ...lucia, password }, { remoteAddress });
    for (let run = 0; run < 60; run += 1) expect((await attempt('wrong', `10.${run}.1.1`)).status).toBe(401);
    expect((await attempt(lucia.password, '10.0.2.1')).status).toBe(200);

    for (let run = 0; run < 5; run += 1) expect((await attempt('wrong', '2001:db8:1:2::1')).status).toBe(401);
    const waits = await attempt('wrong', '2001:db8:1:2::2');
    expect([waits.status, waits.body.detail, Number(waits.headers['retry-after'])]).toEqual([429, 'TOO_MANY_REQUESTS', 30]);
    expect((await attempt(lucia.password, '2001:db8:9:2::1')).status).toBe(200);

    await api.context.outbox.drain();
    const mails = await listMails(path.join(api.dataDir, 'mail'));
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[lucia.email, 'Alguien ha intentado entrar con su cuenta']]);
  } finally {
    await api.close();
  }
});

test('each failure after the fifth makes an address wait twice as long for an account, a quarter of an hour at most', async () => {
  const limits = new RateLimiter(1, silent);
  const wait = async () => {
    await limits.countFailure('login of an account from an address', 'a');
    const refused: unknown = await limits.refuseWaiting('login of an account from an address', 'a').catch((error: unknown) => error);
    return refused instanceof ApiError ? Math.round(refused.details.retryAfterSeconds ?? 0) : 0;
  };
  const waits: number[] = [];
  for (let failure = 0; failure < 12; failure += 1) waits.push(await wait());
  expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
});

test('of two hundred comparisons at once four are at work and sixty-four wait: the rest are sent away before they take memory', async () => {
  const hash = await hashPassword('the right one');
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      passwordMatches(at === 0 ? 'the right one' : 'another', hash).catch((error: unknown) => (error instanceof ApiError ? error.code : error)),
    ),
  );
  const count = (answer: unknown) => answers.filter((one) => one === answer).length;
  expect([count(true), count(false), count('TOO_MANY_REQUESTS')]).toEqual([1, 67, 132]);
  expect(await passwordMatches('the right one', hash)).toBe(true);
});

test('ten logins a minute from an address; a flood of them from everywhere is sent away before it takes memory', async () => {
  const api = await withApi({ database: 'pglite', config: { rateLimitFactor: 1 } });
  try {
    const other = (remoteAddress: string) => api.visitor().post<ErrorForm>(login, { email: `${Math.random()}@example.com`, password: 'x' }, { remoteAddress });
    for (let run = 0; run < 10; run += 1) expect((await other('10.0.3.1')).status).toBe(401);
    expect((await other('10.0.3.1')).status).toBe(429);
    const flood = await Promise.all(Array.from({ length: 200 }, (_, at) => other(`10.${at}.7.7`)));
    const statuses = flood.map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([401, 429]);
    expect((await other('10.250.3.2')).status).toBe(401);
  } finally {
    await api.close();
  }
});

test('an address makes 300 new sessions a minute, here a tenth of them; whoever has one goes on', async () => {
  const api = await withApi({ database: 'pglite', config: { rateLimitFactor: 0.1 } });
  try {
    const add = (visitor: ReturnType<typeof api.visitor>, remoteAddress: string) =>
      visitor.post<ErrorForm>('/api/ecom/basket/add_product/', { product_id: 'ORI-PAR-2019-75', quantity: 1 }, { remoteAddress });
    const first = api.visitor();
    expect((await add(first, '10.0.4.1')).status).toBe(200);
    for (let visitors = 1; visitors < 30; visitors += 1) await add(api.visitor(), '10.0.4.1');
    const refused = await add(api.visitor(), '10.0.4.1');
    expect([refused.status, refused.body.detail]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect([(await add(first, '10.0.4.1')).status, (await add(api.visitor(), '10.0.4.2')).status]).toEqual([200, 200]);
  } finally {
    await api.close();
  }
});
