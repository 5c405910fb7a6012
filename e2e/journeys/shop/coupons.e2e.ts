import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { addToBasket, applyVoucher, basketOnServer, openBasket, openCheckout } from '../../support/basket.ts';
import { Buyer } from '../../support/buyer.ts';
import { notePayments, paymentAtProvider } from '../../support/ledger.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, orderNumber, pay } from '../../support/shopping.ts';

const said = {
  es: {
    coupon: 'Código de descuento',
    apply: 'Aplicar',
    applied: 'El cupón se ha aplicado correctamente.',
    takeOff: (code: string) => `Quitar el cupón ${code}`,
    gone: (code: string) => `El cupón ${code} se ha quitado.`,
    discount: (code: string) => `Cupón ${code}`,
    refusals: { INVENTADO: /no existe/, PRUEBA: /no está activo/, NAVIDAD24: /ha caducado/, BIENVENIDA: /ya se ha utilizado/ },
    agree: 'De acuerdo, continuar',
    free: 'Confirmar el pedido',
    late: 'Su cupón ya no se puede usar',
    back: 'Volver a la cesta',
  },
  en: {
    coupon: 'Discount code',
    apply: 'Apply',
    applied: 'The coupon has been applied successfully.',
    takeOff: (code: string) => `Remove coupon ${code}`,
    gone: (code: string) => `Coupon ${code} has been removed.`,
    discount: (code: string) => `Coupon ${code}`,
    refusals: { INVENTADO: /does not exist/, PRUEBA: /is not active/, NAVIDAD24: /has expired/, BIENVENIDA: /already been used/ },
    agree: 'I agree, continue',
    free: 'Confirm the order',
    late: 'Your coupon can no longer be used',
    back: 'Back to the basket',
  },
} as const;

async function applyCode(page: Page, place: Place, code: string): Promise<void> {
  await page.getByLabel(said[place.language].coupon).fill(code);
  await page.getByRole('button', { name: said[place.language].apply }).click();
}

/** Somebody else buys with the code, over the API. */
async function somebodyUses(place: Place, code: string): Promise<void> {
  const other = new Buyer(place.origin);
  await other.add(place.wine.sku);
  expect((await other.call('POST', '/api/ecom/basket/apply_voucher/', { code })).status).toBe(200);
  const intent = await other.intent();
  await other.confirm(intent.body);
  expect((await other.capture(intent.body.payment_intent_id)).status).toBe(200);
}

test('@both section 8: each refused code says why; a good one says so, stands in the summary, gives way to another, and can be taken off', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(/^400 POST .*\/apply_voucher\/$/);
  const { coupon, refusals, applied, takeOff, gone, discount } = said[place.language];
  const second = place.fixtures.coupon('takes-a-place');
  await addToBasket(page, place, place.wine.sku, 2);
  await openBasket(page, place);
  const summary = page.getByRole('main').getByRole('complementary');
  for (const [code, reason] of Object.entries(refusals)) {
    await applyCode(page, place, code);
    await expect(page.getByLabel(coupon)).toHaveAccessibleDescription(reason);
  }
  await checkAccessibility(page);
  await applyCode(page, place, 'vendimia');
  await expect(page.getByText(applied)).toBeVisible();
  await expect(summary).toContainText(discount('VENDIMIA'));
  await expect(summary).toContainText(place.amount(10));
  await applyCode(page, place, second);
  await expect(summary).toContainText(discount(second));
  await expect(summary).not.toContainText('VENDIMIA');
  await expect(summary).toContainText(place.amount(place.wine.price));
  await checkAccessibility(page);
  await page.getByRole('button', { name: takeOff(second) }).click();
  await expect(page.getByText(gone(second))).toBeVisible();
  await expect(summary).not.toContainText(place.amount(place.wine.price));
  expect((await basketOnServer(page, place)).total_price).toBe(place.wine.price * 2);
});

test('@both a code that somebody uses up before Continue: the new total is shown and agreed to first, and that is what is charged', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(/^409 POST .*\/order\/intent\/$/, /^console: the order intent was not made/);
  const code = place.fixtures.coupon('used-before-continuing');
  const payments = notePayments(page);
  await addToBasket(page, place, place.wine.sku);
  await openBasket(page, place);
  await applyCode(page, place, code);
  await expect(page.getByText(said[place.language].applied)).toBeVisible();
  await openCheckout(page, place);
  await expect(page.getByRole('main').getByRole('complementary')).toContainText(code);
  await fillDetails(page, place);
  await somebodyUses(place, code);
  await page.getByRole('button', { name: place.words.continue }).click();
  await expect(page.getByRole('alert').filter({ hasText: place.words.priceChanged })).toContainText(place.amount(place.wine.price + 6.5));
  await checkAccessibility(page);
  await page.getByRole('button', { name: said[place.language].agree }).click();
  await expect(page.getByRole('button', { name: place.words.pay })).toContainText(place.amount(place.wine.price + 6.5));
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  expect((await paymentAtProvider(payments.at(-1) ?? '')).amount_received).toBe(Math.round((place.wine.price + 6.5) * 100));
});

test('@both a code that somebody uses up while the buyer pays: no order at another price, nothing is charged, the basket stays', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(/^400 POST .*\/order\/capture\/$/, /^console: the order was not confirmed/);
  const code = place.fixtures.coupon('used-before-capture');
  const payments = notePayments(page);
  await addToBasket(page, place, place.wine.sku);
  await applyVoucher(page, place, code);
  await openCheckout(page, place);
  await fillDetails(page, place);
  await continueToPayment(page, place);
  await somebodyUses(place, code);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expect(page.getByRole('heading', { name: said[place.language].late })).toBeVisible();
  await checkAccessibility(page);
  await expect.poll(() => paymentAtProvider(payments.at(-1) ?? '')).toMatchObject({ status: 'canceled', amount_received: 0, amount_capturable: 0 });
  await page.getByRole('link', { name: said[place.language].back }).click();
  await expect(page.getByRole('main').getByRole('complementary')).toContainText(place.amount(place.wine.price));
  expect((await basketOnServer(page, place)).lines).toHaveLength(1);
});

test('@both nothing due: a 100 % coupon and free shipping leave nothing to pay, so the order is made without a card', async ({ page, place }) => {
  await addToBasket(page, place, place.wine.sku, 7);
  await openBasket(page, place);
  await applyCode(page, place, place.fixtures.coupon('nothing-due'));
  await expect(page.getByText(said[place.language].applied)).toBeVisible();
  await openCheckout(page, place);
  await fillDetails(page, place);
  await page.getByRole('button', { name: place.words.continue }).click();
  await expect(page.getByRole('button', { name: said[place.language].free })).toBeVisible();
  await expect(page.getByLabel(place.words.cardNumber)).toHaveCount(0);
  await checkAccessibility(page);
  await page.getByRole('button', { name: said[place.language].free }).click();
  await orderNumber(page, place);
});
