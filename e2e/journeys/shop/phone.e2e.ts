import { checkAccessibility } from '../../support/accessibility.ts';
import { hydrated, open } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, orderNumber, pay } from '../../support/shopping.ts';

const said = {
  es: { total: /^Total de la cesta: /, toCheckout: 'Tramitar el pedido' },
  en: { total: /^Basket total: /, toCheckout: 'Go to checkout' },
} as const;

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('@both a purchase with one thumb at 390 px: the button is in reach wherever one reads, the popup leads to the checkout, the total stands above the card and the card before all that was said', async ({
  page,
  place,
}) => {
  const { total, toCheckout } = said[place.language];
  await open(page, place.path('catalogue', `/${place.wine.slug}?sku=${place.wine.sku}`));
  const add = page.getByRole('button', { name: place.words.addToBasket, exact: true }).first();
  await expect(add).toBeInViewport({ ratio: 1 });
  await page.getByRole('heading', { level: 2 }).nth(1).scrollIntoViewIfNeeded();
  await expect(add).toBeInViewport({ ratio: 1 });
  await checkAccessibility(page);
  await add.tap();
  const popup = page.getByRole('dialog');
  await expect(popup.getByText(total)).toContainText(place.amount(place.wine.price));
  await popup.getByRole('link', { name: toCheckout }).tap();
  await hydrated(page);
  await fillDetails(page, place);
  await continueToPayment(page, place);
  const main = page.getByRole('main');
  const summary = main.getByRole('complementary');
  await expect(summary).toContainText(place.amount(place.wine.price + 6.5));
  const top = async (element: typeof summary) => (await element.boundingBox())?.y ?? Number.NaN;
  const card = page.getByLabel(place.words.cardNumber);
  expect(await top(summary)).toBeLessThan(await top(card));
  expect(await top(card)).toBeLessThan(await top(main.getByText(/lucia@correo\.example/)));
  await checkAccessibility(page);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
});
