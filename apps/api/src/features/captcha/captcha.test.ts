import type { Challenge } from 'altcha-lib';
import type { FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { newChallenge } from './altcha.ts';
import { Captcha } from './captcha.ts';
import { sharedSecret } from './captcha.store.ts';
import { solvedCaptcha, tokenOf } from './testing/solve.ts';

/** A request as far as the check looks at one. */
const from = (host: string) => ({ host, hostname: host.split(':')[0], log: { info: () => undefined } }) as unknown as FastifyRequest;

describeOnBoth('bot check', (api) => {
  const passes = (host: string, token: string) =>
    api()
      .context.captcha.verify(from(host), token)
      .then(
        () => true,
        (error: { code?: string }) => (error.code === 'CAPTCHA_FAILED' ? false : Promise.reject(error as Error)),
      );
  const challenge = async () => (await api().visitor().get<Challenge>('/api/captcha/challenge/')).body;

  test('a token is obtained per submission: a really solved challenge passes once, and never again (specification section 7)', async () => {
    const token = await solvedCaptcha(api().visitor());
    expect(await passes('localhost', token)).toBe(true);
    expect(await passes('localhost', token)).toBe(false);
  });

  test('a second process with its own memory refuses the replay too, and takes what was solved for the first', async () => {
    const { config, db, log } = api().context;
    const other = new Captcha(config.captcha, db, log);
    const token = await solvedCaptcha(api().visitor());
    await other.verify(from('localhost'), token);
    expect(await passes('localhost', token)).toBe(false);
  });

  test('of 20 submissions with one token at once a single one passes', async () => {
    const token = await solvedCaptcha(api().visitor());
    const passed = await Promise.all(Array.from({ length: 20 }, () => passes('localhost', token)));
    expect(passed.filter(Boolean)).toHaveLength(1);
  });

  test('a solution counts for the host that it was made on only', async () => {
    expect(await passes('brisa.localhost', await solvedCaptcha(api().visitor('localhost')))).toBe(false);
    expect(await passes('brisa.localhost', await solvedCaptcha(api().visitor('brisa.localhost')))).toBe(true);
  });

  test("a solution serves for ten minutes by the database's clock", async () => {
    const made = await challenge();
    const { rows } = await api().context.db.execute<{ left: number }>(
      sql`select ${Number(made.parameters.data?.['until'])}::float8 - extract(epoch from now())::float8 as left`,
    );
    expect(rows[0]?.left).toBeGreaterThan(590);
    expect(rows[0]?.left).toBeLessThanOrEqual(600);
    // A signed challenge whose time is over, as one that lay for ten minutes.
    const secret = await sharedSecret(api().context.db);
    const signed = (until: number) => newChallenge({ secret, host: 'localhost', until, effort: 2 });
    const now = Math.floor(Date.now() / 1000);
    expect(await passes('localhost', await tokenOf(await signed(now - 5)))).toBe(false);
    expect(await passes('localhost', await tokenOf(await signed(now + 300)))).toBe(true);
  });

  test('what is not solved, or not made here, does not pass: nonsense, a forged time, a forged effort, a wrong key', async () => {
    const made = await challenge();
    const forged = (change: object) => tokenOf({ ...made, parameters: { ...made.parameters, ...change } });
    const wrong = Buffer.from(JSON.stringify({ challenge: made, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } })).toString('base64');
    const tokens = [
      '',
      'nonsense',
      btoa('{}'),
      btoa('null'),
      wrong,
      await forged({ data: { host: 'localhost', until: 4_000_000_000 } }),
      await forged({ cost: 1, keyPrefix: '0' }),
    ];
    expect(await Promise.all(tokens.map((token) => passes('localhost', token)))).toEqual(tokens.map(() => false));
    expect(await passes('localhost', await tokenOf(made))).toBe(true);
  });

  test('tokens that have served are forgotten when they would be too old anyway', async () => {
    const { db, jobs } = api().context;
    await db.execute(sql`insert into used_captcha (token, until) values ('old', now() - interval '1 second'), ('young', now() + interval '1 minute')`);
    await jobs.run('old bot-check tokens');
    const { rows } = await db.execute<{ token: string }>(sql`select token from used_captcha where token in ('old', 'young')`);
    expect(rows.map(({ token }) => token)).toEqual(['young']);
  });

  test("the site names the kind of check, and with altcha nobody else's key", async () => {
    expect((await api().visitor().get('/api/site/alba/')).body).toMatchObject({ bot_check: { kind: 'altcha', key: null } });
  });
});

test('CAPTCHA=none is refused in production, and reCAPTCHA without its keys everywhere', () => {
  expect(() => readConfig({ NODE_ENV: 'production', CAPTCHA: 'none' })).toThrow(/refused in production/);
  expect(readConfig({ CAPTCHA: 'none' }).captcha).toEqual({ kind: 'none' });
  expect(() => readConfig({ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'site' })).toThrow(/RECAPTCHA_SECRET_KEY/);
});
