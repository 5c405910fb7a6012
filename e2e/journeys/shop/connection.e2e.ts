import type { Page } from '@playwright/test';
import { addToBasket, openBasket, openCheckout } from '../../support/basket.ts';
import { expect, test } from '../../support/place.ts';
import { cards, fillCard, fillDetails, orderNumber, pay } from '../../support/shopping.ts';

const again = { es: 'Volver a intentarlo', en: 'Try again' } as const;

/** The next call to an address is cut off on its way; those after it arrive. */
const cutOff = (page: Page, address: string) => page.route(address, (route) => route.abort('connectionreset'), { times: 1 });

test('@both a connection lost at each sending of the shop: what was chosen and typed stays, and Try again takes it up', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(
    /^net::ERR_CONNECTION_RESET (POST|PUT) .*(update_lines|order.intent|update_intent)/,
    /^console: (a change of the basket did not arrive|the order intent was not)/,
  );
  const retry = page.getByRole('button', { name: again[place.language] });
  await addToBasket(page, place, place.wine.sku);
  await openBasket(page, place);
  await cutOff(page, '**/update_lines/**');
  await page.getByRole('button', { name: place.words.quantityMore }).first().click();
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('complementary')).toContainText(place.amount(2 * place.wine.price));
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2');

  await openCheckout(page, place);
  await fillDetails(page, place);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: place.words.terms })).toBeChecked();
  await cutOff(page, '**/order/intent/');
  await page.getByRole('button', { name: place.words.continue }).click();
  await expect(page.getByRole('group', { name: place.words.details }).getByLabel(place.words.name, { exact: true })).toHaveValue('Lucía');
  await retry.click();
  await expect(page.getByLabel(place.words.cardNumber)).toBeVisible();

  await page.getByRole('button', { name: place.words.edit(place.words.details) }).click();
  await page.getByRole('group', { name: place.words.details }).getByLabel(place.words.name, { exact: true }).fill('Luisa');
  await cutOff(page, '**/update_intent/');
  await page.getByRole('button', { name: place.words.save(place.words.details) }).click();
  await retry.click();
  await expect(page.getByRole('button', { name: place.words.pay })).toBeEnabled();
  await expect(page.getByRole('main')).toContainText('Luisa');
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
});
