/** "Password and second factor (TOTP with recovery codes), sessions of their own apart from members', 12 hours, listed and ended; failures throttled." */
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnBoth, withApi } from '../../testing/with-api.ts';
import { addDemoLogin, demoPassword } from './demo-login.ts';
import { addStaff } from './manage-staff.ts';
import { atOffice, codeOf, password } from './testing/office.ts';

type Schemas = components['schemas'];
type Session = Schemas['OfficeSession'];
type Failure = { detail: string };
const url = '/api/office/session/';

describeOnBoth('the way into the office', (api) => {
  let made = 0;
  /** Somebody who has chosen a password. */
  async function person(role: Schemas['OfficeRole'] = 'owner') {
    made += 1;
    const email = `person${made}@office.example`;
    const { token, staff } = await addStaff(api().context, { name: 'Marta', email, role, language: 'es' });
    const choose = await api().visitor().post<Session>('/api/office/password/', { token, password });
    expect([choose.status, choose.body.state]).toEqual([200, 'nobody']);
    return { email, token, staff };
  }
  /** Somebody with an authenticator; `visitor` is signed in. */
  async function enrolled(role?: Schemas['OfficeRole']) {
    const { email, staff } = await person(role);
    const visitor = api().visitor();
    await visitor.post(url, { email, password });
    const { body: enrolment } = await visitor.get<Schemas['OfficeEnrolment']>(`${url}enrolment/`);
    const { body } = await visitor.post<Schemas['OfficeEnrolled']>(`${url}enrolment/`, { code: codeOf(enrolment.secret) });
    return { email, staff, visitor, enrolment, ...body };
  }
  const detail = ({ status, body }: { status: number; body: Failure }) => `${status} ${body.detail}`;

  test('the first time: link, password, authenticator, recovery codes; then password and code; each step has another cookie', async () => {
    const { email } = await person('shop');
    const visitor = api().visitor();
    expect((await visitor.get<Session>(url)).body).toEqual({ state: 'nobody', person: null, rights: [], ends_at: null });
    const first = await visitor.post<Session>(url, { email: email.toUpperCase(), password });
    expect(first.body).toMatchObject({ state: 'enrolment', person: null, rights: [] });
    expect(String(first.headers['set-cookie'])).toMatch(/^office_sid=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/);
    const pending = visitor.cookies.get('office_sid');
    expect(detail(await visitor.get<Failure>('/api/office/sessions/'))).toBe('401 OFFICE_NOT_SIGNED_IN');
    const { body: enrolment } = await visitor.get<Schemas['OfficeEnrolment']>(`${url}enrolment/`);
    expect(enrolment.uri).toMatch(/^otpauth:\/\/totp\/Office%20localhost:person\d+%40office\.example\?.*secret=[A-Z2-7]{32}/);
    expect(detail(await visitor.post<Failure>(`${url}enrolment/`, { code: '000000' }))).toBe('401 OFFICE_CODE_INVALID');
    const firstCode = codeOf(enrolment.secret);
    const { body: done } = await visitor.post<Schemas['OfficeEnrolled']>(`${url}enrolment/`, { code: firstCode });
    expect(done.recovery_codes).toHaveLength(10);
    expect(done.session).toMatchObject({ state: 'signed_in', person: { email, role: 'shop', language: 'es' } });
    expect(done.session.rights).toContain('orders:refund');
    expect(done.session.rights).not.toContain('staff:change');
    expect(Math.round((Date.parse(done.session.ends_at ?? '') - Date.now()) / 60_000)).toBe(720);
    const thief = api().visitor();
    thief.cookies.set('office_sid', pending ?? '');
    expect((await thief.get<Session>(url)).body.state).toBe('nobody');

    const again = api().visitor();
    expect((await again.post<Session>(url, { email, password })).body.state).toBe('code');
    // One that has counted does not count again, nor does the enrolment open a second time.
    expect(detail(await again.post<Failure>(`${url}code/`, { code: firstCode }))).toBe('401 OFFICE_CODE_INVALID');
    expect(detail(await again.get<Failure>(`${url}enrolment/`))).toBe('401 OFFICE_NOT_SIGNED_IN');
    expect((await again.post<Session>(`${url}code/`, { code: codeOf(enrolment.secret, 1) })).body.state).toBe('signed_in');
  });

  test('a recovery code stands for the authenticator, once, however it is written; new ones end the old', async () => {
    const { email, recovery_codes: codes, enrolment } = await enrolled();
    const enter = async (code: string) => {
      const visitor = api().visitor();
      await visitor.post(url, { email, password });
      return { visitor, answer: await visitor.post<Session & Failure>(`${url}code/`, { code }) };
    };
    const { visitor, answer } = await enter(` ${(codes[0] ?? '').toUpperCase().replace('-', ' ')}`);
    expect(answer.body.state).toBe('signed_in');
    expect((await enter(codes[0] ?? '')).answer.body.detail).toBe('OFFICE_CODE_INVALID');
    const renewed = await visitor.post<Schemas['OfficeEnrolled']>('/api/office/account/recovery_codes/', { code: codeOf(enrolment.secret, 1) });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await enter(codes[1] ?? '')).answer.body.detail).toBe('OFFICE_CODE_INVALID');
    expect((await enter(renewed.body.recovery_codes[1] ?? '')).answer.body.state).toBe('signed_in');
  });

  test('the database alone opens nothing: no secret, no code, no link, no token stands in it', async () => {
    const { enrolment, recovery_codes: codes, visitor, token } = { token: (await person()).token, ...(await enrolled()) };
    const tables = ['office_staff', 'office_session', 'office_link', 'office_recovery_code'];
    const kept = JSON.stringify(await Promise.all(tables.map(async (table) => (await api().context.db.execute(sql.raw(`select * from ${table}`))).rows)));
    for (const secret of [enrolment.secret, ...codes, visitor.cookies.get('office_sid') ?? '', token, password]) expect(kept).not.toContain(secret);
  });

  test('the link works once, and another one ends it; a new password signs out everywhere', async () => {
    const { token } = await person();
    const choose = (given: string) => api().visitor().post<Failure>('/api/office/password/', { token: given, password });
    expect(detail(await choose(token))).toBe('400 OFFICE_LINK_INVALID');
    const { visitor: owner } = await atOffice(api(), 'owner');
    const { visitor, staff } = await enrolled('visits');
    const link = async (forget: boolean) =>
      (await owner.post<Schemas['StaffLink']>(`/api/office/staff/${staff.id}/link/`, { forget_second_factor: forget })).body;
    const tokenIn = ({ link: text }: Schemas['StaffLink']) => new URL(text).searchParams.get('token') ?? '';
    const [first, second] = [await link(false), await link(false)];
    expect(new URL(first.link).pathname).toBe('/office/password/');
    expect(detail(await choose(tokenIn(first)))).toBe('400 OFFICE_LINK_INVALID');
    expect((await visitor.get<Session>(url)).body.state).toBe('signed_in');
    expect((await choose(tokenIn(second))).status).toBe(200);
    expect((await visitor.get<Session>(url)).body.state).toBe('nobody');
    const lost = await link(true);
    expect(lost.person).toMatchObject({ has_second_factor: false, recovery_codes_left: 0 });
    expect((await visitor.post<Session>(url, { email: staff.email, password })).body.state).toBe('enrolment');
  });

  test('sessions are listed and ended, end after twelve hours, and are apart from those of members', async () => {
    const { visitor, staff } = await atOffice(api(), 'shop');
    const other = api().visitor();
    await other.post(url, { email: staff.email, password }, { headers: { 'user-agent': 'Mozilla/5.0 (iPad) Safari/604' } });
    const { body } = await visitor.get<Schemas['OfficeSessions']>('/api/office/sessions/');
    expect(body.sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Safari · iPad', false],
      [null, true],
    ]);
    expect((await visitor.delete(`/api/office/sessions/${body.sessions[0]?.id}/`)).status).toBe(200);
    expect((await other.get<Session>(url)).body.state).toBe('nobody');
    const { visitor: stranger } = await atOffice(api(), 'owner');
    expect(detail(await stranger.delete<Failure>(`/api/office/sessions/${body.sessions[1]?.id}/`))).toBe('404 NOT_FOUND');
    // Neither opens the other's doors.
    expect(detail(await visitor.get<Failure>('/api/club/account/'))).toBe('401 CLUB_NO_AUTHENTICATED_MEMBER');
    const member = api().visitor();
    await member.post('/api/club/login/', { email: 'lucia@club.example', password: 'llave-platino-1' });
    member.cookies.set('office_sid', member.cookies.get('sid') ?? '');
    expect(detail(await member.get<Failure>('/api/office/sessions/'))).toBe('401 OFFICE_NOT_SIGNED_IN');
    await api().context.db.execute(sql`update office_session set ends_at = now() where staff_id = ${staff.id}`);
    expect((await visitor.get<Session>(url)).body.state).toBe('nobody');
  });

  test('signing out ends the session on the server, too; signing in over another session ends that one', async () => {
    const { visitor, staff } = await atOffice(api(), 'shop');
    const old = visitor.cookies.get('office_sid') ?? '';
    await visitor.post(url, { email: staff.email, password });
    const copy = api().visitor();
    copy.cookies.set('office_sid', old);
    expect((await copy.get<Session>(url)).body.state).toBe('nobody');
    copy.cookies.set('office_sid', visitor.cookies.get('office_sid') ?? '');
    expect((await copy.get<Session>(url)).body.state).toBe('signed_in');
    expect((await visitor.delete<Session>(url)).body.state).toBe('nobody');
    expect((await copy.get<Session>(url)).body.state).toBe('nobody');
  });

  test('CSRF: a page of another site changes nothing here', async () => {
    const { visitor, staff } = await atOffice(api(), 'owner');
    const elsewhere: Record<string, string>[] = [{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: '', 'sec-fetch-site': 'cross-site' }];
    for (const headers of elsewhere)
      expect(detail(await visitor.post<Failure>(`/api/office/staff/${staff.id}/link/`, {}, { headers }))).toBe('403 ORIGIN_NOT_ALLOWED');
  });

  test('one’s own name and language', async () => {
    const { visitor } = await atOffice(api(), 'read-only');
    const { body } = await visitor.send<Session>('PATCH', '/api/office/account/', { name: 'Ana', language: 'en' }, {});
    expect(body).toMatchObject({ state: 'signed_in', person: { name: 'Ana', language: 'en' } });
  });
});

