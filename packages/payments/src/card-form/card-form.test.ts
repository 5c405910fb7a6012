import AxeBuilder from '@axe-core/playwright';
import { themeNames } from '@parral/ui/themes/registry';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkout } from '../sandbox/testing/open-sandbox.ts';
import { type OpenShop, openShop } from './testing/open-shop.ts';
import { paying } from './testing/paying.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.end());

let context: BrowserContext;
let page: Page;
let errors: string[];
beforeEach(async () => {
  context = await shop.browser.newContext({ locale: 'es-ES' });
  page = await context.newPage();
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // A refusal by the bank is an answer of 402, which the browser notes by itself.
  page.on('console', (message) => message.type() === 'error' && !message.text().includes('402') && errors.push(message.text()));
});
afterEach(async () => {
  await context.close();
  if (errors.length > 0) throw new Error(`The page reported faults: ${errors.join(' | ')}`);
});

async function open(options: Record<string, string> = {}) {
  const intent = await shop.sandbox.stripe.paymentIntents.create(checkout());
  const query = new URLSearchParams({ secret: String(intent.client_secret), ...options });
  await page.goto(`${shop.address}/?${query}`);
  await page.getByTestId('log').getByText('ready').waitFor();
  return { id: intent.id, secret: String(intent.client_secret) };
}

const { number, payButton, fill, leads, statusOf } = paying(
  () => shop,
  () => page,
);
const log = () => page.getByTestId('log').textContent();

describe('paying with the real React Elements, under a strict content security policy', () => {
  test('a good card leads to the confirmation page with the parameters it reads (specification, section 4)', async () => {
    const { id, secret } = await open();
    await fill('4242424242424242');
    await payButton().click();
    await leads(id, secret);
    expect(await statusOf(id)).toBe('requires_capture');
  });

  test('a declined card shows why at the form, the form stays as it is, and another card then pays', async () => {
    const { id, secret } = await open();
    await fill('4000000000000002');
    await payButton().click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('El pago no se ha realizado');
    expect(await alert.textContent()).toContain('Su tarjeta ha sido rechazada');
    expect(await number().inputValue()).toBe('4000 0000 0000 0002');
    expect(await log()).toContain('refused:generic_decline');
    expect(await statusOf(id)).toBe('requires_payment_method');
    await number().fill('4242424242424242');
    await payButton().click();
    await leads(id, secret);
  });

  test('a wrong security code is shown at its field too, tied to it', async () => {
    await open();
    await fill('4000000000000127');
    await payButton().click();
    await page.getByRole('alert').waitFor();
    const cvc = page.getByLabel('Código de seguridad');
    expect(await cvc.getAttribute('aria-invalid')).toBe('true');
    const message = page.locator(`[id="${await cvc.getAttribute('aria-describedby')}"]`);
    expect(await message.textContent()).toContain('código de seguridad');
  });

  test('authentication asked for and accepted pays', async () => {
    const { id, secret } = await open();
    await fill('4000002760003184');
    await payButton().click();
    const dialog = page.getByRole('dialog', { name: 'Confirme el pago' });
    await dialog.getByText('24,50').waitFor();
    await dialog.getByRole('button', { name: 'Completar' }).click();
    await leads(id, secret);
  });

  test('authentication refused, by its button or by Escape, leaves the form for another try', async () => {
    const { id, secret } = await open();
    await fill('4000002500003155');
    await payButton().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
    await page.getByRole('alert').getByText('autenticar').waitFor();
    expect(await statusOf(id)).toBe('requires_payment_method');
    await payButton().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alert').getByText('autenticar').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await payButton().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Completar' }).click();
    await leads(id, secret);
  });

  test('a double click pays once', async () => {
    const { id, secret } = await open();
    await fill('4242424242424242');
    let confirms = 0;
    page.on('request', (request) => request.url().endsWith('/confirm') && (confirms += 1));
    await payButton().dblclick();
    await leads(id, secret);
    expect(confirms).toBe(1);
    const charges = await shop.sandbox.stripe.charges.list({ payment_intent: id });
    expect(charges.data).toHaveLength(1);
  });

  test('a payment made in another tab is not an error: this tab goes on to the confirmation', async () => {
    const { id, secret } = await open();
    await fill('4242424242424242');
    await shop.sandbox.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', return_url: `${shop.address}/done` });
    await payButton().click();
    await leads(id, secret);
    errors = errors.filter((message) => !message.includes('400'));
  });

  test('a page brought back by the history can be used again, and leads on to the confirmation of what was paid', async () => {
    const { id, secret } = await open();
    await fill('4242424242424242');
    await page.route('**/done?**', (route) => route.fulfill({ status: 204 }), { times: 1 });
    await payButton().click();
    await page.getByRole('button', { name: 'Pagando…' }).waitFor();
    await expect.poll(() => statusOf(id)).toBe('requires_capture');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.getByTestId('log').getByText('end').waitFor();
    await payButton().click();
    await leads(id, secret);
    errors = errors.filter((message) => !message.includes('400'));
  });

  test('by keyboard alone: the fields in order, Enter pays, the dialog takes the focus', async () => {
    const { id, secret } = await open();
    await page.keyboard.press('Tab');
    await page.keyboard.type('4000002760003184');
    expect(await number().inputValue()).toBe('4000 0027 6000 3184');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1234');
    expect(await page.getByLabel('Fecha de caducidad').inputValue()).toBe('12 / 34');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Enter');
    await leads(id, secret);
  });
});

