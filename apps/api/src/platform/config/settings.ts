import { reportAddress } from '@parral/rules';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** A setting as its reader is told: what it is for, how it may look, and what holds where it is not set. */
export interface Setting {
  name: string;
  purpose: string;
  example: string;
  /** undefined: nothing, the setting is simply not there. */
  fallback: string | undefined;
}

/** A variable of the environment with what `listSettings` says of it. */
const setting = <T extends z.ZodType>(type: T, purpose: string, example: string): T => type.meta({ purpose, example });

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const optional = z.string().min(1).optional();
const address = (scheme: RegExp, example: string) => z.string().regex(scheme, `expected an address such as ${example}`).optional();

const isProxy = (name: string) => ['loopback', 'linklocal', 'uniquelocal'].includes(name) || ipaddr.isValid(name) || ipaddr.isValidCIDR(name);

/** The origins in a list, comma separated. */
export const originsOf = (list: string): string[] => list.split(',').map((origin) => origin.trim());
const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Every setting of the server. What estate and apps have besides stands in their rooms (`apps/estate/src/settings.ts`). */
export const environment = z.object({
  NODE_ENV: setting(
    z.enum(['development', 'test', 'production']).default('development'),
    'decides what this is: `production` sells in earnest and starts only with every setting that it needs; anything else is a demo',
    'production',
  ),
  ALLOW_OPEN_DEMO: setting(flag, 'lets a demo listen where others reach it: its logins are printed, its money is play money', '1'),
  PORT: setting(z.coerce.number().int().min(0).max(65535).default(3000), 'the port that is listened on', '3000'),
  HOST: setting(
    z.string().default('127.0.0.1'),
    'the address that is listened on; 0.0.0.0 opens it to other machines, such as a proxy in a container',
    '0.0.0.0',
  ),
  DATA_DIR: setting(
    z.string().min(1).default('.data'),
    'a folder of this process alone: its lock, resized pictures where no bucket keeps them, and in a demo the database and the mails',
    '/var/lib/parral',
  ),
  DATABASE_URL: setting(
    address(/^postgres(?:ql)?:\/\//, 'postgres://parral:secret@db.example/parral'),
    'the PostgreSQL server that keeps orders, visits and members; without it a demo embeds one, which does not wait for the disk',
    'postgres://parral:secret@db.example/parral',
  ),
  ESTATE_FOLDER: setting(optional, "the estate's folder of texts, wines and pictures, imported at start when it has changed", '/srv/my-winery'),
  S3_BUCKET: setting(
    optional,
    "the bucket of an S3-compatible store that pictures, films and type are read from; imports upload them. Without it they stay in the estate's folder",
    'my-winery-pictures',
  ),
  S3_PREFIX: setting(optional, 'what the names of all objects in the bucket begin with, where others use it too', 'my-winery'),
  S3_ENDPOINT: setting(address(/^https?:\/\//, 'https://s3.example'), 'the address of the store; without it S3 of AWS', 'https://s3.eu-central.example'),
  S3_REGION: setting(z.string().min(1).default('us-east-1'), 'the region of the bucket', 'eu-south-2'),
  S3_ACCESS_KEY_ID: setting(optional, 'the key that may read and write the bucket, required beside S3_BUCKET', 'AKIA…'),
  S3_SECRET_ACCESS_KEY: setting(optional, 'the secret of that key, required beside S3_BUCKET', 'a-long-random-word'),
  STRIPE_SECRET_KEY: setting(optional, "Stripe's secret key, by which payments are taken and given back; without it a demo takes play money", 'sk_live_…'),
  STRIPE_PUBLISHABLE_KEY: setting(optional, "Stripe's publishable key of the same account, which the card form in the browser needs", 'pk_live_…'),
  STRIPE_WEBHOOK_SECRET: setting(optional, 'what Stripe signs its messages to `/api/payments/webhook/` with', 'whsec_…'),
  STRIPE_API_BASE: setting(optional, "a Stripe-compatible server instead of Stripe's own, for demos and tests", 'http://127.0.0.1:3000/sandbox/stripe'),
  STRIPE_JS_URL: setting(optional, "a browser script instead of Stripe's own, for demos and tests", '/sandbox/stripe/v3/'),
  SMTP_URL: setting(
    address(/^smtps?:\/\//, 'smtps://user:secret@smtp.example'),
    'the server that mails leave by; without it a demo keeps them in its data folder and shows them at `/sandbox/mail`',
    'smtps://user:secret@smtp.example',
  ),
  MAIL_FROM: setting(z.email().or(z.literal('no-reply@localhost')).default('no-reply@localhost'), 'the sender of all mails', 'shop@my-winery.example'),
  PUBLIC_URL: setting(
    address(/^https?:\/\/[^/]+\/?$/, 'https://www.my-winery.example'),
    "where links in mails lead when the request's own host is not one of the brand's",
    'https://www.my-winery.example',
  ),
  API_ORIGINS: setting(
    z
      .string()
      .refine((list) => originsOf(list).every(isOrigin), 'expected origins such as https://www.my-winery.example, comma separated, without a slash at the end')
      .optional(),
    'other sites whose pages may read wines, visits and free places here by `GET`, without cookies, comma separated; nobody else’s may',
    'https://www.my-winery.example',
  ),
  WEBHOOK_KEY: setting(
    z.string().min(32, 'expected 32 characters or more').optional(),
    'what the secrets of webhooks are made from, so that the database keeps none; a demo does without. Another key is another secret for every receiver',
    'a-long-random-word-of-32-or-more',
  ),
  WEBHOOKS_TO_PRIVATE: setting(flag, 'lets webhooks go to private addresses and by http in production too, to a program in the same network', '1'),
  OFFICE_KEY: setting(
    z.string().min(32, 'expected 32 characters or more').optional(),
    'what second factors of the office are made from, so that the database keeps none; without it nobody signs in at the office, and a demo does without. With another key everybody enrols anew',
    'another-random-word-of-32-or-more',
  ),
  TRUST_PROXY: setting(
    z
      .string()
      .refine(
        (list) => list.split(',').every((name) => isProxy(name.trim())),
        'expected addresses, ranges, loopback, linklocal or uniquelocal, comma separated',
      )
      .optional(),
    'the proxies whose X-Forwarded-For and X-Forwarded-Proto count: limits by address and Secure cookies hang on it',
    'loopback',
  ),
  REDIS_URL: setting(
    address(/^rediss?:\/\//, 'redis://cache.example:6379'),
    'counts the rate limits of several processes together',
    'redis://cache.example:6379',
  ),
  CAPTCHA: setting(z.enum(['altcha', 'recaptcha', 'none']).default('altcha'), 'the bot check of the forms: our own, Google’s, or none (a demo only)', 'altcha'),
  CAPTCHA_EFFORT: setting(z.coerce.number().int().min(2).max(1_000_000).default(400), "how much work our own bot check asks of the sender's machine", '400'),
  RECAPTCHA_SITE_KEY: setting(optional, 'the site key, with `CAPTCHA=recaptcha`', '6Lc…'),
  RECAPTCHA_SECRET_KEY: setting(optional, 'the secret key, with `CAPTCHA=recaptcha`', '6Lc…'),
  RECAPTCHA_VERIFY_URL: setting(
    z.url().default('https://www.google.com/recaptcha/api/siteverify'),
    'where tokens of reCAPTCHA are checked',
    'https://www.recaptcha.net/recaptcha/api/siteverify',
  ),
  RECAPTCHA_MIN_SCORE: setting(z.coerce.number().min(0).max(1).default(0.5), 'the least score that counts as a person', '0.5'),
  RECONCILE_AFTER_S: setting(z.coerce.number().min(0).default(120), 'seconds after which an unfinished payment is asked after at the card provider', '120'),
  RATE_LIMIT_FACTOR: setting(z.coerce.number().positive().default(1), 'multiplies every rate limit, for tests and measurements', '1'),
  BACKUP_DIR: setting(optional, 'the folder that nightly backups (`*.dump`) go to; `estate doctor` says how old the newest is', '/var/backups/parral'),
  MIN_FREE_MB: setting(z.coerce.number().min(0).default(200), 'megabytes that must be free in `DATA_DIR`; below them nothing is written', '200'),
  METRICS_TOKEN: setting(
    z.string().min(16, 'expected 16 characters or more').optional(),
    'what a collector sends for the figures at `/metrics` (`Authorization: Bearer …`); in production nobody gets them without it',
    'a-long-random-word',
  ),
  MIGRATIONS: setting(
    z.enum(['start', 'command']).default('start'),
    "who brings the database to a new version's schema: each start by itself, under a lock, or `estate migrate` alone, as a step of a roll-out over several servers",
    'command',
  ),
  DRAIN_S: setting(
    z.coerce.number().min(0).max(10).default(0),
    'seconds for which a server that is told to end says at `/readyz` that it is not ready, and answers all the same; at least the pause between two checks of the proxy before it',
    '3',
  ),
  SENTRY_DSN: setting(
    z
      .string()
      .refine((dsn) => reportAddress(dsn) !== null, 'expected an address such as https://<public key>@<host>/<project>')
      .optional(),
    "a service that errors of server and pages are told to, in Sentry's envelopes, without personal data",
    'https://key@errors.example/7',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    address(/^https?:\/\//, 'http://collector.example:4318'),
    'a collector of OpenTelemetry that the traces of this process are sent to, by OTLP over HTTP: pages that are drawn, calls, statements, calls to Stripe, the outbox',
    'http://collector.example:4318',
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'from which level on lines are logged; `npm start` says `warn`',
    'info',
  ),
});

export type Environment = z.output<typeof environment>;

/** What stands in a schema's shape, for the table of the docs and for what a start refuses. */
export function listSettings(shape: Record<string, z.ZodType>): Setting[] {
  return Object.entries(shape).map(([name, type]) => {
    const { purpose = '', example = '' } = (type.meta() ?? {}) as { purpose?: string; example?: string };
    const data = type.safeParse(undefined).data as string | number | boolean | undefined;
    return { name, purpose, example, fallback: data === undefined || data === false ? undefined : String(data) };
  });
}

/** The server's settings by name. */
export const serverSettings: readonly Setting[] = listSettings(environment.shape);
