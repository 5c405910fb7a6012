import path from 'node:path';
import { type BucketSettings, readBucketSettings } from '@parral/file-store';
import { reportAddress, type ReportAddress } from '@parral/rules';
import { environment, type Environment, originsOf } from './settings.ts';

/** The check that a person sends a form. Effort: how many derivations the sender's machine makes at most, half of it at least. */
export type CaptchaConfig =
  | { kind: 'altcha'; effort: number }
  | { kind: 'recaptcha'; siteKey: string; secretKey: string; verifyUrl: string; minScore: number }
  | { kind: 'none' };

/** What the environment configures; folders are absolute, times are seconds. */
export interface Config {
  nodeEnv: 'development' | 'test' | 'production';
  port: number;
  host: string;
  dataDir: string;
  /** undefined: PostgreSQL embedded in the data folder. */
  databaseUrl: string | undefined;
  /** undefined: nothing is imported at start. */
  estateFolder: string | undefined;
  /** Where pictures, films and type are kept for all servers; undefined: they stay in the estate's folder. */
  bucket: BucketSettings | undefined;
  stripe: {
    secretKey: string | undefined;
    publishableKey: string | undefined;
    webhookSecret: string | undefined;
    /** Address of a Stripe-compatible server, for example http://127.0.0.1:3000/sandbox/stripe; undefined: Stripe itself. */
    apiBase: string | undefined;
    /** Address of the browser script; undefined: Stripe's own. */
    scriptUrl: string | undefined;
  };
  captcha: CaptchaConfig;
  smtpUrl: string | undefined;
  /** Where rate limits of several processes are counted together; undefined: in this process. */
  redisUrl: string | undefined;
  mailFrom: string;
  /** Where links in mails lead to when the brand's host is not enough, for example http://localhost:3000. */
  publicUrl: string | undefined;
  /** Origins of other sites whose pages may read here. */
  apiOrigins: readonly string[];
  /** What secrets of webhooks are made from (undefined: there can be none), and whether they may go to private addresses. */
  webhooks: { key: string | undefined; allowPrivate: boolean };
  /** What second factors of the office are made from; undefined: nobody can sign in there. */
  office: { key: string | undefined };
  reconcileAfterSeconds: number;
  rateLimitFactor: number;
  /** Addresses of proxies whose X-Forwarded-* headers count, comma separated; undefined: none. */
  trustProxy: string | undefined;
  minFreeMegabytes: number;
  /** What must be sent for the figures; undefined: they are open in a demo, and closed in production. */
  metricsToken: string | undefined;
  /** Who brings the database to this version's schema: each start, or `estate migrate` alone. */
  migrations: 'start' | 'command';
  /** So long a server that ends is not ready, and answers all the same. */
  drainSeconds: number;
  /** Where nightly backups go; undefined: nobody knows. */
  backupDir: string | undefined;
  logLevel: string;
  /** The service that errors are sent to, of this server and of its pages; undefined: none. */
  errorReports: ReportAddress | undefined;
  /** The collector that traces are sent to; undefined: none, and no SDK is loaded. */
  tracesEndpoint: string | undefined;
}

/**
 * Reads the configuration from environment variables; a server that is to be started asks `readStartConfig`.
 * `folder` is what relative paths are resolved against.
 * Throws an Error that names every wrong variable and what it should hold.
 */
export function readConfig(variables: Record<string, string | undefined> = process.env, folder = process.cwd()): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment has variables that cannot be used:\n${errors.join('\n')}`);
  }
  const e = parsed.data;
  return {
    nodeEnv: e.NODE_ENV,
    port: e.PORT,
    host: e.HOST,
    dataDir: path.resolve(folder, e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    estateFolder: e.ESTATE_FOLDER === undefined ? undefined : path.resolve(folder, e.ESTATE_FOLDER),
    bucket: readBucketSettings(given),
    stripe: {
      secretKey: e.STRIPE_SECRET_KEY,
      publishableKey: e.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: e.STRIPE_WEBHOOK_SECRET,
      apiBase: e.STRIPE_API_BASE,
      scriptUrl: e.STRIPE_JS_URL,
    },
    captcha: captchaConfig(e),
    smtpUrl: e.SMTP_URL,
    redisUrl: e.REDIS_URL,
    mailFrom: e.MAIL_FROM,
    publicUrl: e.PUBLIC_URL,
    apiOrigins: e.API_ORIGINS === undefined ? [] : originsOf(e.API_ORIGINS),
    webhooks: {
      key: e.WEBHOOK_KEY ?? (e.NODE_ENV === 'production' ? undefined : 'no secret: what a demo makes its secrets from'),
      allowPrivate: e.NODE_ENV !== 'production' || e.WEBHOOKS_TO_PRIVATE,
    },
    office: { key: e.OFFICE_KEY ?? (e.NODE_ENV === 'production' ? undefined : 'no secret: what a demo makes second factors from') },
    reconcileAfterSeconds: e.RECONCILE_AFTER_S,
    rateLimitFactor: e.RATE_LIMIT_FACTOR,
    trustProxy: e.TRUST_PROXY,
    minFreeMegabytes: e.MIN_FREE_MB,
    metricsToken: e.METRICS_TOKEN,
    migrations: e.MIGRATIONS,
    drainSeconds: e.DRAIN_S,
    backupDir: e.BACKUP_DIR,
    logLevel: e.LOG_LEVEL,
    errorReports: reportAddress(e.SENTRY_DSN ?? '') ?? undefined,
    tracesEndpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

/** Throws where the site would be open to every robot, or the provider could not be asked. */
function captchaConfig(e: Environment): CaptchaConfig {
  if (e.CAPTCHA === 'none') {
    if (e.NODE_ENV !== 'production') return { kind: 'none' };
    throw new Error('CAPTCHA=none leaves every form to robots, so it is refused in production. Use CAPTCHA=altcha, which needs nothing else.');
  }
  if (e.CAPTCHA === 'altcha') return { kind: 'altcha', effort: e.CAPTCHA_EFFORT };
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = e;
  if (siteKey === undefined || secretKey === undefined) throw new Error('CAPTCHA=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY. Set both.');
  return { kind: 'recaptcha', siteKey, secretKey, verifyUrl: e.RECAPTCHA_VERIFY_URL, minScore: e.RECAPTCHA_MIN_SCORE };
}
