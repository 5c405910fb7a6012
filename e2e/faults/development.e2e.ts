/** "`npm run dev shop`: the own app live with hot reload, everything else served ready behind it, logins, sandbox and mail included". */
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { demoMembers, logIn } from '../support/club.ts';
import { open } from '../support/hydration.ts';
import { readMailTo } from '../support/mail.ts';
import { expect, placeAt, test as base } from '../support/place.ts';
import { cards, continueToPayment, fillCard, goToCheckout, orderNumber, pay, putIntoBasket } from '../support/shopping.ts';
import { type RunningEstate, startEstate } from '../support/start-estate.ts';

const root = resolve(import.meta.dirname, '../..');

/** The repository, to be changed: its files and what was built are copies, what is installed is the same. */
function ownCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'development-'));
  const left = new Set(['.git', '.data', '.turbo', '.cache', 'test-results', 'storybook-static']);
  cpSync(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !left.has(basename(from)) && !from.endsWith('node_modules/.vite') && !['node_modules', 'dist'].includes(relative(root, from)),
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const test = base.extend<object, { source: string; estate: RunningEstate }>({
  source: [
    async ({}, use) => {
      const folder = ownCopy();
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  estate: [
    async ({ source }, use) => {
      const estate = await startEstate({ develop: 'shop', from: source, env: { DATABASE_URL: '', EDITORS: 'on', RATE_LIMIT_FACTOR: '1000' } });
      await use(estate);
      await estate.stop();
      await estate.forget();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  place: async ({ estate }, use) => use(placeAt({ brand: 'montelar', language: 'es', origin: estate.montelar })),
});

// One estate for all of them.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const drawnBy = (page: Page) => page.locator('[data-drawn-by]');

/** Writes a file of the shop with one place changed; the answer puts it back. */
function change(source: string, file: string, from: string, to: string): () => void {
  const path = join(source, 'apps/shop/src/blocks', file);
  const was = readFileSync(path, 'utf8');
  expect(was).toContain(from);
  writeFileSync(path, was.replace(from, to));
  return () => writeFileSync(path, was);
}

test('a member buys in the shop drawn from source; home, visits, login and mail stand ready behind it', async ({ page, place, estate }) => {
  const { email } = demoMembers.lucia;
  await open(page, place.path('home'));
  await expect(drawnBy(page)).toHaveText('content, as built');
  await open(page, place.path('visits'));
  await expect(drawnBy(page)).toHaveText('booking, as built');
  await page.goto(`/login?next=${encodeURIComponent(place.path('myClub'))}`);
  await logIn(page, place, demoMembers.lucia);
  await expect(page).toHaveURL(place.origin + place.path('myClub'));
  await expect(drawnBy(page)).toHaveText('club, as built');

  await open(page, place.path('catalogue'));
  await expect(drawnBy(page)).toHaveText('shop, from source');
  await putIntoBasket(page, place);
  await goToCheckout(page, place);
  await expect(page.getByRole('group', { name: place.words.details }).getByLabel(place.words.email)).toHaveValue(email);
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  const number = await orderNumber(page, place);
  expect((await readMailTo(page, email, { port: estate.port })).text).toContain(number);
  // What was printed is what a person is told once: no flood of errors behind it.
  expect(estate.output().slice(estate.output().indexOf('Ready in')).trim().split('\n')).toHaveLength(1);
});

test('a text, a component and a part that the server draws are on the screen when they are saved', async ({ page, place, source }) => {
  await open(page, place.path('basket'));
  const text = change(source, 'basket/messages.es.json', place.words.basketEmpty, 'Aquí no hay nada');
  await expect(page.getByText('Aquí no hay nada')).toBeVisible();
  text();
  await expect(page.getByText(place.words.basketEmpty)).toBeVisible();

  await open(page, place.path('basket'));
  await page.evaluate(() => (document.title = 'the same page'));
  const component = change(source, 'basket/Basket.tsx', '<BasketView', '<p>Saved just now</p><BasketView');
  await expect(page.getByText('Saved just now')).toBeVisible();
  expect(await page.title()).toBe('the same page');
  component();
  await expect(page.getByText('Saved just now')).toHaveCount(0);

  await open(page, place.path('catalogue'));
  const part = change(source, 'catalogue/parts/Pages.tsx', "note={t('shown'", "note={'Drawn by the server' + t('shown'");
  await expect(page.getByText('Drawn by the server')).toBeVisible();
  part();
  await expect(page.getByText('Drawn by the server')).toHaveCount(0);
});

test('so it is where the page is not alive yet, or has not heard of the change', async ({ page, place, source }) => {
  const saved = () => change(source, 'catalogue/parts/Pages.tsx', "note={t('shown'", "note={'Saved too early' + t('shown'");
  await page.goto(place.path('catalogue'));
  await expect(page.locator('[data-island="shop/catalogue"][data-alive]')).toBeAttached();

  // From here on the server knows the part as one that a browser draws, which this page does not yet.
  const late: (() => void)[] = [];
  await page.route('**/catalogue/Catalogue.tsx', (route) => new Promise<void>((done) => late.push(() => done(route.continue()))), { times: 1 });
  await page.goto(place.path('catalogue'));
  await expect.poll(() => late.length).toBe(1);
  const early = saved();
  await expect(page.getByText('Saved too early')).toBeVisible();
  for (const arrive of late) arrive();
  early();
  await expect(page.getByText('Saved too early')).toHaveCount(0);

  let connect = () => {};
  const connected = new Promise<void>((resolve) => (connect = resolve));
  await page.routeWebSocket(/@hot/, async (socket) => {
    await connected;
    socket.connectToServer();
  });
  await page.goto(place.path('catalogue'));
  await expect(page.locator('[data-island="shop/catalogue"][data-alive]')).toBeAttached();
  const unheard = saved();
  connect();
  await expect(page.getByText('Saved too early')).toBeVisible();
  unheard();
});

test('a file that cannot be read says so on the screen, and the page is back when it is mended', async ({ page, place, source, estate, expectErrors }) => {
  // Vite's own words in the browser of what it was not able to load.
  expectErrors(/^console: /, /^500 GET \/assets\/shop\//);
  await open(page, place.path('catalogue'));
  const mend = change(source, 'catalogue/messages.es.json', '"', '');
  await expect(page.getByRole('heading', { name: 'shop cannot be read' })).toBeVisible();
  await open(page, place.path('basket'));
  await expect(page.getByRole('heading', { name: 'shop cannot be read' })).toBeVisible();
  await open(page, place.path('home'));
  await expect(drawnBy(page)).toHaveText('content, as built');
  await open(page, place.path('basket'));
  mend();
  await expect(page.getByText(place.words.basketEmpty)).toBeVisible();
  expect(estate.output()).toContain('shop cannot be read');
});
