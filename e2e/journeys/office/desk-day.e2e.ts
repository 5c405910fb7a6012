/** Issue 16, must show 1: the rest of a day, at a desk: on an estate of its own, since its books are counted at the end. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { visitOf } from '../../support/booking.ts';
import { Buyer } from '../../support/buyer.ts';
import { audit } from '../../support/estate-command.ts';
import { readMailTo } from '../../support/mail.ts';
import { comeIn, givePassword, officePage } from '../../support/office.ts';
import { OtherVisitor } from '../../support/other-visitor.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { sessionCall } from '../../support/session-calls.ts';
import { type RunningEstate, startEstate } from '../../support/start-estate.ts';

test.describe.configure({ mode: 'default', timeout: 300_000 });
test.use({ locale: 'es-ES', viewport: { width: 1440, height: 900 } });

let estate: RunningEstate;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  estate = await startEstate({ env: { CAPTCHA: 'none', RECONCILE_AFTER_S: '1', RATE_LIMIT_FACTOR: '1000' } });
});
test.afterAll(async () => {
  expect((await audit(estate.dataDir)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await estate?.stop();
  await estate?.forget();
});

const at = (place: Place): Place => ({ ...place, origin: estate.montelar });

/** A day at the estate, so many days from now. */
function dayIn(days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(Date.now() + days * 86_400_000);
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

test('issue 16, "`npm start` prints one office login": with its address and password one is in', async ({ page }) => {
  const printed = estate.output().match(/^Office .+$/gm) ?? [];
  expect(printed).toHaveLength(1);
  const [, email = '', password = '', address = ''] = printed[0]?.split(/\s+/) ?? [];
  await page.goto(address);
  await givePassword(page, { email, password });
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
});

test('issue 16, at a desk: a visit is booked by telephone, then fog closes the afternoon; its 23 guests choose another date or the money, and nobody is forgotten', async ({
  page,
  place,
}) => {
  const here = at(place);
  const { id } = visitOf(here);
  const day = dayIn(40);
  const time = `${day}T16:10`;
  await comeIn(page, here, `visits?day=${day}`);
  await sessionCall(page, here, 'POST', '/api/office/visits/open_slot/', { experience_id: id, date: time, capacity: 30 });
  const tokens: string[] = [];
  for (const people of [4, 4, 4, 4, 4]) tokens.push(await new OtherVisitor(here.origin, here.brand, id, 'es').book(time, people));

  await page.reload();
  await page.getByRole('link', { name: /^Reservar: 16:10,/ }).click();
  const email = 'por-telefono@correo.example';
  await fill(page, { Nombre: 'Pilar', Apellidos: 'Ochoa', Correo: email, Teléfono: '+34 600 11 22 33', Adultos: '3' });
  await page.getByLabel('Pagada en la bodega').check();
  await page.getByRole('button', { name: 'Reservarla' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pilar Ochoa');

  await page.goto(officePage(here, `visits?day=${day}`));
  await page.getByRole('link', { name: /^Cerrar esta hora: 16:10,/ }).click();
  await expect(page.getByText('Afecta a 6 visitas con 23 personas')).toBeVisible();
  await page.getByLabel('Por qué').fill('Niebla cerrada');
  await page.getByLabel('A esa hora no hay visita').check();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Cerrar y avisar' }).click();
  const progress = page.getByRole('listitem').filter({ hasText: 'Niebla cerrada' });
  await expect(progress).toContainText('Por avisar: 0. Sin respuesta: 6. En otra fecha: 0. Canceladas: 0.', { timeout: 60_000 });
  await checkAccessibility(page);
  const port = Number(new URL(here.origin).port);
  expect((await readMailTo(page, email, { port, subject: /fecha/i })).text).toContain('Niebla cerrada');

  // By the links of their mails: three go on another day, two want their money, one does not answer.
  const buyer = new Buyer(here.origin);
  const to = { date: `${dayIn(41)}T16:10`, language: 'es' };
  await sessionCall(page, here, 'POST', '/api/office/visits/open_slot/', { experience_id: id, date: to.date, capacity: 30 });
  for (const token of tokens.slice(0, 3)) expect((await buyer.call('POST', `/api/booking/${token}/move/`, to)).status).toBe(200);
  for (const token of tokens.slice(3)) expect((await buyer.call('POST', `/api/booking/${token}/cancel/`)).status).toBe(200);
  for (const token of tokens.slice(3))
    await expect.poll(async () => (await buyer.call<{ status: string }>('GET', `/api/booking/${token}/`)).body.status, { timeout: 60_000 }).toBe('refunded');
  await page.reload();
  await expect(progress).toContainText('Por avisar: 0. Sin respuesta: 1. En otra fecha: 3. Canceladas: 2.');
  await page.goto(officePage(here, `visits?day=${dayIn(41)}`));
  await expect(page.getByText('12 de 30')).toBeVisible();
});

test('issue 16, at a desk: thirty orders are packed and printed, sent by a file, one bottle is given back; a price from Friday on, a count, the VAT of the quarter', async ({
  page,
  place,
}) => {
  const here = at(place);
  const { sku, price } = here.wine;
  const numbers: string[] = [];
  for (let order = 0; order < 30; order += 1) numbers.push(((await new Buyer(here.origin).buy(sku, 2)).body as { number: string }).number);

  // The pack list counts the bottles of all; on paper each order begins a page.
  await comeIn(page, here, 'orders/pack');
  await expect(page.getByText('30 pedidos', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Lista de botellas' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Lista de botellas' }).getByRole('cell', { name: '60', exact: true })).toBeVisible();
  await checkAccessibility(page);
  await page.evaluate(() => (window.print = () => (document.title = 'printed')));
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page).toHaveTitle('printed');
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBe(31);

  // The carrier's file, with one line for an order that there is not, which keeps nobody else waiting.
  await page.goto(officePage(here, 'orders/dispatch'));
  const lines = [...numbers.map((number, at) => `${number};ebro;EBR${1000 + at}`), 'NONE-0000;ebro;EBR1'];
  await page.getByLabel('Lista').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Están enviados' }).click();
  // It goes on by itself: left at once, found again in the menu, current without a press; what was refused can be taken along.
  await page.getByRole('link', { name: 'Trabajos', exact: true }).click();
  await page.getByRole('table').getByRole('link', { name: 'Pedidos enviados con lista' }).click();
  await expect(page.getByText('31 de 31', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('30 enviados')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'NONE-0000' })).toContainText('No hay tal pedido.');
  await checkAccessibility(page);
  const [refused] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Como hoja de cálculo' }).click()]);
  expect(await readFile(await refused.path(), 'utf8')).toContain('31;NONE-0000;ebro;EBR1;No hay tal pedido.');
  // The same file once more sends nothing.
  await page.getByRole('link', { name: 'Enviar con una lista' }).click();
  await page.getByLabel('Lista').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Están enviados' }).click();
  await expect(page.getByText('30 ya lo estaban')).toBeVisible({ timeout: 60_000 });
  await page.goto(officePage(here, 'orders?q=EBR1007'));
  await page.getByRole('link', { name: numbers[7] ?? '' }).click();

  await page.getByRole('link', { name: 'Devolver dinero' }).click();
  await page.getByRole('spinbutton').first().fill('1');
  await page.getByLabel('Por qué').fill('Una botella llegó rota');
  await page.getByRole('button', { name: 'Devolverlo' }).click();
  await expect(page.getByText('El dinero vuelve.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`−${here.amount(price)}`);

  const friday = dayIn(1 + ((11 - new Date().getUTCDay()) % 7));
  await page.goto(officePage(here, `wines/${sku}/price`));
  await fill(page, { Euros: '99,50', 'Desde el día': friday, 'Por qué': 'Nueva añada' });
  await page.getByRole('button', { name: 'Cambiar el precio' }).click();
  await expect(page.getByText('El precio cuenta desde el momento elegido.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Previsto' })).toContainText('99,50');
  await checkAccessibility(page);
  // What is on sale costs until then what it cost.
  expect(((await new Buyer(here.origin).buy(sku, 1)).body as { total_price: number }).total_price).toBeLessThan(price + 20);

  await page.goto(officePage(here, `wines/${sku}/stock`));
  await fill(page, { Botellas: '40', 'Por qué': 'Recuento del viernes' });
  await page.getByRole('button', { name: 'Anotar' }).click();
  await expect(page.getByText('Anotado.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Recuento del viernes' })).toContainText('40');

  // The table, the file and the calls say the same tax.
  await page.goto(officePage(here, 'numbers?report=vat'));
  const { body } = await sessionCall<{ rows: { country: string; percent: number; tax: number }[] }>(page, here, 'GET', '/api/office/numbers/vat/');
  const [spain] = body.rows.filter(({ country, percent }) => country === 'ES' && percent === 21);
  await expect(page.getByRole('row', { name: /^España 21/ }).filter({ hasText: here.amount(spain?.tax ?? 0) })).toBeVisible();
  await checkAccessibility(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Como hoja de cálculo' }).click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain(String(spain?.tax).replace('.', ','));

  // Who did all that, found by what it was done to.
  await page.goto(officePage(here, `log?q=${numbers[7]}`));
  await expect(page.getByRole('row', { name: /Dinero devuelto/ })).toContainText('Una botella llegó rota');
  await expect(page.getByRole('row', { name: /Enviado|transportista/i })).toHaveCount(1);
});