describe('the form', () => {
  test('says at each field what is wrong, takes the focus there, and asks nothing of the bank', async () => {
    const { id } = await open();
    await payButton().click();
    expect(await number().evaluate((element) => element === document.activeElement)).toBe(true);
    for (const label of ['Número de tarjeta', 'Fecha de caducidad', 'Código de seguridad']) {
      const field = page.getByLabel(label);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(await page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`).textContent()).not.toBe('');
    }
    expect(await log()).toContain('fields:incomplete_number');
    expect((await shop.sandbox.stripe.paymentIntents.retrieve(id)).latest_charge).toBeNull();
    await number().fill('4242424242424242');
    expect(await number().getAttribute('aria-invalid')).toBeNull();
  });

  test('keeps the caret while a figure is mended in the middle of the number', async () => {
    await open();
    await number().fill('4242424242424242');
    await number().evaluate((element: HTMLInputElement) => element.setSelectionRange(7, 7));
    await page.keyboard.press('Backspace');
    expect(await number().inputValue()).toBe('4242 4424 2424 242');
    await page.keyboard.type('2');
    expect(await number().inputValue()).toBe('4242 4242 4242 4242');
    expect(await number().evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(7);
  });

  test('cannot pay while a section of the checkout is being edited, and says why', async () => {
    await open();
    await fill('4242424242424242');
    await page.getByRole('button', { name: 'edit' }).click();
    expect(await payButton().isDisabled()).toBe(true);
    await page.getByText('Guarde los cambios para poder pagar.').waitFor();
    await number().press('Enter');
    expect(await log()).not.toContain('start');
    await page.getByRole('button', { name: 'edit' }).click();
    expect(await payButton().isDisabled()).toBe(false);
  });

  test('is made anew for a new client secret, and pays that one (fault: changed client secret ignored, old amount charged)', async () => {
    const next = await shop.sandbox.stripe.paymentIntents.create(checkout(9900));
    const { id } = await open({ next: String(next.client_secret) });
    await fill('4242424242424242');
    await page.getByRole('button', { name: 'next secret' }).click();
    await page.getByTestId('log').getByText('ready ready').waitFor();
    expect(await number().inputValue()).toBe('');
    await fill('4242424242424242');
    await payButton().click();
    await leads(next.id, String(next.client_secret));
    expect(await statusOf(id)).toBe('requires_payment_method');
  });

  test('fetches the payment again when its amount changed under the same secret; the card stays, the new amount is held', async () => {
    const { id, secret } = await open();
    await fill('4242424242424242');
    await shop.sandbox.stripe.paymentIntents.update(id, { amount: 3100 });
    await page.getByRole('button', { name: 'refresh' }).click();
    await page.getByTestId('log').getByText('updated').waitFor();
    expect(await number().inputValue()).toBe('4242 4242 4242 4242');
    await payButton().click();
    await leads(id, secret);
    expect((await shop.sandbox.stripe.paymentIntents.retrieve(id)).amount_capturable).toBe(3100);
  });

  test('speaks English when asked to', async () => {
    await open({ locale: 'en' });
    await page.getByLabel('Card number').fill('4242');
    await page.getByLabel('Expiry date').fill('13');
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByText('The card number is incomplete.').waitFor();
  });

  test('that cannot be loaded says so and can be tried again (failures are never swallowed)', async () => {
    const intent = await shop.sandbox.stripe.paymentIntents.create(checkout());
    let blocked = true;
    await page.route('**/sandbox/stripe/v3/', (route) => (blocked ? route.abort() : route.continue()));
    await page.goto(`${shop.address}/?secret=${intent.client_secret}`);
    await page.getByRole('alert').getByText('No se ha podido cargar el pago').waitFor();
    expect(await log()).toContain('load:');
    errors = [];
    blocked = false;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await number().waitFor();
  });

  test("loads Stripe's own script when no other is named (with real keys the same code talks to Stripe)", async () => {
    await context.close();
    // Stripe's address is outside the test page's policy; it is answered here, nothing leaves the machine.
    context = await shop.browser.newContext({ locale: 'es-ES', bypassCSP: true });
    page = await context.newPage();
    const requested: string[] = [];
    await page.route('https://js.stripe.com/**', async (route) => {
      requested.push(route.request().url());
      const body = await (await fetch(`${shop.address}/sandbox/stripe/v3/`)).text();
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    page.on('request', (request) => request.url().includes('/sandbox/stripe/v3') && requested.push(request.url()));
    const intent = await shop.sandbox.stripe.paymentIntents.create(checkout());
    await page.goto(`${shop.address}/?script=stripe&secret=${intent.client_secret}`);
    await number().waitFor();
    expect(requested[0]).toBe('https://js.stripe.com/endive/stripe.js');
    expect(requested.filter((url) => url.includes('/sandbox/stripe/v3'))).toEqual([]);
  });

  test('a payment service that cannot be reached is told, and the next try pays', async () => {
    const { id, secret } = await open();
    await fill('4242424242424242');
    await page.route('**/confirm', (route) => route.abort(), { times: 1 });
    await payButton().click();
    await page.getByRole('alert').getByText('No se ha podido conectar').waitFor();
    errors = [];
    await payButton().click();
    await leads(id, secret);
  });

  test("a secret that is not this shop's shows that the form cannot be used", async () => {
    await page.goto(`${shop.address}/?secret=pi_forged_secret_x`);
    await page.getByRole('alert').waitFor();
    expect(await log()).toContain('load:');
    errors = [];
  });
});

describe('looks and accessibility', () => {
  test.each(themeNames)('axe finds nothing in %s, in the form, with errors, and in the challenge', async (theme) => {
    await open({ theme });
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    };
    await check();
    await payButton().click();
    await check();
    await fill('4000002760003184');
    await payButton().click();
    await page.getByRole('dialog').waitFor();
    await check();
  });

  test("takes the theme's colours", async () => {
    const colours = new Set<string>();
    for (const theme of themeNames) {
      await open({ theme });
      colours.add(await number().evaluate((element) => getComputedStyle(element).color));
    }
    expect(colours.size).toBe(themeNames.length);
  });

  test('lets the browser fill in a card', async () => {
    await open();
    const hints = await page.locator('form input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')));
    expect(hints).toEqual(['cc-number', 'cc-exp', 'cc-csc']);
  });
});

describe('nothing due', () => {
  test('one button leads to the confirmation page with the free payment', async () => {
    await page.goto(`${shop.address}/?secret=free_ab12_secret_cd34`);
    await page.getByRole('button', { name: 'Confirmar' }).dblclick();
    await page.waitForURL(/\/done/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      from: 'test',
      payment_intent: 'free_ab12',
      payment_intent_client_secret: 'free_ab12_secret_cd34',
      redirect_status: 'succeeded',
    });
  });
});
