import { checkAccessibility } from '../../support/accessibility.ts';
import { addToBasket, openCheckout } from '../../support/basket.ts';
import { estateCommand } from '../../support/estate-command.ts';
import { readMailTo } from '../../support/mail.ts';
import { aPdf, pdfAt } from '../../support/pdf.ts';
import { expect, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, orderNumber, pay } from '../../support/shopping.ts';

const said = {
  es: {
    wantsInvoice: /Necesito factura/,
    billing: 'Facturación',
    company: 'Empresa',
    aCompany: 'Una empresa',
    see: 'Ver el pedido',
    full: /^Factura (MF|OF)-/,
    corrective: /^Factura rectificativa /,
    reason: 'Una botella llegó rota',
    corrected: 'La factura rectificativa está en la página de su pedido',
  },
  en: {
    wantsInvoice: /I need an invoice/,
    billing: 'Billing',
    company: 'Company',
    aCompany: 'A company',
    see: 'See the order',
    full: /^Invoice (MF|OF)-/,
    corrective: /^Corrective invoice /,
    reason: 'A bottle arrived broken',
    corrected: 'The corrective invoice is on the page of your order',
  },
} as const;

// "Nothing issued can be changed": what goes back has an invoice of its own, and both stay.
test('@both a company buys, opens its invoice from page and mail, and has a corrective one for the line that goes back', async ({ page, place }, info) => {
  const words = said[place.language];
  const email = `factura.${info.project.name}.${Date.now()}@correo.example`;
  await addToBasket(page, place, place.wine.sku, 2);
  await openCheckout(page, place);
  await fillDetails(page, place, { email });
  await page.getByRole('checkbox', { name: words.wantsInvoice }).check();
  const billing = page.getByRole('group', { name: words.billing });
  await billing.getByRole('radio', { name: words.aCompany }).check();
  await billing.getByRole('textbox', { name: words.company }).fill('Bar Laurel SL');
  await billing.getByLabel(place.words.documentNumber).fill('A58818501');
  await billing.getByLabel(place.words.email).fill('bar@correo.example');
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  const number = await orderNumber(page, place);

  const mail = await readMailTo(page, email);
  expect(await pdfAt(page, place, /https?:\/\/\S+\/api\/invoice\/invoice_[\w-]+\//.exec(mail.text)?.[0] ?? '/')).toEqual(aPdf);
  await page.getByRole('link', { name: words.see }).click();
  const full = page.getByRole('link', { name: words.full });
  await expect(full).toBeVisible();
  expect(await pdfAt(page, place, (await full.getAttribute('href')) ?? '/')).toEqual(aPdf);
  await checkAccessibility(page);

  const refunded = await estateCommand(process.env['ESTATE_DATA_DIR'] ?? '', ['order', 'refund', number, `${place.wine.sku}:1`, words.reason]);
  expect([refunded.code, refunded.errors]).toEqual([0, '']);
  await page.reload();
  const corrective = page.getByRole('link', { name: words.corrective });
  await expect(corrective).toBeVisible();
  expect(await pdfAt(page, place, (await corrective.getAttribute('href')) ?? '/')).toEqual(aPdf);
  await expect(full).toBeVisible();
  await expect.poll(async () => (await readMailTo(page, email)).text, { timeout: 60_000 }).toContain(words.corrected);
  const listed = await estateCommand(process.env['ESTATE_DATA_DIR'] ?? '', ['invoice', 'list']);
  expect(listed.output).toContain((await corrective.innerText()).split(' ').at(-1));
});
