import { setTimeout as delay } from 'node:timers/promises';
import { checkAccessibility } from '../../support/accessibility.ts';
import { Buyer } from '../../support/buyer.ts';
import { pressOn, tabTo, typeInto } from '../../support/keyboard.ts';
import { addPerson, comeIn, enrol, givePassword, officePage } from '../../support/office.ts';
import { expect, test } from '../../support/place.ts';

/** The office speaks the language of the browser. */
const locale = 'es-ES';
test.use({ locale });

test('issue 16, who: somebody is added, chooses a password and a second factor, comes in with a code, and sees what the role may see', async ({
  page,
  place,
  browser,
  expectErrors,
}) => {
  expectErrors(/^403 GET \/office\/people$/, /^401 POST \/office\/code/);
  await comeIn(page, place, 'people');
  await checkAccessibility(page);
  const person = { name: 'Noa Prieto', email: `noa-${Date.now()}@casa.example`, role: 'visits' };
  const link = await addPerson(page, place, person);

  const other = await browser.newContext({ locale });
  const own = await other.newPage();
  await own.goto(link);
  await own.getByLabel('Contraseña').fill('siete lentejas en agosto');
  await own.getByRole('button', { name: 'Guardar esta contraseña' }).click();
  await own.getByRole('link', { name: 'Entrar' }).click();
  const login = { email: person.email, password: 'siete lentejas en agosto' };
  await givePassword(own, login);
  const [recovery = ''] = await enrol(own);
  await own.getByRole('link', { name: 'Los he guardado' }).click();
  await expect(own.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  const menu = own.getByRole('navigation', { name: 'Partes de la oficina' });
  await expect(menu.getByRole('link', { name: 'Visitas' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Personas' })).toHaveCount(0);
  expect((await own.goto(officePage(place, 'people')))?.status()).toBe(403);

  await own.getByRole('button', { name: 'Salir' }).click();
  await givePassword(own, login);
  await own.getByLabel('Código').fill('000000');
  await own.getByRole('button', { name: 'Entrar' }).click();
  await expect(own.getByRole('alert')).toBeVisible();
  await checkAccessibility(own);
  await own.getByLabel('Código').fill(recovery);
  await own.getByRole('button', { name: 'Entrar' }).click();
  await expect(own.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  await other.close();
});

test('issue 16, orders: by keyboard alone one bottle is given back; its money, its history and the log say it', async ({ page, place }) => {
  const buyer = new Buyer(place.origin);
  const { number } = (await buyer.buy(place.wine.sku, 2)).body as { number: string };
  await comeIn(page, place, 'orders');
  const found = page.getByRole('link', { name: number });
  await typeInto(page, page.getByLabel('Buscar', { exact: true }), number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await checkAccessibility(page);
  await pressOn(page, found);
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${number}` })).toBeVisible();
  await checkAccessibility(page);
  await pressOn(page, page.getByRole('link', { name: 'Devolver dinero' }));

  await tabTo(page, page.getByRole('spinbutton').first());
  await page.keyboard.press('ArrowUp');
  await typeInto(page, page.getByLabel('Por qué'), 'Una botella llegó rota');
  await checkAccessibility(page);
  await pressOn(page, page.getByRole('button', { name: 'Devolverlo' }));

  await expect(page.getByText('El dinero vuelve.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`−${place.amount(place.wine.price)}`);
  await page.goto(officePage(place, `log?q=${number}`));
  await expect(page.getByRole('row', { name: /Dinero devuelto/ })).toContainText('Una botella llegó rota');
  await checkAccessibility(page);
});

test('issue 16, visits: a guest at the door is booked, checked in through a lost connection, sent when the net is back, and counts once', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(/^net::ERR_INTERNET_DISCONNECTED POST \/office\/visits$/);
  // Just before midnight this waits for the next day.
  test.slow();
  const time = await laterToday();
  await comeIn(page, place, 'visits');
  await page.getByRole('link', { name: 'Abrir otra hora' }).click();
  await page.getByLabel('Hora').fill(time);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Abrirla' }).click();
  await page.getByRole('link', { name: new RegExp(`^Reservar: ${time},`) }).click();

  const guest = { Nombre: 'Nuria', Apellidos: 'Gómez Haro', Correo: `door-${Date.now()}@casa.example`, Teléfono: '+34 600 11 22 33' };
  for (const [label, text] of Object.entries(guest)) await page.getByLabel(label, { exact: true }).fill(text);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Reservarla' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nuria Gómez Haro');
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.goto(officePage(place, 'visits'));
  const row = page
    .getByRole('row')
    .filter({ hasText: 'Nuria Gómez Haro' })
    .filter({ has: page.locator(`[value="${reference}"]`) });
  await expect(row).not.toContainText('Aquí');
  // On paper the guide takes along whom to call, and nothing that can only be pressed (issue 15, paper).
  await page.emulateMedia({ media: 'print' });
  await expect(row.getByText(guest.Teléfono)).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.context().setOffline(true);
  await row.getByRole('button', { name: /ha llegado$/ }).press('Enter');
  await expect(page.getByText('Anotado; se envía cuando vuelva la red (1)')).toBeVisible();
  await page.context().setOffline(false);
  await expect(row).toContainText('Aquí');
  await expect(page.getByText('Anotado;')).toHaveCount(0);
  await page.reload();
  await expect(row).toContainText('Aquí');
  await page.goto(officePage(place, `log?q=${reference}`));
  await expect(page.getByRole('row', { name: /Llegada/ })).toHaveCount(1);
});

/**
 * An hour of the estate's day that is still to come, `HH:MM`, of its own: other places open theirs in the same house.
 * The last five minutes of a day have none: then one of the day that begins after them.
 */
async function laterToday(): Promise<string> {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', minute: '2-digit' });
  const [hour = 0, minute = 0] = clock.format(new Date()).split(':').map(Number);
  const first = hour * 60 + minute + 3;
  const last = 23 * 60 + 58;
  if (first > last) {
    await delay(60_000);
    return laterToday();
  }
  const chosen = Math.max(first, last - 40) + Math.floor(Math.random() * Math.min(40, last - first));
  return [Math.floor(chosen / 60), chosen % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
