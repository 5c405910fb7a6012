import { checkAccessibility } from '../../support/accessibility.ts';
import { readMailTo } from '../../support/mail.ts';
import { expect, test } from '../../support/place.ts';
import { buyer, cards, continueToPayment, fillCard, fillDetails, goToCheckout, orderNumber, pay, putIntoBasket, toPayment } from '../../support/shopping.ts';

test('@everywhere a visitor picks a wine, changes its quantity, pays, sees the order number, and the mail can be read', async ({ page, place }, info) => {
  const email = `lucia.${info.project.name}.${Date.now()}@correo.example`;
  await page.goto(place.path('home'));
  await page.getByRole('navigation').first().getByRole('link').first().click();
  await checkAccessibility(page);
  await page.getByRole('main').locator(`a[href*="${place.wine.slug}"]`).first().click();
  await checkAccessibility(page);
  await putIntoBasket(page, place, 2);
  await checkAccessibility(page);
  await goToCheckout(page, place);
  await checkAccessibility(page);
  await fillDetails(page, place, { email });
  await continueToPayment(page, place);
  await checkAccessibility(page);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  const number = await orderNumber(page, place);
  await expect(page.getByRole('main')).toContainText(email);
  await checkAccessibility(page);
  const mail = await readMailTo(page, email);
  expect(mail.subject).toMatch(place.words.mailSubject);
  expect(mail.text).toContain(number);
});

test('a declined card says so, keeps the form, and another card then pays (section 7: card payment)', async ({ page, place, expectErrors }) => {
  expectErrors(/^402 POST .*\/confirm$/);
  await toPayment(page, place);
  await fillCard(page, place, cards.declined);
  await pay(page, place);
  await expect(page.getByText(place.words.declined).first()).toBeVisible();
  await fillCard(page, place, cards.noFunds);
  await pay(page, place);
  await expect(page.getByText(place.words.noFunds).first()).toBeVisible();
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
});

test('authentication that is accepted pays', async ({ page, place }) => {
  await toPayment(page, place);
  await fillCard(page, place, cards.asksBank);
  await pay(page, place);
  await page.getByRole('dialog').getByRole('button', { name: place.words.accept }).click();
  await orderNumber(page, place);
});

test('authentication that is refused charges nothing and lets the buyer try again', async ({ page, place }) => {
  await toPayment(page, place);
  await fillCard(page, place, cards.asksBank);
  await pay(page, place);
  await page.getByRole('dialog').getByRole('button', { name: place.words.refuse }).click();
  await expect(page.getByText(place.words.refused).first()).toBeVisible();
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
});

test('a double click on pay makes one order (fault: orders doubled)', async ({ page, place }) => {
  const captures: string[] = [];
  page.on('request', (request) => request.url().includes('/confirm') && request.method() === 'POST' && captures.push(request.url()));
  await toPayment(page, place);
  await fillCard(page, place, cards.good);
  await page.getByRole('button', { name: place.words.pay }).dblclick();
  await orderNumber(page, place);
  expect(captures.length).toBe(1);
});

test('a reload of the confirmation repeats nothing and shows the same order', async ({ page, place }) => {
  await toPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  const first = await orderNumber(page, place);
  await page.reload();
  expect(await orderNumber(page, place)).toBe(first);
});

test('reload and back at each step keep what was typed and the basket', async ({ page, place }) => {
  await putIntoBasket(page, place, 2);
  await page.reload();
  await expect(
    page
      .getByRole('spinbutton')
      .or(page.getByRole('textbox', { name: /Cantidad|Quantity/ }))
      .first(),
  ).toHaveValue('2');
  await goToCheckout(page, place);
  await fillDetails(page, place);
  await page.reload();
  await expect(page.getByRole('group', { name: place.words.details }).getByLabel(place.words.email)).toHaveValue(buyer.email);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: place.words.basket })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('group', { name: place.words.address }).getByLabel(place.words.town)).toHaveValue(buyer.town);
  await page.getByRole('checkbox', { name: place.words.terms }).check();
  await continueToPayment(page, place);
  await page.reload();
  // Step one again, with all that was typed; its Continue revises the same payment.
  await expect(page.getByRole('group', { name: place.words.details }).getByLabel(place.words.email)).toHaveValue(buyer.email);
  await page.getByRole('checkbox', { name: place.words.terms }).check();
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
});

test('the confirmation page without a payment in its address says that it could not confirm (section 4)', async ({ page, place, expectErrors }) => {
  expectErrors(/^404 POST .*\/capture\/$/, /^console: the order was not confirmed/);
  await page.goto(place.path('confirmation'));
  await expect(page.getByText(place.words.confirmationFailed)).toBeVisible();
  // Refused at the bank is no error of the house: it says so, and leads back to the payment.
  await page.goto(place.path('confirmation', '?redirect_status=failed&payment_intent=pi_forged'));
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', `${place.path('checkout')}#payment`);
  await expect(page.getByText(place.words.confirmationFailed)).toHaveCount(0);
  await page.goto(place.path('confirmation', '?redirect_status=succeeded&payment_intent=pi_forged'));
  await expect(page.getByText(place.words.confirmationFailed)).toBeVisible();
});
