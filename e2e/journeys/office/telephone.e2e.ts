import { checkAccessibility } from '../../support/accessibility.ts';
import { readMailTo } from '../../support/mail.ts';
import { comeIn, officePage } from '../../support/office.ts';
import { expect, test } from '../../support/place.ts';
import { buyer, cards, fillCard } from '../../support/shopping.ts';

const locale = 'es-ES';
test.use({ locale });

test('issue 16, orders: one taken by telephone is held, its buyer pays by the link of the mail, once, and the office sees it', async ({
  page,
  place,
  browser,
}) => {
  await comeIn(page, place, 'orders');
  await page.getByRole('link', { name: 'Pedido por teléfono' }).click();
  const email = `telefono-${Date.now()}@correo.example`;
  for (const [label, value] of Object.entries({
    Nombre: buyer.name,
    Apellidos: buyer.surname,
    Correo: email,
    Teléfono: buyer.phone,
    'Su número': buyer.document,
    'Calle y número': buyer.line1,
    'Código postal': buyer.postcode,
    Localidad: buyer.town,
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  // By keyboard alone: found by its sku, taken in, and what was typed before stands there still.
  const search = page.getByRole('searchbox', { name: 'Buscar un vino' });
  await search.fill(place.wine.sku);
  await search.press('Enter');
  await expect(page.getByText('1 vino a la venta. Diga cuántas unidades.')).toBeVisible();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Vinos' }).locator(`[name="units-${place.wine.sku}"]`)).toHaveValue('2');
  await expect(search).toBeFocused();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(buyer.name);
  await page.getByLabel('Marca', { exact: true }).selectOption(place.brand);
  await page.getByLabel('Idioma del correo').selectOption(place.language);
  await page.getByLabel('Para el comprador (opcional)').fill('Gracias por llamar.');
  await checkAccessibility(page);
  // Pressed twice before anything is answered, and once more: one link.
  const sent = await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form[method="post"]');
    const wish = new URLSearchParams([...new FormData(form ?? undefined), ['do', 'order']] as [string, string][]);
    const press = () => fetch(form?.action ?? '', { method: 'POST', body: wish });
    return Promise.all([press(), press()]).then((answers) => answers.map(({ url }) => url));
  });
  expect(new Set(sent).size).toBe(1);
  await page.getByRole('button', { name: 'Guardar y enviar el enlace' }).click();
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
  await checkAccessibility(page);
  const link = page.url();
  expect(sent).toContain(link);

  const { text } = await readMailTo(page, email);
  expect(text).toContain('Gracias por llamar.');
  const address = /https?:\/\/\S+token=pay_[\w-]+/.exec(text)?.[0] ?? '';
  const context = await browser.newContext({ locale });
  const [own, second] = [await context.newPage(), await context.newPage()];
  await own.goto(address);
  await second.goto(address);
  await expect(own.getByText('Gracias por llamar.')).toBeVisible();
  await checkAccessibility(own);
  await own.getByLabel('Soy mayor de 18 años').check();
  await own.getByLabel(/He leído y acepto/).check();
  await own.getByRole('button', { name: 'Continuar al pago' }).click();
  await fillCard(own, place, cards.good);
  await own.getByRole('button', { name: place.words.pay }).click();
  await expect(own.getByRole('heading', { level: 1, name: 'Está pagado. Gracias' })).toBeVisible({ timeout: 30_000 });
  await checkAccessibility(own);
  await second.reload();
  await expect(second.getByRole('heading', { level: 1, name: 'Está pagado. Gracias' })).toBeVisible();
  await own.getByRole('link', { name: 'Ver el pedido' }).click();
  await expect(own.getByText('Gracias por llamar.')).toHaveCount(0);
  await context.close();

  await page.goto(link);
  await expect(page.getByText('Pagado').first()).toBeVisible();
  await page.goto(officePage(place, `orders?q=${encodeURIComponent(email)}`));
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('issue 16, "server-rendered lists that work without script": the search for a wine keeps what was chosen and all that was typed', async ({
  page,
  place,
  browser,
}) => {
  await comeIn(page, place, 'orders');
  const context = await browser.newContext({ locale, javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await context.newPage();
  await plain.goto(officePage(place, 'orders/telephone'));
  await plain.getByLabel('Nombre', { exact: true }).fill(buyer.name);
  await plain.getByLabel('Correo', { exact: true }).fill(buyer.email);
  await plain.getByLabel('Para el comprador (opcional)').fill('Gracias por llamar.');
  const search = plain.getByRole('searchbox', { name: 'Buscar un vino' });
  await search.fill(place.wine.sku);
  await search.press('Enter');
  const units = plain.locator(`[name="units-${place.wine.sku}"]`);
  await units.fill('3');
  await units.press('Enter');
  await search.fill('zzz');
  await search.press('Enter');
  await expect(plain.getByText('Ningún vino a la venta encaja.')).toBeVisible();
  await expect(plain.getByRole('group', { name: 'Vinos' }).locator(`[name="units-${place.wine.sku}"]`)).toHaveValue('3');
  await expect(plain.getByLabel('Nombre', { exact: true })).toHaveValue(buyer.name);
  await expect(plain.getByLabel('Correo', { exact: true })).toHaveValue(buyer.email);
  await expect(plain.getByLabel('Para el comprador (opcional)')).toHaveValue('Gracias por llamar.');
  // What was typed of a person does not stand in an address, which browsers and servers keep.
  expect(plain.url()).not.toContain('?');
  await context.close();
});
