import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newsletterList } from '../../commands/newsletter-list.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { mailsTo, tokenOf } from '../club/testing/club-mails.ts';

const newsletter = '/api/newsletter/';
const reader = { email: 'Reader@example.com', site: 'alba', language: 'es', origin: 'footer' };

describeOnBoth('newsletter', (api) => {
  const confirm = (token: string) => api().visitor().post('/api/newsletter/confirm/', { token });
  const end = (token: string) => api().visitor().post('/api/newsletter/unsubscribe/', { token });
  const rows = async (email: string) =>
    (await api().context.db.execute(sql`select site, origin, confirmed_at is not null as confirmed from newsletter_subscription where email = ${email}`)).rows;

  test("status 'ok' and a mail to confirm; confirmed, 409 'Already registered', whatever the capitals (specification section 8)", async () => {
    const visitor = api().visitor();
    expect(await visitor.post(newsletter, reader)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await rows('reader@example.com')).toEqual([{ site: 'alba', origin: 'footer', confirmed: false }]);
    const [mail, ...more] = await mailsTo(api(), 'reader@example.com');
    expect([mail?.subject, more]).toEqual(['newsletter-confirm Carta', []]);
    expect(mail?.text).toContain('http://localhost/newsletter/confirm?token=');
    expect(await confirm(tokenOf(mail!))).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await rows('reader@example.com')).toEqual([{ site: 'alba', origin: 'footer', confirmed: true }]);
    expect(await visitor.post(newsletter, { ...reader, email: 'reader@EXAMPLE.com' })).toMatchObject({
      status: 409,
      body: { detail: 'Already registered' },
    });
    expect(await visitor.post(newsletter, { ...reader, site: 'brisa' })).toMatchObject({ status: 200 });
  });

  test('opening the link again changes nothing; the mail that says so has the way out, which works once and for all', async () => {
    await api()
      .visitor()
      .post(newsletter, { ...reader, email: 'leaves@example.com' });
    const token = tokenOf((await mailsTo(api(), 'leaves@example.com'))[0]!);
    await confirm(token);
    expect((await confirm(token)).status).toBe(200);
    const [, welcome, ...more] = await mailsTo(api(), 'leaves@example.com');
    expect([welcome?.subject, more]).toEqual(['newsletter-welcome Carta', []]);
    expect(welcome?.text).toContain('/newsletter/unsubscribe?token=');
    const way = tokenOf(welcome!);
    expect((await end(way)).status).toBe(200);
    expect(await rows('leaves@example.com')).toEqual([]);
    expect((await end(way)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
  });

  test('estate newsletter list: CSV of who has confirmed, with brand, language, day and each one’s way out; not who waits, nor who has left', async () => {
    const [stays, waits, leaves] = ['=stays@example.com', 'waits@example.com', 'left@example.com'];
    const list = async (...words: string[]) => {
      const lines: string[] = [];
      const json = words.includes('--json');
      const args = words.filter((word) => word !== '--json');
      await newsletterList.run(api().context, { args, json, output: { print: (line) => void lines.push(line), fail: (line) => void lines.push(line) } });
      return lines;
    };
    for (const email of [stays, waits, leaves])
      await api()
        .visitor()
        .post(newsletter, { ...reader, email, site: 'brisa', language: 'en' });
    for (const email of [stays, leaves]) await confirm(tokenOf((await mailsTo(api(), email))[0]!));
    await end(tokenOf((await mailsTo(api(), leaves))[1]!));
    const [head, row, ...more] = await list('brisa');
    expect([head, more]).toEqual(['email,brand,language,confirmed,origin,unsubscribe', []]);
    const way = /^'=stays@example\.com,brisa,en,\d{4}-\d{2}-\d{2}T[\d:.]+Z,footer,(\/newsletter\/unsubscribe\?token=[\w-]+&language=en)$/.exec(row ?? '')?.[1];
    expect((await list()).join()).not.toMatch(/waits@|left@/);
    expect(JSON.parse((await list('brisa', '--json')).join())).toEqual([expect.objectContaining({ email: stays, brand: 'brisa', unsubscribe: way })]);
    await end(new URL(way ?? '', 'http://localhost').searchParams.get('token') ?? '');
    expect(await list('brisa')).toEqual([head]);
  });

  test('a link that has expired, or never was, confirms nothing: 400 NEWSLETTER_TOKEN_INVALID; asking again sends another', async () => {
    const email = 'late@example.com';
    await api()
      .visitor()
      .post(newsletter, { ...reader, email });
    const token = tokenOf((await mailsTo(api(), email))[0]!);
    await api().context.db.execute(
      sql`update newsletter_subscription set token_expires_at = now(), asked_at = now() - interval '8 days' where email = ${email}`,
    );
    expect(await confirm(token)).toMatchObject({ status: 400, body: { detail: 'NEWSLETTER_TOKEN_INVALID' } });
    expect((await confirm('0123456789abcdef0123')).status).toBe(400);
    expect(
      (
        await api()
          .visitor()
          .post(newsletter, { ...reader, email })
      ).status,
    ).toBe(200);
    const mails = await mailsTo(api(), email);
    expect(mails).toHaveLength(2);
    const tokens = mails.map(tokenOf).filter((other) => other !== token);
    expect((await confirm(tokens[0] ?? '')).status).toBe(200);
  });

  test('of ten at once one mail is sent; once it is confirmed all ten are already registered', async () => {
    const ten = () =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          api()
            .visitor()
            .post(newsletter, { ...reader, email: 'many@example.com' }),
        ),
      );
    expect((await ten()).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const mails = await mailsTo(api(), 'many@example.com');
    expect(mails).toHaveLength(1);
    await confirm(tokenOf(mails[0]!));
    expect((await ten()).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 409));
  });

  test('links lead to the brand’s own host, whatever the request calls itself; no token stands in the outbox', async () => {
    await api()
      .visitor('evil.example')
      .post(newsletter, { ...reader, email: 'host@example.com' });
    const { rows: waiting } = await api().context.db.execute(sql`select payload from outbox where payload ->> 'email' = 'host@example.com'`);
    expect(JSON.stringify(waiting)).not.toMatch(/token/);
    const [mail] = await mailsTo(api(), 'host@example.com');
    expect(mail?.text).toContain('http://localhost/newsletter/confirm');
    expect(mail?.text).not.toContain('evil');
  });

  test('what nobody confirms in thirty days is forgotten', async () => {
    await api()
      .visitor()
      .post(newsletter, { ...reader, email: 'never@example.com' });
    await api().context.db.execute(sql`update newsletter_subscription set asked_at = now() - interval '31 days' where email = 'never@example.com'`);
    await api().context.jobs.run('newsletter wishes that nobody confirmed');
    expect(await rows('never@example.com')).toEqual([]);
  });

  test.each([{ email: 'no address' }, { site: 'nobody' }, { origin: 'elsewhere' }, { language: 'fr' }])('%j is 400', async (change) => {
    const reply = await api()
      .visitor()
      .post<{ detail: string; fields: object }>(newsletter, { ...reader, ...change });
    expect([reply.status, reply.body.detail, Object.keys(reply.body.fields)]).toEqual([400, 'BAD_REQUEST', Object.keys(change)]);
  });
});
