/** "Started for real": without every setting nothing is sold in earnest, and what is a demo stays on its own machine. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startPostgres } from '@parral/config/postgres';
import { estateCommand } from '../support/estate-command.ts';
import { freePort, startEstate } from '../support/start-estate.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

/** What the test's own environment may not answer for. */
const unset = { DATABASE_URL: '', STRIPE_SECRET_KEY: '', SMTP_URL: '', ESTATE_FOLDER: '' };

test('fault: NODE_ENV=production with half the settings printed "Ready" and demo passwords, and sold for play money', async () => {
  const refused = startEstate({ env: { ...unset, NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live_abc' } });
  const printed = await refused.then(
    () => 'Ready',
    (error: unknown) => String(error),
  );
  for (const name of ['ESTATE_FOLDER', 'DATABASE_URL', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL', 'TRUST_PROXY'])
    expect(printed).toMatch(new RegExp(`^  ${name} is missing.* For example ${name}=`, 'm'));
  expect(printed).toContain('ended with 1');
  expect(printed).not.toMatch(/^(?:Ready|Login|Office)/m);
});

test('a demo that others could reach is refused with the reason', async () => {
  await expect(startEstate({ env: { ...unset, HOST: '0.0.0.0' } })).rejects.toThrow(/HOST is 0\.0\.0\.0.*play money.*ALLOW_OPEN_DEMO=1/);
});

test('with every setting it starts: no sandbox, no mails to be read, nobody of the demo', async () => {
  const postgres = await startPostgres({ durable: true, own: true });
  const smtp = createServer().listen(await freePort(), '127.0.0.1');
  const home = await mkdtemp(join(tmpdir(), 'production-'));
  const folder = join(home, 'solano');
  const address = smtp.address();
  const env = {
    NODE_ENV: 'production',
    ESTATE_FOLDER: folder,
    DATABASE_URL: postgres.url,
    STRIPE_SECRET_KEY: 'sk_live_abc',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    MAIL_FROM: 'shop@solano.example',
    PUBLIC_URL: 'https://www.solano.example',
    TRUST_PROXY: 'loopback',
  };
  try {
    expect(await estateCommand(home, ['new', folder, 'Bodegas Solano'])).toMatchObject({ code: 0 });
    // Each that is left out alone stops the start, by its name.
    for (const name of Object.keys(env).filter((one) => one !== 'NODE_ENV'))
      await expect(startEstate({ env: { ...env, [name]: '' } })).rejects.toThrow(new RegExp(`^  ${name} is missing`, 'm'));
    const estate = await startEstate({ env });
    expect(estate.output()).not.toMatch(/^(?:Login|Office|Mail|Card)/m);
    for (const path of ['/sandbox/mail', '/sandbox/stripe/v3/', '/sandbox/stripe/v1/payment_intents', '/editors/blocks/shop'])
      expect([path, (await fetch(`${estate.montelar}${path}`)).status]).toEqual([path, 404]);
    const site = (await (await fetch(`${estate.montelar}/api/site/bodegas-solano/`)).json()) as { payments: object };
    expect(site.payments).toEqual({ publishable_key: 'pk_live_abc', script_url: null });
    // Issue 16, must show 5: nobody can come into the office until somebody is let in by command.
    expect((await estateCommand(estate.dataDir, ['office', 'list', '--json'], env)).output.trim()).toBe('[]');
    await estate.stop();
    await estate.forget();
    const demo = await startEstate({ env: { ...env, ESTATE_FOLDER: 'apps/estate/demo' } }).catch(String);
    expect(demo).toMatch(/ESTATE_FOLDER is the demo, whose wines and members are invented/);
  } finally {
    smtp.close();
    await postgres.stop();
    await rm(home, { recursive: true });
  }
});
