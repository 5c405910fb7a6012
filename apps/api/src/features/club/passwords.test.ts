import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnBoth, withApi } from '../../testing/with-api.ts';
import { mailsTo, tokenOf } from './testing/club-mails.ts';
import { enterMember, logIn, newMember, password } from './testing/club-members.ts';

type Failure = components['schemas']['Error'];
const forgot = '/api/club/password/forgot/';
const reset = '/api/club/password/reset/';

describeOnBoth('passwords', (api) => {
  const ask = (email: string) => api().visitor().post(forgot, { email });
  const choose = (token: string, chosen = 'otra-llave-larga') => api().visitor().post<Failure>(reset, { token, password: chosen });
  const lastToken = async (email: string) => tokenOf((await mailsTo(api(), email)).at(-1) ?? (await Promise.reject(new Error('No mail came.'))));

  test('the same answer for a member and for nobody; only the member is written to, in the member’s language', async () => {
    const member = await enterMember(api(), { language: 'en' });
    const [known, unknown] = [await ask(member.email.toUpperCase()), await ask('nobody@club.example')];
    expect([known.status, known.body, unknown.status, unknown.body]).toEqual([200, { status: 'ok' }, 200, { status: 'ok' }]);
    const mails = await mailsTo(api(), member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['club-password en Club']);
    expect(mails[0]?.text).toMatch(/http:\/\/localhost\/en\/\?token=[\w-]{22}/);
    expect(await mailsTo(api(), 'nobody@club.example')).toEqual([]);
  });

  test('a reset sets the password, ends every session of the member and nobody else’s, and works once', async () => {
    const { member, visitor } = await newMember(api());
    const { visitor: other } = await newMember(api());
    await ask(member.email);
    const token = await lastToken(member.email);
    expect(await choose(token)).toMatchObject({ status: 200, body: { status: 'ok' } });
    const session = async (of: typeof visitor) => (await of.get<components['schemas']['Session']>('/api/club/session/')).body.member;
    expect(await session(visitor)).toBeNull();
    expect(await session(other)).not.toBeNull();
    expect(await choose(token, 'una-tercera-llave')).toMatchObject({ status: 400, body: { detail: 'PASSWORD_TOKEN_INVALID' } });
    expect((await api().visitor().post('/api/club/login/', { email: member.email, password })).status).toBe(401);
    await logIn(api(), { email: member.email, password: 'otra-llave-larga' });
  });

  test('of 20 who use a link at the same time one sets the password', async () => {
    const member = await enterMember(api());
    await ask(member.email);
    const token = await lastToken(member.email);
    const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => choose(token, `llave-numero-${at}`)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a link is short-lived, the newest alone works, and neither it nor an open mail order holds the token in the database', async () => {
    const member = await enterMember(api());
    await ask(member.email);
    const first = await lastToken(member.email);
    await ask(member.email);
    const second = await lastToken(member.email);
    expect((await choose(first)).status).toBe(400);
    const kept = await api().context.db.execute(
      sql`select (select json_agg(t) from password_token t)::text || (select json_agg(o) from outbox o)::text as everything`,
    );
    expect(JSON.stringify(kept.rows)).not.toContain(second);
    await api().context.db.execute(sql`update password_token set expires_at = now() where member_id = ${member.id}`);
    expect((await choose(second)).body.detail).toBe('PASSWORD_TOKEN_INVALID');
    await api().context.jobs.run('expired password links');
    expect((await api().context.db.execute(sql`select 1 from password_token where member_id = ${member.id}`)).rows).toEqual([]);
  });

  test('a short password is refused at its field and leaves the link as it was', async () => {
    const member = await enterMember(api());
    await ask(member.email);
    const token = await lastToken(member.email);
    expect(await choose(token, 'corta')).toMatchObject({ status: 400, body: { detail: 'BAD_REQUEST', fields: { password: 'MINLENGTH' } } });
    expect((await choose(token)).status).toBe(200);
  });

  test('a link leads to a host of the estate, whatever host the request names', async () => {
    const member = await enterMember(api());
    await api().visitor('evil.example').post(forgot, { email: member.email });
    expect((await mailsTo(api(), member.email)).at(-1)?.text).toContain('http://localhost/es/?token=');
  });

  test('who logs in over another member begins anew: nothing of the first one’s session is handed on', async () => {
    const [first, second] = [await enterMember(api()), await enterMember(api())];
    const visitor = await logIn(api(), first);
    await visitor.post('/api/ecom/basket/add_product/', { product_id: 'ORI-PAR-2019-75', quantity: 1 });
    await visitor.post('/api/club/login/', { email: second.email, password });
    expect((await visitor.get<{ lines: unknown[] }>('/api/ecom/basket/')).body.lines).toEqual([]);
    const again = await visitor.post('/api/club/login/', { email: second.email, password });
    expect(again.status).toBe(200);
  });
});

test('limits: three links in 15 minutes for an account, ten a minute for an address', async () => {
  const api = await withApi({ database: 'pglite', config: { rateLimitFactor: 1 } });
  try {
    const from = (remoteAddress: string, email: string) => api.visitor().post<Failure>(forgot, { email }, { remoteAddress });
    for (let run = 0; run < 3; run += 1) expect((await from(`10.1.0.${run}`, 'lucia@club.example')).status).toBe(200);
    expect((await from('10.1.0.9', 'lucia@club.example')).status).toBe(429);
    for (let run = 0; run < 10; run += 1) expect((await from('10.2.0.1', `n${run}@club.example`)).status).toBe(200);
    expect((await from('10.2.0.1', 'm@club.example')).status).toBe(429);
    expect((await from('10.2.0.2', 'm@club.example')).status).toBe(200);
  } finally {
    await api.close();
  }
});