test('who fails waits, longer each time, at the password and at the code; strangers lock nobody out', async () => {
  const api = await withApi({ database: 'pglite', config: { rateLimitFactor: 1 } });
  try {
    const { staff } = await atOffice(api, 'owner');
    const attempt = (given: string, remoteAddress: string) => api.visitor().post<Failure>(url, { email: staff.email, password: given }, { remoteAddress });
    for (let run = 0; run < 5; run += 1) expect((await attempt('wrong', '192.0.2.1')).body.detail).toBe('LOGIN_FAILED');
    const waits = await attempt(password, '192.0.2.1');
    expect([waits.status, Number(waits.headers['retry-after'])]).toEqual([429, 30]);
    expect((await attempt(password, '198.51.100.1')).status).toBe(200);

    await api.context.db.execute(sql`update office_staff set is_demo = false, second_factor_at = now()`);
    const visitor = api.visitor();
    await visitor.post(url, { email: staff.email, password }, { remoteAddress: '198.51.100.1' });
    const guess = () => visitor.post<Failure>(`${url}code/`, { code: '000000' }, { remoteAddress: '198.51.100.1' });
    for (let run = 0; run < 5; run += 1) expect((await guess()).body.detail).toBe('OFFICE_CODE_INVALID');
    expect((await guess()).status).toBe(429);
  } finally {
    await api.close();
  }
});

test('the login of a demo signs in without a second factor; in production it is not made, and one that was carried there opens nothing', async () => {
  const api = await withApi({ database: 'pglite' });
  try {
    const email = 'office@estate.example';
    const login = { email, password: demoPassword };
    expect(await addDemoLogin({ ...api.context, config: { ...api.context.config, nodeEnv: 'production' } }, email)).toBeNull();
    expect((await api.visitor().post(url, login)).status).toBe(401);
    expect([await addDemoLogin(api.context, email), await addDemoLogin(api.context, email)]).toEqual([email, email]);
    expect((await api.visitor().post<Session>(url, login)).body.state).toBe('signed_in');
    api.context.config.nodeEnv = 'production';
    expect((await api.visitor().post(url, login)).status).toBe(401);
  } finally {
    await api.close();
  }
});

test('without OFFICE_KEY the office is closed, and says so', async () => {
  const api = await withApi({ database: 'pglite', config: { office: { key: undefined } } });
  try {
    const { status, body } = await api.visitor().post<Failure>(url, { email: 'a@office.example', password });
    expect([status, body.detail]).toEqual([503, 'OFFICE_CLOSED']);
  } finally {
    await api.close();
  }
});
