import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { addToBasket, basketOnServer, openBasket, openCheckout } from '../../support/basket.ts';
import { notePayments, paymentAtProvider } from '../../support/ledger.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, goToCheckout, orderNumber, pay, putIntoBasket } from '../../support/shopping.ts';
import { recordEvents } from '../../support/tag-manager.ts';

const said = {
  es: {
    extras: 'Algo más',
    billing: 'Facturación',
    gift: /Es un regalo/,
    letters: /Quiero recibir/,
    invoice: /Necesito factura/,
    company: 'Empresa',
    aCompany: 'Una empresa',
    person: 'Una persona',
    back: 'Volver',
    empty: 'No hay nada que pagar',
    remove: /^Quitar .* de la cesta$/,
  },
  en: {
    extras: 'Anything else',
    billing: 'Billing',
    gift: /It is a gift/,
    letters: /I want to receive/,
    invoice: /I need an invoice/,
    company: 'Company',
    aCompany: 'A company',
    person: 'A person',
    back: 'Back',
    empty: 'There is nothing to pay',
    remove: /^Remove .* from the basket$/,
  },
} as const;

async function saveSection(page: Page, place: Place, section: string, change: () => Promise<void>): Promise<void> {
  const payment = page.getByRole('button', { name: place.words.pay });
  await page.getByRole('button', { name: place.words.edit(section) }).click();
  await expect(payment).toBeDisabled();
  await change();
  await page.getByRole('button', { name: place.words.save(section) }).click();
  await expect(payment).toBeEnabled();
}

/** The invoice's part for a company, which was first taken for a person: what was typed is cleared by the change. */
async function fillCompany(page: Page, place: Place): Promise<void> {
  const words = said[place.language];
  const billing = page.getByRole('group', { name: words.billing });
  await billing.getByRole('textbox', { name: words.company }).fill('Bar Laurel SL');
  await billing.getByLabel(words.person).check();
  await billing.getByRole('radio', { name: words.aCompany }).check();
  await expect(billing.getByRole('textbox', { name: words.company })).toHaveValue('');
  await billing.getByRole('textbox', { name: words.company }).fill('Bar Laurel SL');
  await billing.getByLabel(place.words.documentNumber).fill('A58818501');
  await billing.getByLabel(place.words.email).fill('bar@correo.example');
}

test('@both a gift with an invoice for a company (sections 2 to 5: checkboxes, business entity)', async ({ page, place }) => {
  const words = said[place.language];
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  await fillDetails(page, place);
  await page.getByRole('checkbox', { name: words.gift }).check();
  await page.getByRole('checkbox', { name: words.letters }).check();
  await page.getByRole('checkbox', { name: words.invoice }).check();
  await fillCompany(page, place);
  await continueToPayment(page, place);
  await expect(page.getByRole('main')).toContainText('Bar Laurel SL');
  await checkAccessibility(page);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
});

test('@both each section is edited after step one; a country changes the shipping before and after it; the amount charged is the one last shown (section 4)', async ({
  page,
  place,
}) => {
  const words = said[place.language];
  const payments = notePayments(page);
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  const address = page.getByRole('group', { name: place.words.address });
  const shown = page.getByRole('main').getByRole('complementary');
  await expect(shown).toContainText(place.amount(place.wine.price + 6.5));
  await address.getByLabel(place.words.country).selectOption('FR');
  await expect(shown).toContainText(place.amount(place.wine.price + 14.5));
  await address.getByLabel(place.words.country).selectOption('ES');
  await expect(shown).toContainText(place.amount(place.wine.price + 6.5));
  await fillDetails(page, place);
  await continueToPayment(page, place);
  const payment = page.getByRole('button', { name: place.words.pay });
  await saveSection(page, place, place.words.details, () =>
    page.getByRole('group', { name: place.words.details }).getByLabel(place.words.name, { exact: true }).fill('Luisa'),
  );
  await saveSection(page, place, words.extras, () => page.getByLabel(place.words.comment).fill('En portería'));
  await saveSection(page, place, words.billing, async () => {
    await page.getByRole('checkbox', { name: words.invoice }).check();
    await fillCompany(page, place);
  });
  await expect(payment).toContainText(place.amount(place.wine.price + 6.5));
  await saveSection(page, place, place.words.address, async () => {
    await address.getByLabel(place.words.country).selectOption('PT');
    await address.getByLabel(place.words.postcode).fill('1000-001');
  });
  await expect(payment).toContainText(place.amount(place.wine.price + 12));
  for (const changed of ['Luisa', 'En portería', 'Bar Laurel SL', '1000-001']) await expect(page.getByRole('main')).toContainText(changed);
  await checkAccessibility(page);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  await expect(page.getByRole('main')).toContainText(place.amount(place.wine.price + 12));
  expect((await paymentAtProvider(payments.at(-1) ?? '')).amount_received).toBe(Math.round((place.wine.price + 12) * 100));
});

test('@both a second tab empties the basket: the checkout says that there is nothing to pay (section 2: empty-basket message)', async ({ page, place }) => {
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  const other = await page.context().newPage();
  await openBasket(other, place);
  await other.getByRole('button', { name: said[place.language].remove }).click();
  await expect(other.getByRole('heading', { name: place.words.basketEmpty })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: said[place.language].empty })).toBeVisible();
  await checkAccessibility(page);
});

test('@both a second tab adds to the basket after step one: what is charged is what was agreed', async ({ page, place }) => {
  const payments = notePayments(page);
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  await fillDetails(page, place);
  await continueToPayment(page, place);
  const agreed = place.amount(place.wine.price + 6.5);
  await expect(page.getByRole('button', { name: place.words.pay })).toContainText(agreed);
  const other = await page.context().newPage();
  await putIntoBasket(other, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  await expect(page.getByRole('main')).toContainText(agreed);
  expect((await paymentAtProvider(payments.at(-1) ?? '')).amount_received).toBe(Math.round((place.wine.price + 6.5) * 100));
  // What the other tab added meanwhile waits in the basket.
  expect((await basketOnServer(page, place)).lines).toHaveLength(1);
});

test('analytics, with consent: only the listed events, and no personal data over a whole purchase (section 7: tag manager)', async ({
  page,
  place,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: 'analytics', url: place.origin }]);
  const pushed = await recordEvents(page);
  await putIntoBasket(page, place);
  await goToCheckout(page, place);
  await fillDetails(page, place);
  await page.getByRole('checkbox', { name: said[place.language].gift }).check();
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  await expect
    .poll(() => pushed.map((event) => (JSON.parse(event) as { event: string }).event))
    .toEqual(expect.arrayContaining(['add_to_cart', 'begin_checkout', 'checkout_step_1', 'purchase', 'purchase_gift']));
  expect(pushed.find((event) => event.includes('checkout_step_1'))).toContain('"country":"ES"');
  const listed = new Set([
    'view_item_list',
    'select_item',
    'add_to_cart',
    'remove_from_cart',
    'begin_checkout',
    'checkout_step_1',
    'purchase',
    'purchase_gift',
    'purchase_newsletter',
  ]);
  for (const event of pushed) expect(listed).toContain((JSON.parse(event) as { event: string }).event);
  for (const personal of ['lucia@', 'Lucía', 'Arteaga', '12345678Z', '600112233', 'Laurel', '26001', 'Logroño', 'view_', '_secret_'])
    expect(pushed.join()).not.toContain(personal);
});

test('analytics, without an answer: nothing is pushed', async ({ page, place }) => {
  const pushed = await recordEvents(page);
  await putIntoBasket(page, place);
  await goToCheckout(page, place);
  expect(pushed).toEqual([]);
});
