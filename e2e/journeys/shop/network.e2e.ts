import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { addToBasket, basketOnServer, openBasket, openCheckout } from '../../support/basket.ts';
import { notePayments, paymentAtProvider } from '../../support/ledger.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { buyer, cards, continueToPayment, fillCard, fillDetails, goToCheckout, orderNumber, pay } from '../../support/shopping.ts';

const said = {
  es: {
    noBasket: 'No podemos mostrar la cesta',
    notArrived: 'El cambio no ha llegado',
    noIntent: 'No hay conexión',
    noCard: 'El formulario de la tarjeta no ha llegado',
    broken: 'La conexión se ha interrumpido',
    retry: 'Volver a intentarlo',
    preparing: 'Preparando el pago…',
  },
  en: {
    noBasket: 'We cannot show your basket',
    notArrived: 'The change did not arrive',
    noIntent: 'There is no connection',
    noCard: 'The card form did not arrive',
    broken: 'The connection broke off',
    retry: 'Try again',
    preparing: 'Preparing the payment…',
  },
} as const;

/** Cuts the line for some addresses; gives back what mends it. */
async function cut(page: Page, address: string): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(address);
}

const again = (page: Page, place: Place) => page.getByRole('button', { name: said[place.language].retry }).click();

test('broken network: a basket that does not come says so, and another try shows it as it was', async ({ page, place, expectErrors }) => {
  expectErrors(/^net::ERR_INTERNET_DISCONNECTED GET \/api\/ecom\/basket\/$/, /^console: /);
  await addToBasket(page, place, place.wine.sku, 2);
  const mend = await cut(page, '**/api/ecom/basket/**');
  await page.goto(place.path('basket'));
  await expect(page.getByText(said[place.language].noBasket)).toBeVisible();
  await checkAccessibility(page);
  await mend();
  await again(page, place);
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
});

test('broken network: a quantity that does not arrive says so, what was chosen stays, and another try brings it', async ({ page, place, expectErrors }) => {
  expectErrors(/^net::ERR_INTERNET_DISCONNECTED POST .*\/update_lines\/$/, /^console: a change of the basket did not arrive/);
  await addToBasket(page, place, place.wine.sku);
  await openBasket(page, place);
  const mend = await cut(page, '**/update_lines/**');
  await page.getByRole('button', { name: place.words.quantityMore }).click();
  await expect(page.getByText(said[place.language].notArrived)).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await checkAccessibility(page);
  await mend();
  await again(page, place);
  await expect.poll(async () => (await basketOnServer(page, place)).lines.map(({ quantity }) => quantity)).toEqual([2]);
  await expect(page.getByText(said[place.language].notArrived)).toHaveCount(0);
});

test('broken network: Continue that does not arrive keeps what was typed, and the next one opens the payment', async ({ page, place, expectErrors }) => {
  expectErrors(/^net::ERR_INTERNET_DISCONNECTED POST .*\/order\/intent\/$/, /^console: the order intent was not made/);
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  await fillDetails(page, place);
  const mend = await cut(page, '**/order/intent/');
  await page.getByRole('button', { name: place.words.continue }).click();
  await expect(page.getByText(said[place.language].noIntent)).toBeVisible();
  await expect(page.getByRole('group', { name: place.words.address }).getByLabel(place.words.town)).toHaveValue(buyer.town);
  await mend();
  await continueToPayment(page, place);
});

test('broken network: a card form that does not come says so, and comes at another try', async ({ page, place, expectErrors }) => {
  expectErrors(/^net::ERR_INTERNET_DISCONNECTED GET \/sandbox\/stripe\/v3/, /^console: /);
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  await fillDetails(page, place);
  const mend = await cut(page, '**/sandbox/stripe/v3/**');
  await page.getByRole('button', { name: place.words.continue }).click();
  await expect(page.getByText(said[place.language].noCard)).toBeVisible();
  await checkAccessibility(page);
  await mend();
  await again(page, place);
  await expect(page.getByLabel(place.words.cardNumber)).toBeVisible();
});

test('broken network: a line that breaks once the card is authorised loses no order: the page asks again by itself, and it is charged once', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(/^net::ERR_INTERNET_DISCONNECTED POST .*\/order\/capture\/$/, /^console: the order was not confirmed/);
  const payments = notePayments(page);
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  await fillDetails(page, place);
  await continueToPayment(page, place);
  const mend = await cut(page, '**/order/capture/');
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expect(page.getByRole('heading', { name: said[place.language].broken })).toBeVisible();
  await checkAccessibility(page);
  await mend();
  await orderNumber(page, place);
  expect((await paymentAtProvider(payments.at(-1) ?? '')).amount_received).toBe(Math.round((place.wine.price + 6.5) * 100));
});

test('slow network: what is on its way looks so, and an impatient second press makes no second payment', async ({ page, place }) => {
  await addToBasket(page, place, place.wine.sku);
  const opened: string[] = [];
  page.on('request', (request) => request.url().endsWith('/order/intent/') && opened.push(request.url()));
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await openBasket(page, place);
  await goToCheckout(page, place);
  await fillDetails(page, place);
  const go = page.getByRole('button', { name: place.words.continue });
  await go.dblclick();
  await expect(page.getByRole('button', { name: said[place.language].preparing })).toBeVisible();
  await expect(page.getByLabel(place.words.cardNumber)).toBeVisible();
  expect(opened).toHaveLength(1);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
