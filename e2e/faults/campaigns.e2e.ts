/** The campaigns on the fleet in small, on one process: a rush of buyers, a mixed load with the card provider away. Long: `npm run campaign`. */
import { startPostgres, type RunningPostgres } from '@parral/config/postgres';
import { expect, test } from '@playwright/test';
import { rush } from '../campaigns/buyers.ts';
import { mixedLoad } from '../campaigns/mixed-load.ts';
import type { PlaceUnderLoad } from '../campaigns/place-under-load.ts';
import { audit } from '../support/estate-command.ts';
import { lateProxy, type LateProxy } from '../support/late-proxy.ts';
import { type RunningEstate, startEstate } from '../support/start-estate.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

const sku = 'MON-CRI-2021-75';
let postgres: RunningPostgres;
let estate: RunningEstate;
let provider: RunningEstate;
let stripe: LateProxy;
let env: Record<string, string>;
let place: PlaceUnderLoad;

test.beforeAll(async () => {
  postgres = await startPostgres({ durable: true, own: true });
  provider = await startEstate({ env: { DATABASE_URL: '' } });
  stripe = await lateProxy(`http://127.0.0.1:${provider.port}/sandbox/stripe`);
  env = {
    DATABASE_URL: postgres.url,
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_API_BASE: stripe.url,
    STRIPE_JS_URL: '/sandbox/stripe/v3/',
    RATE_LIMIT_FACTOR: '1000',
    RECONCILE_AFTER_S: '1',
  };
  estate = await startEstate({ env });
  place = { origin: estate.montelar, provider: provider.montelar, databaseUrl: postgres.url };
});
test.afterAll(async () => {
  stripe?.close();
  for (const one of [estate, provider]) {
    await one?.stop();
    await one?.forget();
  }
  await postgres?.stop();
});

const booksAreClean = () =>
  expect(async () => expect((await audit(estate.dataDir, env)).checks.filter(({ ok }) => !ok)).toEqual([])).toPass({ timeout: 120_000, intervals: [1_000] });

test('100 buyers for 5 bottles: five orders, nobody hears of a fault, nothing is sold twice', async () => {
  const { outcomes, lost, left } = await rush(place, sku, { buyers: 100, bottles: 5 });
  expect([outcomes['order'], left, lost]).toEqual([5, 0, []]);
  expect(Object.keys(outcomes).filter((outcome) => / 5\d\d$|connection/.test(outcome))).toEqual([]);
  await booksAreClean();
});

test('pages, calls and purchases with the card provider away for a while: browsing is whole, and every payment is settled afterwards', async () => {
  const go = async () => void (stripe.isLate = () => true);
  // What was on its way arrives late, and is of no use to anybody.
  const comeBack = async () => {
    stripe.isLate = () => false;
    await stripe.arrive();
  };
  const report = await mixedLoad(place, 'MON-RES-2019-75', { perSecond: 60, seconds: 9, away: { after: 2, until: 6, go, comeBack } });
  expect(report.browsingWrong).toEqual({});
  expect(report.browsed).toBeGreaterThan(400);
  expect(Object.keys(report.purchases.there)).toEqual(['order']);
  expect(Object.keys(report.purchases.away).filter((outcome) => / 500$|connection/.test(outcome))).toEqual([]);
  await booksAreClean();
});
