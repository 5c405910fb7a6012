import { checkAccessibility } from '../../support/accessibility.ts';
import { open } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, goToCheckout, orderNumber, pay } from '../../support/shopping.ts';

/** The mixed case of each house, and the scarcest of its bottles: as many as are few once a case has gone. */
const cases = {
  montelar: { slug: 'caja-de-una-semana', part: { slug: 'garnacha-blanca', sku: 'MON-GBL-2024-75', bottles: 1 } },
  oria: { slug: 'caja-de-calicatas', part: { slug: '914-paramo', sku: 'ORI-914-2019-75', bottles: 2 } },
} as const;

const said = {
  es: { inside: 'Qué hay en la caja', few: /^(?:Queda|Quedan) ([0-6])$/ },
  en: { inside: 'What is in the case', few: /^([0-6]) left$/ },
} as const;

test('@both a case is bought: its page names its bottles, the basket says what is in it, and the stock of a bottle in it is seen to fall', async ({
  page,
  place,
}) => {
  const { slug, part } = cases[place.brand];
  const { inside, few } = said[place.language];
  await open(page, place.path('catalogue', `/${slug}`));
  const contents = page.getByRole('region', { name: inside });
  await expect(contents.getByRole('link').first()).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: place.words.addToBasket }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: place.words.toBasket }).click();
  await expect(page.getByRole('table').locator(`a[href*="${part.slug}"]`)).toBeVisible();
  await checkAccessibility(page);
  await goToCheckout(page, place);
  await fillDetails(page, place);
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  await open(page, `${place.path('catalogue', `/${part.slug}`)}?sku=${part.sku}`);
  await expect(page.getByText(few).first()).toBeVisible();
});
