import type { Page } from '@playwright/test';
import { bookingIn, chooseSlot, expectConfirmed, fillVisitor, fillVisitors, toBilling, visitor, wordsOf } from '../../support/booking.ts';
import { readMailTo } from '../../support/mail.ts';
import { hydrated, open } from '../../support/hydration.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { cards, fillCard, pay } from '../../support/shopping.ts';

const again = { es: 'Volver a intentarlo', en: 'Try again' } as const;
const retry = (page: Page, place: Place) => page.getByRole('button', { name: again[place.language] });

/** The next call to an address is cut off on its way; those after it arrive. */
const cutOff = (page: Page, address: string) => page.route(address, (route) => route.abort('connectionreset'), { times: 1 });
const lost = /^net::ERR_CONNECTION_RESET POST /;

test('@both a connection lost while a visit is held, paid for and confirmed: nothing is lost and nothing made twice', async ({ page, place, expectErrors }) => {
  test.slow();
  expectErrors(lost, /^console: (the booking was not|The payment service could not be reached)/, /^script: The API could not be reached/);
  const words = wordsOf(place);
  await toBilling(page, place, { ahead: 5, dayIndex: 1 });
  await cutOff(page, '**/api/booking_intent/');
  await page.getByRole('button', { name: words.toPayment }).click();
  await expect(retry(page, place)).toBeVisible();
  expect(bookingIn(page)?.thirdStep['email']).toBe(visitor.email);
  await retry(page, place).click();
  await expect(page.getByLabel(place.words.cardNumber)).toBeVisible({ timeout: 30_000 });
  const intent = bookingIn(page)?.bookingIntentId;

  await fillCard(page, place, cards.good);
  await cutOff(page, '**/confirm');
  await pay(page, place);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: place.words.pay })).toBeEnabled();
  expect(bookingIn(page)?.bookingIntentId).toBe(intent);

  await cutOff(page, '**/api/booking_intent/capture/');
  await pay(page, place);
  // Nobody presses anything: the page asks again by itself.
  await expectConfirmed(page, place);
});

test('a connection lost while a voucher is redeemed: it is sent again and serves', async ({ page, place, expectErrors }) => {
  test.slow();
  expectErrors(lost, /^console: the booking was not made/);
  const words = wordsOf(place);
  await open(page, `/${place.language}/${place.language === 'es' ? 'bono' : 'voucher'}?voucher=${place.fixtures.voucher('redeemed-again')}`);
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await page.getByLabel(words.chooseVisit).selectOption({ index: 1 });
  await page.getByRole('button', { name: words.accept }).click();
  await fillVisitors(page, place);
  await chooseSlot(page, place, { ahead: 4, dayIndex: 2 });
  await page.getByRole('button', { name: words.toClient }).click();
  await fillVisitor(page, place);
  await cutOff(page, '**/redeem/');
  await page.getByRole('button', { name: words.finish, exact: true }).click();
  await expect(retry(page, place)).toBeVisible();
  await expect(page.getByLabel(words.surname, { exact: true })).toHaveValue(visitor.surname);
  await retry(page, place).click();
  await expectConfirmed(page, place);
});

test('a connection lost while somebody joins a waiting list: what was typed stays, and the second press puts them on it', async ({
  page,
  place,
  browser,
  expectErrors,
}, info) => {
  test.slow();
  expectErrors(lost, /^console: nobody was put on the waiting list/);
  const words = wordsOf(place);
  const email = `espera.${info.project.name}.${Date.now()}@correo.example`;
  // A visit with as many places as one booking may have: one visitor at its payment fills a slot.
  const harvest = place.path('visits', '/vendimia-con-la-cuadrilla');
  const other = await browser.newPage({ baseURL: place.origin });
  await other.context().addCookies([{ name: `${place.brand}_age`, value: 'yes', url: place.origin }]);
  await other.goto(harvest);
  await fillVisitors(other, place, 12);
  await chooseSlot(other, place, { ahead: null, dayIndex: 1 });
  await other.getByRole('button', { name: words.toClient }).click();
  await fillVisitor(other, place);
  await other.getByRole('button', { name: words.next, exact: true }).click();
  await other.getByRole('button', { name: words.toPayment }).click();
  await expect(other.getByLabel(place.words.cardNumber)).toBeVisible({ timeout: 30_000 });

  await page.goto(harvest);
  await hydrated(page);
  await fillVisitors(page, place);
  await page.getByText(words.waitingOffer).click();
  await page.getByLabel(words.waitingName, { exact: true }).fill('Blanca');
  await page.getByRole('main').getByLabel(words.email, { exact: true }).fill(email);
  await page.getByRole('main').getByRole('checkbox', { name: words.consent }).check();
  await cutOff(page, '**/waiting_list/');
  await page.getByRole('button', { name: words.waitingJoin }).click();
  await expect(retry(page, place)).toBeVisible();
  await expect(page.getByRole('main').getByLabel(words.email, { exact: true })).toHaveValue(email);
  await retry(page, place).click();
  await expect(page.getByText(words.waitingDone)).toBeVisible();
  await readMailTo(page, email);
  await other.close();
});
