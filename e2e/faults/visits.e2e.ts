/** Places that are lost on the way to them: an estate of its own on PostgreSQL, where time can be made to pass. */
import { type RunningPostgres, startPostgres } from '@parral/config/postgres';
import type { Browser, Page } from '@playwright/test';
import { Client } from 'pg';
import { hydrated } from '../support/hydration.ts';
import {
  bookingIn,
  chooseSlot,
  expectConfirmed,
  fillVisitor,
  fillVisitors,
  toBilling,
  toCard,
  visitOf,
  visitor,
  visitPage,
  wordsOf,
} from '../support/booking.ts';
import { readMailTo } from '../support/mail.ts';
import { audit } from '../support/estate-command.ts';
import { OtherVisitor } from '../support/other-visitor.ts';
import { expect, type Place, test } from '../support/place.ts';
import { cards, fillCard, pay } from '../support/shopping.ts';
import { type RunningEstate, startEstate } from '../support/start-estate.ts';
import { words } from '../support/words.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

let postgres: RunningPostgres;
let server: Client;
let sql: Client;
let database: string;
let estate: RunningEstate;

test.beforeAll(async () => {
  postgres = await startPostgres();
  server = new Client({ connectionString: postgres.url });
  await server.connect();
  database = `visits_${process.pid}_${Date.now()}`;
  await server.query(`create database ${database}`);
  const own = new URL(postgres.url);
  own.pathname = `/${database}`;
  sql = new Client({ connectionString: own.href });
  await sql.connect();
  estate = await startEstate({ env: { DATABASE_URL: own.href, CAPTCHA: 'none', RECONCILE_AFTER_S: '1', RATE_LIMIT_FACTOR: '1000' } });
});

test.afterAll(async () => {
  await estate?.stop();
  await estate?.forget();
  await sql?.end();
  await server?.query(`drop database if exists ${database}`);
  await server?.end();
  await postgres?.stop();
});

/** A tab of a visitor of this estate, and where they are. */
async function visiting(browser: Browser, place: Place, brand: Place['brand'], language: Place['language']): Promise<{ page: Page; here: Place }> {
  const origin = estate[brand];
  const context = await browser.newContext({ baseURL: origin });
  await context.addCookies([{ name: `${brand}_age`, value: 'yes', url: origin }]);
  const paths = { es: 'visitas', en: 'visits' };
  const here: Place = { ...place, brand, language, origin, words: words[language], path: (_name, rest = '') => `/${language}/${paths[language]}${rest}` };
  return { page: await context.newPage(), here };
}

const other = (here: Place) => new OtherVisitor(here.origin, here.brand, visitOf(here).id, here.language);
/** The slot as the address has it, which is written a moment after it is chosen. */
async function chosen(page: Page): Promise<string> {
  await expect.poll(() => bookingIn(page)?.secondStep.time ?? '').not.toBe('');
  return `${bookingIn(page)?.secondStep.day}T${bookingIn(page)?.secondStep.time}`;
}
const intentOf = (page: Page): string => bookingIn(page)?.bookingIntentId ?? '';

/** The hold of an intent is over. `freed`: and cleaned up, while the card provider has not heard of it yet. */
async function holdIsOver(intent: string, freed = false): Promise<void> {
  await sql.query(`update booking_intent set hold_expires_at = now() - interval '1 second' where id = $1`, [intent]);
  if (!freed) return;
  await sql.query(
    `with over as (update booking_intent set state = 'expired', reason = 'HOLD_EXPIRED' where id = $1 and state = 'held' returning slot_id, people)
     update slot set held = held - over.people from over where slot.id = over.slot_id`,
    [intent],
  );
}

/** How many people a slot still has room for. */
async function roomIn(here: Place, date: string): Promise<number> {
  const { rows } = await sql.query<{ room: number }>('select capacity - held - booked as room from slot where experience_id = $1 and starts_local = $2', [
    visitOf(here).id,
    date,
  ]);
  return rows[0]?.room ?? 0;
}

/** How many payments the card provider holds money of. */
const charged = async (): Promise<number> => {
  const answer = await fetch(`${estate.montelar}/sandbox/stripe/v1/payment_intents?limit=100`, { headers: { authorization: 'Bearer sk_test_sandbox' } });
  const { data } = (await answer.json()) as { data: { status: string }[] };
  return data.filter(({ status }) => ['requires_capture', 'succeeded'].includes(status)).length;
};

