import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, goToCheckout, orderNumber, pay, putIntoBasket, toPayment } from '../../support/shopping.ts';
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
    coupon: /[Cc]ódigo/,
    apply: 'Aplicar',
    free: 'Confirmar el pedido',
    back: 'Volver',
    empty: 'No hay nada que pagar',
    gone: 'Algo se ha agotado',
    goneLate: 'Alguien se nos ha adelantado',
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
    coupon: /code/i,
    apply: 'Apply',
    free: 'Confirm the order',
    back: 'Back',
    empty: 'There is nothing to pay',
    gone: 'Something has sold out',
    goneLate: 'Somebody was quicker',
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

test('@everywhere a gift with an invoice for a company (sections 2 to 5: checkboxes, business entity)', async ({ page, place }) => {
  const words = said[place.language];
  await putIntoBasket(page, place);
  await goToCheckout(page, place);
  await fillDetails(page, place);
  await page.getByRole('checkbox', { name: words.gift }).check();
  await page.getByRole('checkbox', { name: words.letters }).check();
  await page.getByRole('checkbox', { name: words.invoice }).check();
  const billing = page.getByRole('group', { name: words.billing });
  await billing.getByRole('textbox', { name: words.company }).fill('Bar Laurel SL');
  await billing.getByLabel(words.person).check();
  await billing.getByRole('radio', { name: words.aCompany }).check();
  await expect(billing.getByRole('textbox', { name: words.company })).toHaveValue('');
  await billing.getByRole('textbox', { name: words.company }).fill('Bar Laurel SL');
  await billing.getByLabel(place.words.documentNumber).fill('B26123457');
  await billing.getByLabel(place.words.email).fill('bar@correo.example');
  await page.getByRole('button', { name: place.words.continue }).click();
  const wrong = page.getByRole('alert');
  if (await wrong.isVisible()) await billing.getByLabel(place.words.documentNumber).fill('A58818501');
  await continueToPayment(page, place);
  await expect(page.getByRole('main')).toContainText('Bar Laurel SL');
  await checkAccessibility(page);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
});

test('each section edited after step one; a country that changes the shipping; the amount charged is the one last shown (section 4)', async ({
  page,
  place,
}) => {
  await toPayment(page, place);
  const payment = page.getByRole('button', { name: place.words.pay });
  await saveSection(page, place, place.words.details, () =>
    page.getByRole('group', { name: place.words.details }).getByLabel(place.words.name, { exact: true }).fill('Luisa'),
  );
  await saveSection(page, place, said[place.language].extras, () => page.getByLabel(place.words.comment).fill('En portería'));
  await saveSection(page, place, said[place.language].billing, () => page.getByRole('checkbox', { name: said[place.language].invoice }).setChecked(false));
  const before = await payment.innerText();
  await saveSection(page, place, place.words.address, async () => {
    const address = page.getByRole('group', { name: place.words.address });
    await address.getByLabel(place.words.country).selectOption('PT');
    await address.getByLabel(place.words.postcode).fill('1000-001');
  });
  await expect(payment).not.toHaveText(before);
  const last = (await payment.innerText()).replace(/[^\d,.€]/g, '');
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  expect((await page.getByRole('main').innerText()).replaceAll(/\s/g, '')).toContain(last);
});

test('nothing due: a 100 % coupon and free shipping leave nothing to pay, so the order is made without a card', async ({ page, place }) => {
  await putIntoBasket(page, place, 7);
  await page.getByRole('textbox', { name: said[place.language].coupon }).fill('REGALO');
  await page.getByRole('button', { name: said[place.language].apply }).click();
  await expect(page.getByRole('main')).toContainText('REGALO');
  await goToCheckout(page, place);
  await fillDetails(page, place);
  await page.getByRole('button', { name: place.words.continue }).click();
  await page.getByRole('button', { name: said[place.language].free }).click();
  await orderNumber(page, place);
});

test('a second tab empties the basket: the checkout says that there is nothing to pay (section 2: empty-basket message)', async ({ page, place }) => {
  await putIntoBasket(page, place);
  await goToCheckout(page, place);
  const other = await page.context().newPage();
  await other.goto(place.path('basket'));
  await other.evaluate(async () => {
    const basket = (await (await fetch('/api/ecom/basket/')).json()) as { lines: { id: string }[] };
    for (const { id } of basket.lines) await fetch(`/api/ecom/basket/lines/${id}/`, { method: 'DELETE' });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: said[place.language].empty })).toBeVisible();
  await checkAccessibility(page);
});

test('a second tab adds to the basket after step one: what is charged is what was agreed', async ({ page, place }) => {
  await toPayment(page, place);
  const payment = page.getByRole('button', { name: place.words.pay });
  const agreed = (await payment.innerText()).replace(/[^\d,.€]/g, '');
  const other = await page.context().newPage();
  await putIntoBasket(other, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  expect((await page.getByRole('main').innerText()).replaceAll(/\s/g, '')).toContain(agreed);
});

test('stock that runs out between data and payment is said kindly, and nothing is charged (stock running out at each step)', async ({ page, place }) => {
  await putIntoBasket(page, place);
  await goToCheckout(page, place);
  await fillDetails(page, place);
  await page.route('**/api/ecom_order/order/intent/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'OUT_OF_STOCK', message: '', lines: [{ product_id: place.wine.sku, title: 'Reserva', available: 0 }] } }),
  );
  await page.getByRole('button', { name: place.words.continue }).click();
  await expect(page.getByRole('alert').filter({ hasText: said[place.language].gone })).toBeVisible();
  await checkAccessibility(page);
});

test('stock that runs out while the card is authorised: nothing is charged, and the way leads back to the basket (section 4; 409 at capture)', async ({
  page,
  place,
}) => {
  await toPayment(page, place);
  await page.route('**/api/ecom_order/order/capture/', (route) =>
    route.fulfill({ status: 409, json: { detail: 'OUT_OF_STOCK', message: '', lines: [{ product_id: place.wine.sku, title: 'Reserva', available: 0 }] } }),
  );
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expect(page.getByRole('heading', { name: said[place.language].goneLate })).toBeVisible();
  await checkAccessibility(page);
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
