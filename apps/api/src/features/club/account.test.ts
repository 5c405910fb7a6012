import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnBoth, withApi } from '../../testing/with-api.ts';
import { mailsTo } from './testing/club-mails.ts';
import { enterMember, logIn, newMember, password } from './testing/club-members.ts';

type Schemas = components['schemas'];
const base = '/api/club/account/';
const another = 'otra-llave-larga';

describeOnBoth('a member’s own account', (api) => {
  const memberOf = async (of: Awaited<ReturnType<typeof logIn>>) => (await of.get<Schemas['Session']>('/api/club/session/')).body.member;

  test('another password: the old one must be known, the other sessions end, this one stays, and a mail says so', async () => {
    const { member, visitor } = await newMember(api());
    const elsewhere = await logIn(api(), member);
    const wrong = await visitor.post<Schemas['Error']>(`${base}password/`, { current_password: 'not-it-at-all', password: another });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { current_password: 'LOGIN_FAILED' }]);
    const short = await visitor.post<Schemas['Error']>(`${base}password/`, { current_password: password, password: 'short' });
    expect([short.status, short.body.fields]).toEqual([400, { password: 'MINLENGTH' }]);
    expect(await memberOf(elsewhere)).not.toBeNull();
    expect((await visitor.post(`${base}password/`, { current_password: password, password: another })).status).toBe(200);
    expect([(await memberOf(visitor))?.name, await memberOf(elsewhere)]).toEqual(['Nora', null]);
    await logIn(api(), { email: member.email, password: another });
    expect((await mailsTo(api(), member.email)).map(({ subject }) => subject)).toEqual(['club-password-changed es Club']);
  });

  const linkOf = async (to: string) => /email_token=([\w-]{22})/.exec((await mailsTo(api(), to)).at(-1)?.text ?? '')?.[1] ?? '';

  test('another e-mail address: taken once its mail’s link is opened by the same member; the old one is told', async () => {
    const { member, visitor } = await newMember(api());
    const fresh = `fresh-${member.number}@club.example`;
    expect((await visitor.post(`${base}email/`, { email: fresh.toUpperCase(), password })).status).toBe(200);
    const token = await linkOf(fresh);
    expect((await mailsTo(api(), fresh)).map(({ subject, text }) => [subject, text.includes('http://localhost/es/')])).toEqual([
      ['club-email-confirm es Club', true],
    ]);
    expect((await visitor.get<Schemas['Account']>(base)).body.email).toBe(member.email);
    const { visitor: other } = await newMember(api());
    expect(await other.post<Schemas['Error']>(`${base}email/confirm/`, { token })).toMatchObject({ status: 400, body: { detail: 'EMAIL_TOKEN_INVALID' } });
    expect(await visitor.post(`${base}email/confirm/`, { token })).toMatchObject({ status: 200, body: { email: fresh } });
    expect((await visitor.post<Schemas['Error']>(`${base}email/confirm/`, { token })).body.detail).toBe('EMAIL_TOKEN_INVALID');
    expect((await mailsTo(api(), member.email)).map(({ subject }) => subject)).toEqual(['club-email-changed es Club']);
    expect((await api().visitor().post('/api/club/login/', { email: member.email, password })).status).toBe(401);
    await logIn(api(), { email: fresh });
  });

  test('an address that is somebody’s is refused, before the mail and after it; so is a wrong password, a link that is over, and the link before the last', async () => {
    const { member, visitor } = await newMember(api());
    const taken = await enterMember(api());
    const ask = (email: string, own = password) => visitor.post<Schemas['Error']>(`${base}email/`, { email, password: own });
    expect(await ask(taken.email)).toMatchObject({ status: 400, body: { detail: 'EMAIL_IN_USE', fields: { email: 'EMAIL_IN_USE' } } });
    expect((await ask(`x-${member.number}@club.example`, 'not-it')).body.fields).toEqual({ password: 'LOGIN_FAILED' });
    await ask(`late-${member.number}@club.example`);
    const first = await linkOf(`late-${member.number}@club.example`);
    await ask(`later-${member.number}@club.example`);
    const second = await linkOf(`later-${member.number}@club.example`);
    const confirm = (token: string) => visitor.post<Schemas['Error']>(`${base}email/confirm/`, { token });
    expect((await confirm(first)).body.detail).toBe('EMAIL_TOKEN_INVALID');
    await enterMember(api(), { email: `later-${member.number}@club.example` });
    expect((await confirm(second)).body.detail).toBe('EMAIL_IN_USE');
    await api().context.db.execute(sql`update email_change set expires_at = now() where member_id = ${member.id}`);
    expect((await confirm(second)).body.detail).toBe('EMAIL_TOKEN_INVALID');
    await api().context.jobs.run('expired e-mail links');
    expect((await api().context.db.execute(sql`select 1 from email_change where member_id = ${member.id}`)).rows).toEqual([]);
  });

  test('sessions are listed, newest first, with what they were opened with; one is ended, and nobody else’s', async () => {
    const { member, visitor } = await newMember(api());
    const phone = api().visitor();
    await phone.post(
      '/api/club/login/',
      { email: member.email, password },
      { headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit Version/18.0 Safari/604.1' } },
    );
    const listed = (await visitor.get<Schemas['Account']>(base)).body.sessions;
    expect(listed.map(({ device, is_this }) => [device, is_this])).toEqual([
      ['Safari · iPhone', false],
      [null, true],
    ]);
    const id = listed[0]?.id ?? '';
    const { visitor: other } = await newMember(api());
    expect((await other.delete(`${base}sessions/${id}/`)).status).toBe(404);
    const left = await visitor.delete<Schemas['AccountSessions']>(`${base}sessions/${id}/`);
    expect([left.status, left.body.sessions.map(({ is_this }) => is_this)]).toEqual([200, [true]]);
    expect([await memberOf(phone), (await memberOf(visitor))?.name]).toEqual([null, 'Nora']);
  });

  test('one’s data come as a file, with all that is kept and no secret', async () => {
    const { member, visitor } = await newMember(api());
    const reply = await visitor.get<Schemas['AccountExport']>(`${base}export/`);
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="${member.number}.json"`);
    expect(reply.body).toMatchObject({ member: { email: member.email, name: 'Nora' }, orders: [], sessions: [{}] });
    expect(reply.body.memberships[0]).toMatchObject({ level: 'bronze' });
    expect(JSON.stringify(reply.body)).not.toMatch(/argon2|tokenHash/);
  });

  test('deletion asks for the password, logs out everywhere, keeps invoices, and the last mail says so', async () => {
    const { member, visitor } = await newMember(api());
    const elsewhere = await logIn(api(), member);
    await api().context.db.execute(sql`
      insert into member_purchase (member_id, kind, number, bought_on, total_cents, items) values (${member.id}, 'external', ${`R-${member.number}`}, '2026-01-02', 100, '[]')`);
    expect((await visitor.get<Schemas['Account']>(base)).body.invoices_kept).toBe(1);
    expect((await visitor.post<Schemas['Error']>(`${base}delete/`, { password: 'not-it' })).body.fields).toEqual({ password: 'LOGIN_FAILED' });
    expect((await visitor.post(`${base}delete/`, { password })).status).toBe(200);
    expect([await memberOf(visitor), await memberOf(elsewhere)]).toEqual([null, null]);
    const kept = sql`select (select count(*)::int from member where id = ${member.id}) as members, (select count(*)::int from member_purchase where number = ${`R-${member.number}`}) as invoices`;
    expect((await api().context.db.execute(kept)).rows).toEqual([{ members: 0, invoices: 1 }]);
    expect((await mailsTo(api(), member.email)).map(({ subject }) => subject)).toEqual(['club-account-deleted es Club']);
    expect((await api().visitor().post('/api/club/login/', { email: member.email, password })).status).toBe(401);
  });
});

test('limits: a password is guessed ten times in 15 minutes at most, a link to another address asked for five times', async () => {
  const api = await withApi({ database: 'pglite', config: { rateLimitFactor: 1 } });
  try {
    const { member, visitor } = await newMember(api);
    for (let run = 0; run < 5; run += 1) expect((await visitor.post(`${base}email/`, { email: `n${run}@x.example`, password })).status).toBe(200);
    expect((await visitor.post(`${base}email/`, { email: 'm@x.example', password })).status).toBe(429);
    for (let run = 0; run < 10; run += 1) expect((await visitor.post(`${base}delete/`, { password: 'guess' })).status).toBe(400);
    expect((await visitor.post(`${base}delete/`, { password })).status).toBe(429);
    expect((await api.context.db.execute(sql`select 1 from member where id = ${member.id}`)).rows).toHaveLength(1);
  } finally {
    await api.close();
  }
});
