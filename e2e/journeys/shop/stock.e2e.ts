import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { open } from '../../support/hydration.ts';
import { addToBasket, basketOnServer, openBasket, openCheckout } from '../../support/basket.ts';
import { notePayments, paymentAtProvider } from '../../support/ledger.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, pay } from '../../support/shopping.ts';
import { somebodyBuys } from '../../support/buyer.ts';

const said = {
  es: {
    refused: 'No se ha podido añadir',
    none: /agotado/,
    few: /^Solo hay 1\b/,
    soldOut: 'Se acaba de agotar. Quítelo para continuar.',
    less: /^Una menos/,
    remove: /^Quitar .* de la cesta$/,
    gone: 'Algo se ha agotado',
    notCharged: 'No se ha cobrado nada',
    late: 'Alguien se nos ha adelantado',
    hold: 'No le hemos cobrado nada: la retención de su tarjeta queda anulada.',
    back: 'Volver a la cesta',
  },
  en: {
    refused: 'It could not be added',
    none: /sold out/,
    few: /^Only 1 left/,
    soldOut: 'It has just sold out. Remove it to go on.',
    less: /^One less/,
    remove: /^Remove .* from the basket$/,
    gone: 'Something has sold out',
    notCharged: 'Nothing was charged',
    late: 'Somebody was quicker',
    hold: 'You have not been charged: the hold on your card is being released.',
    back: 'Back to the basket',
  },
} as const;

/** A basket with all that is left of a wine, and its checkout filled in. */
async function checkoutWithTheLast(page: Page, place: Place, { sku, stock }: { sku: string; stock: number }): Promise<void> {
  await addToBasket(page, place, sku, stock);
  await openCheckout(page, place);
  await fillDetails(page, place);
}

test('@both stock runs out before adding: the popup says so, and nothing is in the basket (section 8: 406 shows the reason)', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(/^406 POST .*\/add_product\/$/);
  const wine = place.fixtures.wine('gone-before-adding');
  await open(page, place.path('catalogue', `/${wine.slug}`));
  const add = page.getByRole('button', { name: place.words.addToBasket }).first();
  await expect(add).toBeEnabled();
  await somebodyBuys(place, wine.sku, wine.stock);
  await add.click();
  await expect(page.getByRole('dialog', { name: said[place.language].refused })).toContainText(said[place.language].none);
  await checkAccessibility(page);
  expect((await basketOnServer(page, place)).lines).toEqual([]);
});

test('@both stock runs out in the basket: the line says what is left, checkout waits, and without the line it goes on (section 5: a line’s error)', async ({
  page,
  place,
}) => {
  const { few, soldOut, less, remove } = said[place.language];
  const wine = place.fixtures.wine('gone-in-the-basket');
  await addToBasket(page, place, wine.sku, wine.stock);
  await addToBasket(page, place, place.wine.sku);
  await openBasket(page, place);
  const line = page.getByRole('row').filter({ hasText: 'gone-in-the-basket' });
  await somebodyBuys(place, wine.sku, 2);
  await line.getByRole('button', { name: less }).click();
  await expect(line.getByText(few)).toBeVisible();
  await expect(page.getByRole('button', { name: place.words.toCheckout })).toBeDisabled();
  await checkAccessibility(page);
  await somebodyBuys(place, wine.sku, 1);
  // What is left was refused with the two: the basket holds three still, and one is what may be asked for.
  for (const quantity of ['3', '2']) {
    await expect(line.getByRole('spinbutton')).toHaveValue(quantity);
    await line.getByRole('button', { name: less }).click();
  }
  await expect(line.getByText(soldOut)).toBeVisible();
  await line.getByRole('button', { name: remove }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('link', { name: place.words.toCheckout }).click();
  await expect(page.getByRole('heading', { name: place.words.details })).toBeVisible();
});

test('@both stock runs out before Continue: it is said kindly, no payment is opened, and the way leads to the basket (section 4: order intent)', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(/^409 POST .*\/order\/intent\/$/, /^console: the order intent was not made/);
  const wine = place.fixtures.wine('gone-before-continuing');
  const payments = notePayments(page);
  await checkoutWithTheLast(page, place, wine);
  await somebodyBuys(place, wine.sku, wine.stock);
  await page.getByRole('button', { name: place.words.continue }).click();
  const alert = page.getByRole('alert').filter({ hasText: said[place.language].gone });
  await expect(alert).toContainText(said[place.language].notCharged);
  await expect(alert).toContainText(said[place.language].none);
  await checkAccessibility(page);
  await expect(page.getByLabel(place.words.cardNumber)).toHaveCount(0);
  expect(payments).toEqual([]);
  await alert.getByRole('link').click();
  await expect(page.getByText(said[place.language].soldOut)).toBeVisible();
});

test('@both stock runs out while the buyer pays: the hold on the card is given back, nothing is charged (section 4; 409 at capture)', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(/^409 POST .*\/order\/capture\/$/, /^console: the order was not confirmed/);
  const wine = place.fixtures.wine('gone-before-capture');
  const payments = notePayments(page);
  await checkoutWithTheLast(page, place, wine);
  await continueToPayment(page, place);
  await somebodyBuys(place, wine.sku, wine.stock);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expect(page.getByRole('heading', { name: said[place.language].late })).toBeVisible();
  await expect(page.getByText(said[place.language].hold)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(said[place.language].none);
  await checkAccessibility(page);
  await expect.poll(() => paymentAtProvider(payments.at(-1) ?? '')).toMatchObject({ status: 'canceled', amount_received: 0, amount_capturable: 0 });
  await page.getByRole('link', { name: said[place.language].back }).click();
  await expect(page.getByText(said[place.language].soldOut)).toBeVisible();
});