for (const [brand, language] of [
  ['montelar', 'es'],
  ['oria', 'en'],
] as const) {
  test(`section 8: a full slot is a 409 at submission and at capture; nothing is charged, and back leads to the dates each time (${brand}, ${language})`, async ({
    browser,
    place,
  }) => {
    const { page, here } = await visiting(browser, place, brand, language);
    const said = wordsOf(here);
    const before = await charged();
    await toBilling(page, here);
    const full = await chosen(page);
    await other(here).hold(full, await roomIn(here, full));
    await page.getByRole('button', { name: said.toPayment }).click();
    await expect(page.getByRole('heading', { name: said.failed })).toBeFocused();
    await expect(page.getByText(said.conflict)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: said.otherDate }).click();
    await expect(page.getByRole('button', { name: said.toClient })).toBeDisabled();
    await chooseSlot(page, here, { dayIndex: 1 });
    await page.getByRole('button', { name: said.toClient }).click();
    await expect(page.getByLabel(said.surname, { exact: true })).toHaveValue(visitor.surname);
    await page.getByRole('button', { name: said.next, exact: true }).click();
    await page.getByRole('button', { name: said.toPayment }).click();
    await fillCard(page, here, cards.good);

    const [intent, date] = [intentOf(page), await chosen(page)];
    await holdIsOver(intent, true);
    await other(here).hold(date, await roomIn(here, date));
    await pay(page, here);
    await expect(page.getByRole('heading', { level: 1, name: said.quicker })).toBeVisible({ timeout: 60_000 });
    await expect.poll(charged).toBe(before);
    await page.getByRole('link', { name: said.otherDate }).click();
    await hydrated(page);
    await expect(page.getByLabel(said.month, { exact: true })).toHaveValue(String(Number(date.slice(5, 7))));
    await expect(page.getByRole('button', { name: said.toClient })).toBeDisabled();
    await chooseSlot(page, here, { ahead: null, dayIndex: 1 });
    await page.getByRole('button', { name: said.toClient }).click();
    await expect(page.getByRole('main').getByLabel(said.email, { exact: true })).toHaveValue(visitor.email);
    await page.getByRole('button', { name: said.next, exact: true }).click();
    await page.getByRole('button', { name: said.toPayment }).click();
    await fillCard(page, here, cards.good);
    await pay(page, here);
    await expectConfirmed(page, here);
    await page.context().close();
  });

  test(`a hold that is over while somebody pays: nothing can be paid before the places are held again, then it is booked (${brand}, ${language})`, async ({
    browser,
    place,
  }) => {
    const { page, here } = await visiting(browser, place, brand, language);
    const said = wordsOf(here);
    await page.clock.install();
    await toCard(page, here);
    await fillCard(page, here, cards.good);
    await holdIsOver(intentOf(page));
    await page.clock.fastForward('15:01');
    await expect(page.getByText(said.expired, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Pagar|Pay) / })).toBeDisabled();
    await page.getByRole('button', { name: said.holdAgain }).click();
    await expect(page.getByRole('timer', { name: said.timer })).toHaveText(/^1[45]:\d\d$/);
    await fillCard(page, here, cards.good);
    await pay(page, here);
    await expectConfirmed(page, here);
    await page.context().close();
  });

  test(`a waiting list, from the full slot by the mail to the booked visit (${brand}, ${language})`, async ({ browser, place }) => {
    const { page, here } = await visiting(browser, place, brand, language);
    const said = wordsOf(here);
    const email = `espera.${brand}@correo.example`;
    await page.goto(visitPage(here));
    await fillVisitors(page, here, 3);
    await chooseSlot(page, here, { dayIndex: 1 });
    const date = await chosen(page);
    const first = other(here);
    const token = await first.book(date, await roomIn(here, date));
    await page.reload();
    await hydrated(page);
    await page.getByText(said.waitingOffer).click();
    await page.getByLabel(said.waitingSlot).selectOption(date);
    await page.getByLabel(said.waitingName, { exact: true }).fill(`${visitor.name} ${visitor.surname}`);
    await page.getByRole('main').getByLabel(said.email, { exact: true }).fill(email);
    await page.getByRole('main').getByRole('checkbox', { name: said.consent }).check();
    await page.getByRole('button', { name: said.waitingJoin }).click();
    await expect(page.getByText(said.waitingDone)).toBeVisible();

    expect((await first.cancel(token)).status).toBe(200);
    const mail = await readMailTo(page, email, { port: estate.port, subject: said.waitingMail });
    const link = /https?:\/\/\S+waiting_list=wait_[\w-]+/.exec(mail.text)?.[0] ?? '';
    await page.goto(link);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: said.offered })).toBeVisible();
    await page.getByRole('button', { name: said.offerAccept }).click();
    await fillVisitor(page, here, { email });
    await page.getByRole('button', { name: said.next, exact: true }).click();
    await page.getByRole('button', { name: said.toPayment }).click();
    await fillCard(page, here, cards.good);
    expect(await chosen(page)).toBe(date);
    await pay(page, here);
    await expectConfirmed(page, here);
    await page.context().close();
  });
}

test('after all of it the books are clean', async () => {
  const books = await audit(estate.dataDir, { DATABASE_URL: new URL(`/${database}`, postgres.url).href });
  expect(books.checks.filter(({ ok }) => !ok)).toEqual([]);
});
