/** Issue 16: "Vouchers and coupons: make, send, extend, block, see uses", by keyboard where a form is filled. */
import { checkAccessibility } from '../../support/accessibility.ts';
import { Buyer } from '../../support/buyer.ts';
import { readMailTo } from '../../support/mail.ts';
import { comeIn, officePage } from '../../support/office.ts';
import { expect, test } from '../../support/place.ts';

test.use({ locale: 'es-ES' });
test.describe.configure({ timeout: 180_000 });

/** A day of the next year but one, as a field of a date takes it. */
const lastDay = `${new Date().getUTCFullYear() + 2}-12-31`;

test('issue 16: a voucher is made, sent with its page to print, and blocked: its page says so', async ({ page, place, browser }) => {
  await comeIn(page, place, 'vouchers/new');
  await page.getByLabel('Último día de la visita').fill(lastDay);
  await page.getByLabel('Por qué').fill('Sorteo de la feria');
  await page.getByLabel('Por qué').press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('El bono está hecho.')).toBeVisible();
  const code = await page.getByRole('heading', { level: 1 }).innerText();

  const email = `bono-${code.toLowerCase()}@correo.example`;
  await page.getByLabel('Nombre').fill('Ana Gil');
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('A la persona (opcional)').fill('Con nuestro agradecimiento.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('rowheader', { name: email })).toBeVisible();
  await checkAccessibility(page);
  // Back leads to the page before the form was sent, and nothing is sent twice.
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('rowheader', { name: email })).toHaveCount(1);

  const { text } = await readMailTo(page, email, { port: Number(new URL(place.origin).port) });
  expect(text).toContain('Con nuestro agradecimiento.');
  const [link = ''] = /https?:\/\/\S+token=gift_\S+/.exec(text) ?? [];
  const guest = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await guest.goto(link);
  await expect(guest.getByText(code, { exact: true })).toBeVisible();

  await page.getByLabel('Por qué', { exact: true }).fill('Perdido');
  await page.getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText('Bloqueado', { exact: true })).toBeVisible();
  await guest.reload();
  await expect(guest.getByText(/Este bono está anulado/)).toBeVisible();
  await guest.context().close();
});

test('issue 16: a discount code is made, used, its order seen, and blocked: no basket takes it', async ({ page, place }) => {
  const code = `FERIA-${Date.now().toString(36).toUpperCase()}`;
  await comeIn(page, place, 'coupons');
  await page.getByRole('link', { name: 'Crear un código' }).click();
  await page.getByLabel('Código').fill(code);
  await page.getByLabel('Cuánto').fill('10');
  await page.getByLabel('Por qué').fill('Feria');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Crear el código' }).click();
  await expect(page.getByText('El código está creado')).toBeVisible();

  const buyer = new Buyer(place.origin);
  const apply = async (by: Buyer) => {
    await by.call('POST', '/api/ecom/basket/add_product/', { product_id: place.wine.sku, quantity: 1 });
    return by.call<{ detail?: string }>('POST', '/api/ecom/basket/apply_voucher/', { code });
  };
  expect((await apply(buyer)).status).toBe(200);
  const { number } = (await buyer.buy(place.wine.sku, 1)).body as { number: string };
  await page.goto(officePage(place, `coupons/${code}`));
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await checkAccessibility(page);

  const block = page.locator('form').filter({ has: page.getByRole('button', { name: 'Bloquear' }) });
  await block.getByLabel('Por qué').fill('Se ha filtrado');
  await block.getByRole('button').click();
  await expect(page.getByText('El código ya no sirve.')).toBeVisible();
  expect((await apply(new Buyer(place.origin))).body.detail).toBe('VOUCHER_INACTIVE');
});
