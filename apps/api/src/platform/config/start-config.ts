import { bucketProblems } from '@parral/file-store';
import { openDemoRefusal } from '@parral/rules';
import { type Config, readConfig } from './config.ts';
import { environment, type Environment, serverSettings, type Setting } from './settings.ts';

/** A setting that is missing or contradicts another, and why. */
export interface SettingProblem {
  name: string;
  reason: string;
}

/** Settings without which nothing is sold in earnest. */
const neededToSell = [
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_URL',
  'TRUST_PROXY',
] as const satisfies (keyof Environment)[];

/**
 * The configuration of a server that is to be started, where `readConfig` serves commands. In production nothing may be missing that
 * selling in earnest needs; a demo listens where only this machine reaches it.
 *
 * @param more what whoever puts the server into one process with more has found, and the settings it has besides
 * @throws Error that names every setting at fault, what it is for, and an example
 */
export function readStartConfig(
  variables: Record<string, string | undefined> = process.env,
  more: { problems: readonly SettingProblem[]; settings: readonly Setting[] } = { problems: [], settings: [] },
): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  const unreadable = (parsed.error?.issues ?? []).map((issue): SettingProblem => ({ name: issue.path.join('.'), reason: `cannot be used: ${issue.message}` }));
  const named = new Set(unreadable.map(({ name }) => name));
  const others = [...startProblems(given), ...more.problems].filter(({ name }) => !named.has(name));
  const problems = [...unreadable, ...others];
  if (problems.length > 0) throw new Error(describe(problems, [...serverSettings, ...more.settings], given['NODE_ENV'] === 'production'));
  return readConfig(variables);
}

function startProblems(given: Record<string, string | undefined>): SettingProblem[] {
  const problems: SettingProblem[] = [...stripeContradictions(given), ...captchaContradictions(given), ...bucketProblems(given)];
  if (given['NODE_ENV'] !== 'production') {
    const refusal = openDemoRefusal(given);
    return refusal === null ? problems : [...problems, { name: 'HOST', reason: refusal }];
  }
  for (const name of neededToSell) if (given[name] === undefined) problems.push({ name, reason: 'is missing' });
  const { PUBLIC_URL, MAIL_FROM, STRIPE_SECRET_KEY } = given;
  if (PUBLIC_URL !== undefined && (!PUBLIC_URL.startsWith('https://') || /\/\/(?:localhost|127\.|\[::1\])|\.localhost\b/.test(PUBLIC_URL)))
    problems.push({ name: 'PUBLIC_URL', reason: `is ${PUBLIC_URL}, which readers of a mail cannot open over https` });
  if (MAIL_FROM?.endsWith('@localhost')) problems.push({ name: 'MAIL_FROM', reason: 'is an address that no mail server accepts' });
  if (STRIPE_SECRET_KEY !== undefined && modeOf(STRIPE_SECRET_KEY) === 'test')
    problems.push({ name: 'STRIPE_SECRET_KEY', reason: 'is a test key, which would take play money for real goods' });
  for (const name of ['STRIPE_API_BASE', 'STRIPE_JS_URL'])
    if (given[name] !== undefined) problems.push({ name, reason: 'is set, and payments would go to another server than Stripe: leave it out' });
  if (given['ALLOW_OPEN_DEMO'] === '1') problems.push({ name: 'ALLOW_OPEN_DEMO', reason: 'is set beside NODE_ENV=production: it is one or the other' });
  return problems;
}

function stripeContradictions({
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: publishable,
  STRIPE_WEBHOOK_SECRET: webhook,
  NODE_ENV,
}: Record<string, string | undefined>): SettingProblem[] {
  const problems: SettingProblem[] = [];
  if (secret !== undefined && !/^(?:sk|rk)_(?:test|live)_/.test(secret)) problems.push({ name: 'STRIPE_SECRET_KEY', reason: 'is no secret key of Stripe' });
  if (publishable !== undefined && !/^pk_(?:test|live)_/.test(publishable))
    problems.push({ name: 'STRIPE_PUBLISHABLE_KEY', reason: 'is no publishable key of Stripe' });
  if (webhook !== undefined && !webhook.startsWith('whsec_'))
    problems.push({ name: 'STRIPE_WEBHOOK_SECRET', reason: "is no signing secret of one of Stripe's webhooks" });
  const [own, shown] = [secret && modeOf(secret), publishable && modeOf(publishable)];
  if (own && shown && own !== shown)
    problems.push({ name: 'STRIPE_PUBLISHABLE_KEY', reason: `is a ${shown} key beside a ${own} STRIPE_SECRET_KEY, so that no payment would go through` });
  if (NODE_ENV === undefined || NODE_ENV === 'development') {
    if (secret !== undefined && publishable === undefined) problems.push({ name: 'STRIPE_PUBLISHABLE_KEY', reason: 'is missing beside STRIPE_SECRET_KEY' });
  }
  if (secret === undefined && publishable !== undefined && NODE_ENV !== 'production')
    problems.push({ name: 'STRIPE_SECRET_KEY', reason: 'is missing beside STRIPE_PUBLISHABLE_KEY' });
  return problems;
}

const modeOf = (key: string) => (/^[a-z]+_(test|live)_/.exec(key)?.[1] as 'test' | 'live' | undefined) ?? null;

function captchaContradictions({ CAPTCHA, NODE_ENV, ...keys }: Record<string, string | undefined>): SettingProblem[] {
  if (CAPTCHA === 'none' && NODE_ENV === 'production') return [{ name: 'CAPTCHA', reason: 'is none, which leaves every form to robots' }];
  if (CAPTCHA !== 'recaptcha') return [];
  const missing = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'].filter((name) => keys[name] === undefined);
  return missing.map((name) => ({ name, reason: 'is missing beside CAPTCHA=recaptcha' }));
}

function describe(problems: readonly SettingProblem[], settings: readonly Setting[], sells: boolean): string {
  const lines = problems.map(({ name, reason }) => {
    const known = settings.find((one) => one.name === name);
    return `  ${name} ${reason}.${known ? ` It is ${known.purpose}. For example ${name}=${known.example}` : ''}`;
  });
  const why = sells
    ? 'NODE_ENV=production sells in earnest, and these settings are missing or contradict it'
    : 'these settings cannot be used or contradict each other';
  return `Nothing is started: ${why}.\n${lines.join('\n')}\n\`estate settings\` lists them all.`;
}
