/** Issue "Started for real": one setting decides, and what is missing or contradicts is said in one list. */
import { describe, expect, test } from 'vitest';
import { serverSettings } from './settings.ts';
import { readStartConfig } from './start-config.ts';

const complete = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  DATABASE_URL: 'postgres://parral:secret@db.example/parral',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  SMTP_URL: 'smtps://shop:secret@smtp.example',
  MAIL_FROM: 'shop@solano.example',
  PUBLIC_URL: 'https://www.solano.example',
  TRUST_PROXY: 'loopback, 10.0.0.0/8',
};

/** What a start with these settings is refused for, line by line. */
function refusal(variables: Record<string, string>): string[] {
  try {
    readStartConfig(variables);
    return [];
  } catch (error) {
    return String(error)
      .split('\n')
      .filter((line) => line.startsWith('  '))
      .map((line) => line.trim());
  }
}

describe('in production', () => {
  test('a complete list starts', () => {
    expect(readStartConfig(complete)).toMatchObject({ nodeEnv: 'production', host: '0.0.0.0', mailFrom: 'shop@solano.example' });
  });

  test.each(Object.keys(complete).filter((name) => name !== 'NODE_ENV' && name !== 'HOST'))(
    '%s left out stops the start, with what it is for and an example',
    (name) => {
      const purpose = serverSettings.find((one) => one.name === name)?.purpose;
      expect(refusal({ ...complete, [name]: '' })).toEqual([expect.stringMatching(new RegExp(`^${name} is missing\\. It is .+ For example ${name}=.+`))]);
      expect(refusal({ ...complete, [name]: '' })[0]).toContain(purpose);
    },
  );

  test('fault: "Ready" on a secret key alone; everything that is missing is said at once', () => {
    const lines = refusal({ NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live_abc' });
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SMTP_URL',
      'MAIL_FROM',
      'PUBLIC_URL',
      'TRUST_PROXY',
    ]);
  });

  test('a bucket wants both of its keys, and keys want a bucket', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readStartConfig({ ...complete, S3_BUCKET: 'pictures', S3_PREFIX: '/solano/', ...keys }).bucket).toEqual({
      bucket: 'pictures',
      prefix: 'solano/',
      endpoint: undefined,
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    expect(refusal({ ...complete, S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key' })).toEqual([
      expect.stringMatching(/^S3_SECRET_ACCESS_KEY is missing beside S3_BUCKET\. It is .+ For example S3_SECRET_ACCESS_KEY=/),
    ]);
    expect(refusal({ ...complete, ...keys }).map((line) => line.split(' ')[0])).toEqual(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
    expect(refusal({ ...complete, S3_BUCKET: 'pictures', ...keys, S3_ENDPOINT: 'store.example' })).toEqual([
      expect.stringMatching(/^S3_ENDPOINT cannot be used/),
    ]);
  });

  test.each([
    ['play money', { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' }, /^STRIPE_SECRET_KEY is a test key/],
    ['keys of two modes', { STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' }, /^STRIPE_PUBLISHABLE_KEY is a test key beside a live STRIPE_SECRET_KEY/],
    ['keys in the wrong place', { STRIPE_PUBLISHABLE_KEY: 'sk_live_abc' }, /^STRIPE_PUBLISHABLE_KEY is no publishable key/],
    ['another card server', { STRIPE_API_BASE: 'http://127.0.0.1:3000/sandbox/stripe' }, /^STRIPE_API_BASE is set/],
    ['no bot check', { CAPTCHA: 'none' }, /^CAPTCHA is none/],
    ['a check without its keys', { CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'x' }, /^RECAPTCHA_SECRET_KEY is missing beside CAPTCHA=recaptcha/],
    ['an address of this machine', { PUBLIC_URL: 'http://localhost:3000' }, /^PUBLIC_URL is http:\/\/localhost:3000/],
    ['a sender that is none', { MAIL_FROM: 'no-reply@localhost' }, /^MAIL_FROM is an address that no mail server accepts/],
    ['a proxy that is none', { TRUST_PROXY: 'everybody' }, /^TRUST_PROXY cannot be used/],
    ['an open demo', { ALLOW_OPEN_DEMO: '1' }, /^ALLOW_OPEN_DEMO is set beside NODE_ENV=production/],
    ['a database that is none', { DATABASE_URL: 'mysql://db' }, /^DATABASE_URL cannot be used: .*postgres:/],
  ])('%s contradicts it', (_name, wrong, line) => {
    expect(refusal({ ...complete, ...wrong })).toEqual([expect.stringMatching(line)]);
  });
});

describe('a demo', () => {
  test('starts with nothing set, and listens where only this machine reaches it', () => {
    expect(readStartConfig({}).host).toBe('127.0.0.1');
    for (const HOST of ['localhost', '::1', '127.0.0.2']) expect(readStartConfig({ HOST }).host).toBe(HOST);
  });

  test('another HOST is refused with the reason, unless ALLOW_OPEN_DEMO=1', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.20']) {
      expect(refusal({ HOST })).toEqual([expect.stringMatching(/^HOST is .*printed logins.*play money.*ALLOW_OPEN_DEMO=1/)]);
      expect(refusal({ HOST, NODE_ENV: 'test' })).toHaveLength(1);
      expect(readStartConfig({ HOST, ALLOW_OPEN_DEMO: '1' }).host).toBe(HOST);
    }
  });

  test('a key of Stripe alone would leave the card form empty', () => {
    expect(refusal({ STRIPE_SECRET_KEY: 'sk_test_abc' })).toEqual([expect.stringMatching(/^STRIPE_PUBLISHABLE_KEY is missing beside STRIPE_SECRET_KEY/)]);
    expect(refusal({ STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_PUBLISHABLE_KEY: 'pk_test_abc' })).toHaveLength(1);
  });
});
