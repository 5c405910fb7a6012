import type { Page } from '@playwright/test';
import { hydrated, open } from '../../support/hydration.ts';
import { film, pressOn, typeInto } from '../../support/keyboard.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { buyer, cards, orderNumber } from '../../support/shopping.ts';

const said = { es: { skip: 'Ir al contenido' }, en: { skip: 'Skip to content' } } as const;

/** Step one, typed field after field in the order of the page. */
async function typeDetails(page: Page, place: Place): Promise<void> {
  const { words } = place;
  const details = page.getByRole('group', { name: words.details });
  const address = page.getByRole('group', { name: words.address });
  await typeInto(page, details.getByLabel(words.name, { exact: true }), buyer.name);
  await typeInto(page, details.getByLabel(words.surname, { exact: true }), buyer.surname);
  await typeInto(page, page.getByRole('textbox', { name: words.documentNumber, exact: true }), buyer.document);
  await typeInto(page, details.getByLabel(words.email), buyer.email);
  await typeInto(page, details.getByLabel(words.phone), buyer.phone);
  await typeInto(page, address.getByLabel(words.name, { exact: true }), buyer.name);
  await typeInto(page, address.getByLabel(words.surname, { exact: true }), buyer.surname);
  await typeInto(page, address.getByLabel(words.line1, { exact: true }), buyer.line1);
  await typeInto(page, address.getByLabel(words.postcode), buyer.postcode);
  await typeInto(page, address.getByLabel(words.town), buyer.town);
  await pressOn(page, page.getByRole('checkbox', { name: words.terms }), 'Space');
}

test('@both a whole purchase with the keyboard alone, from the catalogue to the order, with the focus always in sight', async ({ page, place }) => {
  await open(page, place.path('catalogue'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: said[place.language].skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('main').locator(`h2 a[href*="/${place.wine.slug}"], h3 a[href*="/${place.wine.slug}"]`).first());
  await expect(page).toHaveURL(new RegExp(`/${place.wine.slug}`));
  await hydrated(page);
  const add = page.getByRole('button', { name: place.words.addToBasket }).first();
  await expect(add).toBeEnabled();
  await pressOn(page, add);
  await pressOn(page, page.getByRole('dialog').getByRole('link', { name: place.words.toBasket }));
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: place.words.toCheckout }));
  await expect(page.getByRole('heading', { name: place.words.details })).toBeVisible();
  await typeDetails(page, place);
  await pressOn(page, page.getByRole('button', { name: place.words.continue }));
  const number = page.getByLabel(place.words.cardNumber);
  await typeInto(page, number, cards.good);
  await typeInto(page, page.getByLabel(place.words.expiry), '1234');
  await typeInto(page, page.getByLabel(place.words.cvc), '123');
  await pressOn(page, page.getByRole('button', { name: place.words.pay }));
  await orderNumber(page, place);
  await film(page, 'ordered');
});

test('a faulty form by the keyboard: the focus goes to the summary, whose links lead to the fields (WCAG 3.3.1)', async ({ page, place }) => {
  await open(page, place.path('catalogue', `/${place.wine.slug}`));
  await pressOn(page, page.getByRole('button', { name: place.words.addToBasket }).first());
  await pressOn(page, page.getByRole('dialog').getByRole('link', { name: place.words.toBasket }));
  await expect(page.getByRole('spinbutton')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: place.words.toCheckout }));
  await expect(page.getByRole('heading', { name: place.words.details })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: place.words.continue }));
  const problems = page.getByText(place.words.problems).first();
  await expect(problems).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: new RegExp(`^${place.words.name}:|, ${place.words.name}:`) }).first());
  await expect(page.getByRole('group', { name: place.words.details }).getByLabel(place.words.name, { exact: true })).toBeFocused();
});
