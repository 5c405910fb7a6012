import { checkAccessibility } from '../../support/accessibility.ts';
import { answerAtBank, goToBank } from '../../support/bank.ts';
import { addToBasket, basketOnServer, openCheckout } from '../../support/basket.ts';
import { somebodyBuys } from '../../support/buyer.ts';
import { notePayments, paymentAtProvider, refundedAtProvider } from '../../support/ledger.ts';
import { readMailTo } from '../../support/mail.ts';
import { expect, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, orderNumber, pay, toPayment } from '../../support/shopping.ts';

const said = {
  es: {
    late: 'Alguien se nos ha adelantado',
    noOrder: 'No hay pedido, y no se enviará nada.',
    back: /^Su banco ya había pagado .*€\. Vuelven íntegros/,
    mail: /^Le devolvemos/,
    notPaid: 'El pago no se ha completado',
    toPayment: 'Volver al pago',
    waits: 'Su banco aún no ha respondido',
  },
  en: {
    late: 'Somebody was quicker',
    noOrder: 'There is no order, and nothing will be sent.',
    back: /^Your bank had paid .*€ already\. All of it goes back/,
    mail: /are on their way back to you$/,
    notPaid: 'The payment was not completed',
    toPayment: 'Back to the payment',
    waits: 'Your bank has not answered yet',
  },
} as const;

test('@both a visitor pays at the bank instead of by card, and the order is there (issue: ways to pay beside cards)', async ({ page, place }) => {
  test.slow();
  const payments = notePayments(page);
  await toPayment(page, place);
  await checkAccessibility(page);
  await page.getByRole('radio', { checked: true }).last().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bizum' })).toBeChecked();
  await checkAccessibility(page);
  await goToBank(page, place);
  await checkAccessibility(page);
  await answerAtBank(page, 'pay');
  await orderNumber(page, place);
  const { status, amount, amount_received } = await paymentAtProvider(payments.at(-1) ?? '');
  expect([status, amount_received]).toEqual(['succeeded', amount]);
});

test('@both sold out at the bank: all of the money goes back, said on the screen and by mail (issue: a redirect payment whose stock is gone)', async ({
  page,
  place,
  expectErrors,
}, info) => {
  test.slow();
  expectErrors(/^409 POST .*\/order\/capture\/$/, /^console: the order was not confirmed/);
  const email = `banco.${info.project.name}.${Date.now()}@correo.example`;
  const wine = place.fixtures.wine('gone-at-the-bank');
  const payments = notePayments(page);
  await addToBasket(page, place, wine.sku, wine.stock);
  await openCheckout(page, place);
  await fillDetails(page, place, { email });
  await continueToPayment(page, place);
  await goToBank(page, place);
  await somebodyBuys(place, wine.sku, wine.stock);
  await answerAtBank(page, 'pay');
  const { late, noOrder, back, mail } = said[place.language];
  await expect(page.getByRole('heading', { name: late })).toBeVisible();
  await expect(page.getByText(noOrder)).toBeVisible();
  await expect(page.getByText(back)).toBeVisible();
  await checkAccessibility(page);
  const id = payments.at(-1) ?? '';
  const { amount } = await paymentAtProvider(id);
  await expect.poll(() => refundedAtProvider(id)).toBe(amount);
  await readMailTo(page, email, { subject: mail });
  await page.reload();
  await expect(page.getByText(back)).toBeVisible();
  expect(await refundedAtProvider(id)).toBe(amount);
});

test('@both refused at the bank: back to the payment step with the basket whole, and a card pays', async ({ page, place }) => {
  test.slow();
  const { notPaid, toPayment: backToPayment } = said[place.language];
  await toPayment(page, place);
  await goToBank(page, place);
  await answerAtBank(page, 'refuse');
  await expect(page.getByRole('heading', { name: notPaid })).toBeVisible();
  await checkAccessibility(page);
  expect((await basketOnServer(page, place)).lines).toHaveLength(1);
  await page.getByRole('link', { name: backToPayment }).click();
  await expect(page.getByLabel(place.words.cardNumber)).toBeVisible({ timeout: 30_000 });
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
});

test('back and back again from the bank, then paid there: one order, and the bank’s page says that it is over', async ({ page, place }) => {
  test.slow();
  await toPayment(page, place);
  await goToBank(page, place);
  const bank = page.url();
  await page.goBack();
  await expect(page.getByRole('heading', { name: place.words.details }).or(page.getByLabel(place.words.cardNumber))).toBeVisible();
  if (!(await page.getByLabel(place.words.cardNumber).isVisible())) await continueToPayment(page, place);
  await goToBank(page, place);
  await answerAtBank(page, 'pay');
  const number = await orderNumber(page, place);
  await page.goto(bank);
  await page.getByRole('link').click();
  expect(await orderNumber(page, place)).toBe(number);
});

test('the bank takes its time: an honest page, and the order once the bank has decided', async ({ page, place, expectErrors }) => {
  test.slow();
  expectErrors(/^409 POST .*\/order\/capture\/$/);
  await toPayment(page, place);
  await goToBank(page, place);
  await answerAtBank(page, 'payLate');
  await expect(page.getByRole('heading', { name: said[place.language].waits })).toBeVisible();
  await checkAccessibility(page);
  await orderNumber(page, place);
});

test('fault "a card that is typed while the ways to pay are on their way is lost": its fields come with them', async ({ page, place }) => {
  test.slow();
  let letGo = () => undefined as void;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(/\/stripe\/v1\/payment_intents\//, async (route) => {
    await held;
    await route.continue();
  });
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  await fillDetails(page, place);
  const asked = page.waitForRequest(/\/stripe\/v1\/payment_intents\//);
  await page.getByRole('button', { name: place.words.continue }).click();
  await asked;
  await expect(page.getByLabel(place.words.cardNumber)).toBeHidden();
  letGo();
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
});
