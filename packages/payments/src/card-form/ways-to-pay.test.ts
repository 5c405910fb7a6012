import AxeBuilder from '@axe-core/playwright';
import { themeNames } from '@parral/ui/themes/registry';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenShop, openShop } from './testing/open-shop.ts';
import { paying } from './testing/paying.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.end());

let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  context = await shop.browser.newContext({ locale: 'es-ES' });
  page = await context.newPage();
});
afterEach(() => context.close());

/** The form of a payment that may be made at the bank's page too. */
async function openWithBank(options: Record<string, string> = {}) {
  const intent = await shop.sandbox.stripe.paymentIntents.create({
    amount: 2450,
    currency: 'eur',
    allowed_payment_method_types: ['card', 'ideal'],
    payment_method_options: { card: { capture_method: 'manual' } },
  });
  await page.goto(`${shop.address}/?${new URLSearchParams({ secret: String(intent.client_secret), ...options })}`);
  await page.getByRole('radio', { name: 'iDEAL' }).waitFor();
  // The sandbox names its page by the address it is given, which is not this test's.
  await page.route('http://localhost/sandbox/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ status: 302, headers: { location: shop.address + pathname + search } });
  });
  return { id: intent.id, secret: String(intent.client_secret) };
}

const { number, payButton, fill, leads, statusOf } = paying(
  () => shop,
  () => page,
);

describe('ways to pay beside cards', () => {
  test('the keyboard chooses the bank, whose page takes the money and leads back with the parameters that the confirmation reads', async () => {
    const { id, secret } = await openWithBank();
    await page.getByRole('radio', { name: 'Tarjeta' }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: 'iDEAL' }).isChecked()).toBe(true);
    expect(await number().isVisible()).toBe(false);
    await page.getByText('volverá aquí').waitFor();
    await payButton().click();
    await page.getByRole('button', { name: 'Pagar', exact: true }).click();
    await leads(id, secret);
    expect(await statusOf(id)).toBe('succeeded');
  });

  test('a card is held as ever, and stays as it was typed while another way is looked at', async () => {
    const { id, secret } = await openWithBank();
    await fill('4242424242424242');
    await page.getByRole('radio', { name: 'iDEAL' }).check();
    await page.getByRole('radio', { name: 'Tarjeta' }).check();
    expect(await number().inputValue()).toBe('4242 4242 4242 4242');
    await payButton().click();
    await leads(id, secret);
    expect(await statusOf(id)).toBe('requires_capture');
  });

  test('back from the bank’s page, twice: the form can be used again, and what was not paid is paid by card', async () => {
    const { id, secret } = await openWithBank();
    for (const _turn of [1, 2]) {
      await page.getByRole('radio', { name: 'iDEAL' }).check();
      await payButton().click();
      await page.getByRole('button', { name: 'No pagar' }).waitFor();
      await page.goBack();
      await page.getByRole('radio', { name: 'iDEAL' }).waitFor();
    }
    await page.getByRole('radio', { name: 'Tarjeta' }).check();
    await fill('4242424242424242');
    await payButton().click();
    await leads(id, secret);
    expect(await statusOf(id)).toBe('requires_capture');
  });

  test.each(themeNames)('axe finds nothing in %s in the choice of ways to pay', async (theme) => {
    await openWithBank({ theme });
    for (const way of ['iDEAL', 'Tarjeta']) {
      await page.getByRole('radio', { name: way }).check();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    }
  });
});
