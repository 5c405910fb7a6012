import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { open } from '../../support/hydration.ts';
import { addToBasket, openCheckout } from '../../support/basket.ts';
import { readMailTo } from '../../support/mail.ts';
import { estateCommand } from '../../support/estate-command.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, orderNumber, pay } from '../../support/shopping.ts';

const said = {
  es: {
    see: 'Ver el pedido',
    start: 'Desistir de esta compra',
    check: 'Revisar el desistimiento',
    confirm: 'Confirmar el desistimiento',
    done: 'Hemos recibido su desistimiento',
    all: 'Ya ha desistido de todo el pedido.',
    missing: 'Este enlace no lleva a ningún pedido',
    completed: 'Entregado',
    unknown: 'No encontramos ese pedido',
    number: 'Número de pedido',
    name: 'Su nombre',
    email: 'Correo para el acuse de recibo',
    ordered: 'Correo del pedido',
    send: 'Enviarme el enlace',
    sent: 'Mire su correo',
  },
  en: {
    see: 'See the order',
    start: 'Withdraw from contract here',
    check: 'Check the withdrawal',
    confirm: 'Confirm withdrawal',
    done: 'We have received your withdrawal',
    all: 'You have already withdrawn from the whole order.',
    missing: 'This link leads to no order',
    completed: 'Delivered',
    unknown: 'We cannot find that order',
    number: 'Order number',
    name: 'Your name',
    email: 'Email for the acknowledgement',
    ordered: 'Email you ordered with',
    send: 'Send me the link',
    sent: 'Check your email',
  },
} as const;
/** Buys a bottle; the order's number. */
async function buy(page: Page, place: Place, details?: Parameters<typeof fillDetails>[2]): Promise<string> {
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  await fillDetails(page, place, details);
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  return orderNumber(page, place);
}

const orderPage = { es: '/es/pedido', en: '/en/order' } as const;

test('@both the order stands behind its private link, and two clear steps withdraw from it, acknowledged on the page and by mail (Directive (EU) 2023/2673)', async ({
  page,
  place,
}, info) => {
  const words = said[place.language];
  const email = `pedido.${info.project.name}.${Date.now()}@correo.example`;
  const number = await buy(page, place, { email });
  const mail = await readMailTo(page, email);
  const link = new RegExp(`${place.origin}${orderPage[place.language]}\\S*view_[\\w-]+`).exec(mail.text.replaceAll('&amp;', '&'))?.[0];
  expect(link).toBeDefined();
  await page.getByRole('link', { name: words.see }).click();
  await expect(page).toHaveURL(/\/view_/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await open(page, link!);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.start }).click();
  await page.getByRole('button', { name: words.check }).click();
  await expect(page.getByRole('button', { name: words.confirm })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.confirm }).click();
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.all)).toBeVisible();
  await expect(page.getByRole('button', { name: words.start })).toHaveCount(0);
  await expect.poll(async () => (await readMailTo(page, email)).subject, { timeout: 60_000 }).not.toBe(mail.subject);
});

test('an order that was delivered says so; a link that is not whole leads to no order (section 4: order statuses)', async ({ page, place, expectErrors }) => {
  expectErrors(/^404 GET .*\/view_forged\/$/, /^console: the order could not be shown/);
  const words = said[place.language];
  const number = await buy(page, place);
  const { code, errors } = await estateCommand(process.env['ESTATE_DATA_DIR'] ?? '', ['order', 'set', number, 'completed']);
  expect(errors).toBe('');
  expect(code).toBe(0);
  await page.getByRole('link', { name: words.see }).click();
  await expect(page.getByRole('main')).toContainText(words.completed);
  await page.goto(`${orderPage[place.language]}/view_forged`);
  await expect(page.getByRole('heading', { name: words.missing })).toBeVisible();
});

test('who lost the link withdraws by number and e-mail; a number that is not hers finds nothing', async ({ page, place, expectErrors }) => {
  expectErrors(/^404 POST .*\/withdrawal\/$/, /^console: the withdrawal did not go on/);
  const words = said[place.language];
  await open(page, orderPage[place.language]);
  await page.getByLabel(words.number).last().fill('XXXX-0000');
  await page.getByLabel(words.name).fill('Lucía Arteaga');
  await page.getByLabel(words.email).fill('nadie@correo.example');
  await page.getByRole('button', { name: words.check }).click();
  await expect(page.getByRole('alert')).toContainText(words.unknown);
  await checkAccessibility(page);
});

test('@both a guest finds an order again: number and address bring its link by mail, the page shows nothing of it', async ({ page, place }, info) => {
  const words = said[place.language];
  const email = `perdido.${info.project.name}.${Date.now()}@correo.example`;
  const number = await buy(page, place, { email });
  const first = await readMailTo(page, email);
  await page.context().clearCookies({ name: /session/ });

  await open(page, orderPage[place.language]);
  await page.getByLabel(words.number).first().fill(number.toLowerCase().replace('-', ' '));
  await page.getByLabel(words.ordered).fill(email);
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('main')).toContainText(words.sent);
  await expect(page.getByRole('main')).not.toContainText('Lucía');
  await expect.poll(async () => (await readMailTo(page, email)).text, { timeout: 60_000 }).not.toBe(first.text);
  const again = await readMailTo(page, email);
  const link = new RegExp(`${place.origin}${orderPage[place.language]}\\S*view_[\\w-]+`).exec(again.text.replaceAll('&amp;', '&'))?.[0];
  await open(page, link ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});
