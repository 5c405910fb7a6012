import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, withApi } from '../../testing/with-api.ts';
import { type FakeRecaptcha, openFakeRecaptcha } from './testing/fake-recaptcha.ts';

const good = { success: true, score: 0.9, action: 'submit', challenge_ts: '2027-05-03T10:00:00Z', hostname: 'localhost' };
const replies: Record<string, object | number> = {
  person: good,
  twice: good,
  robot: { ...good, score: 0.1 },
  elsewhere: { ...good, hostname: 'evil.example' },
  old: { success: false, 'error-codes': ['timeout-or-duplicate'] },
  down: 503,
  nonsense: { ok: 'yes' },
};
let provider: FakeRecaptcha | undefined;
let api: TestApi | undefined;

beforeAll(async () => {
  provider = await openFakeRecaptcha((token) => replies[token] ?? { success: false, 'error-codes': ['invalid-input-response'] });
  api = await withApi({
    database: 'postgres',
    config: { captcha: { kind: 'recaptcha', siteKey: 'site-key', secretKey: 'secret-key', verifyUrl: provider.url, minScore: 0.5 } },
  });
});
afterAll(async () => {
  await api?.close();
  await provider?.close();
});

const request = { host: 'localhost:3000', hostname: 'localhost', log: { info: () => undefined } } as unknown as FastifyRequest;
const verify = (token: string) => api?.context.captcha.verify(request, token);

test('reCAPTCHA v3 by configuration: a token of a person on this host passes, once, and the provider is asked with the secret', async () => {
  await verify('person');
  expect(Object.fromEntries(provider?.requests.at(-1) ?? [])).toEqual({ secret: 'secret-key', response: 'person' });
});

test('a token does not serve twice even where the provider would take it again', async () => {
  await verify('twice');
  await expect(verify('twice')).rejects.toMatchObject({ code: 'CAPTCHA_FAILED', status: 400 });
});

test.each(['robot', 'elsewhere', 'old', 'down', 'nonsense', 'invented'])('%s does not pass', async (token) => {
  await expect(verify(token)).rejects.toMatchObject({ code: 'CAPTCHA_FAILED', status: 400 });
});

test('the site gives the key to the browser, and there is no challenge to solve', async () => {
  expect((await api?.visitor().get('/api/site/alba/'))?.body).toMatchObject({ bot_check: { kind: 'recaptcha', key: 'site-key' } });
  expect((await api?.visitor().get('/api/captcha/challenge/'))?.status).toBe(404);
});
