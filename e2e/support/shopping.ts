/** What a buyer does, step by step, by what stands on the screen. */
import { expect, type Page } from '@playwright/test';
import type { Place } from './place.ts';

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  asksBank: '4000002500003155',
};

/** From the product's page: choose the quantity, add, and go to the basket through the popup. */
export async function putIntoBasket(page: Page, place: Place, quantity = 1): Promise<void> {
  await page.goto(place.path('catalogue', `/${place.wine.slug}`));
  const add = page.getByRole('button', { name: place.words.addToBasket }).first();
  await expect(add).toBeEnabled();
  for (let more = 1; more < quantity; more += 1) await page.getByRole('button', { name: place.words.quantityMore }).first().click();
  await add.click();
  await page.getByRole('dialog').getByRole('link', { name: place.words.toBasket }).click();
  await expect(page.getByRole('heading', { level: 1, name: place.words.basket })).toBeVisible();
}

export async function goToCheckout(page: Page, place: Place): Promise<void> {
  await page
    .getByRole('link', { name: place.words.toCheckout })
    .or(page.getByRole('button', { name: place.words.toCheckout }))
    .click();
  await expect(page.getByRole('heading', { name: place.words.details })).toBeVisible();
}

export const buyer = {
  name: 'Lucía',
  surname: 'Arteaga Sáenz',
  document: '12345678Z',
  email: 'lucia@correo.example',
  phone: '600112233',
  line1: 'Calle del Laurel, 14',
  postcode: '26001',
  town: 'Logroño',
  province: 'La Rioja',
};

/** Fills step one as a visitor with a Spanish address and ticks the terms; without `address` where none is asked. */
export async function fillDetails(page: Page, place: Place, { terms = true, email = buyer.email, address: asksAddress = true } = {}): Promise<void> {
  const { words } = place;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const details = page.getByRole('group', { name: words.details });
  const address = page.getByRole('group', { name: words.address });
  await details.getByLabel(words.name, { exact: true }).fill(buyer.name);
  await details.getByLabel(words.surname, { exact: true }).fill(buyer.surname);
  await field(words.documentNumber).fill(buyer.document);
  await details.getByLabel(words.email).fill(email);
  await details.getByLabel(words.phone).fill(buyer.phone);
  if (asksAddress) await fillAddress();
  if (terms) await page.getByRole('checkbox', { name: words.terms }).check();

  async function fillAddress() {
    await address.getByLabel(words.name, { exact: true }).fill(buyer.name);
    await address.getByLabel(words.surname, { exact: true }).fill(buyer.surname);
    await address.getByLabel(words.line1, { exact: true }).fill(buyer.line1);
    await address.getByLabel(words.province).selectOption(buyer.province);
    await address.getByLabel(words.postcode).fill(buyer.postcode);
    await address.getByLabel(words.town).fill(buyer.town);
  }
}

export async function continueToPayment(page: Page, place: Place): Promise<void> {
  await page.getByRole('button', { name: place.words.continue }).click();
  await expect(page.getByLabel(place.words.cardNumber)).toBeVisible();
}

export async function fillCard(page: Page, place: Place, number: string): Promise<void> {
  await page.getByLabel(place.words.cardNumber).fill(number);
  await page.getByLabel(place.words.expiry).fill('1234');
  await page.getByLabel(place.words.cvc).fill('123');
}

export const pay = (page: Page, place: Place): Promise<void> => page.getByRole('button', { name: place.words.pay }).click();

/** The number of the order on the confirmation page. */
export async function orderNumber(page: Page, place: Place): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: place.words.thanks })).toBeVisible({ timeout: 60_000 });
  const text = await page.getByRole('main').innerText();
  const number = /\b[A-Z0-9]{2,}-?[A-Z0-9-]{4,}\b/.exec(text.slice(text.indexOf(place.words.orderNumber)))?.[0];
  if (!number) throw new Error(`No order number on the page:\n${text}`);
  return number;
}

/** Everything up to the card form. */
export async function toPayment(page: Page, place: Place, quantity = 1): Promise<void> {
  await putIntoBasket(page, place, quantity);
  await goToCheckout(page, place);
  await fillDetails(page, place);
  await continueToPayment(page, place);
}
