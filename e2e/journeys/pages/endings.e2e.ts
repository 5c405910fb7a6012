import type { Locator, Page } from '@playwright/test';
import { addToBasket, openCheckout } from '../../support/basket.ts';
import { toCard, wordsOf } from '../../support/booking.ts';
import { openAs } from '../../support/club.ts';
import { open } from '../../support/hydration.ts';
import { sheets } from '../../support/pdf.ts';
import { expect, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, orderNumber, pay } from '../../support/shopping.ts';

// What a screen reader says where something ends: its title, told by the focus or by a live region; what happened, what happens now
// with its days, one thing to do next. The end of a purchase stands in journeys/shop/screen-reader.e2e.ts.

/** The note that took the place of a form: from its title, which has the focus, since the button that was pressed is gone. */
async function note(page: Page, title: string): Promise<Locator> {
  const heading = page.getByRole('heading', { name: title });
  await expect(heading).toBeFocused();
  return page.getByRole('main').locator('div', { has: heading }).filter({ hasText: 'Qué pasa ahora' }).last();
}

/** On one sheet, on either side of the ocean. */
async function onOneSheet(page: Page): Promise<void> {
  expect([await sheets(page, 'A4'), await sheets(page, 'Letter')]).toEqual([1, 1]);
}

test('the end of a booking as it is heard, and on one sheet, as its page is: the day, where and with what, until when it can be called off', async ({
  page,
  place,
}) => {
  test.slow();
  await toCard(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expect(page.getByRole('status').filter({ hasText: wordsOf(place).confirmed })).toHaveCount(1, { timeout: 30_000 });
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - heading "Su visita está confirmada" [level=1]
      - text: La bodega de 1924
      - paragraph: /^\\d+ de \\w+$/
      - paragraph: /, a las \\d\\d:\\d\\d (AM|PM)$/
      - paragraph: 2 personas, en español
      - link "Añadir al calendario"
      - heading "Para llevar en el bolsillo" [level=2]
      - heading "Dónde" [level=3]
      - heading "Qué traer" [level=3]
      - list
      - heading "Cómo transcurre" [level=3]
      - heading "Al llegar" [level=3]
      - heading "Su reserva" [level=2]
      - term: Referencia
      - heading "Si cambia de planes" [level=2]
      - paragraph: /^Puede .* hasta el \\w+, \\d+ de \\w+ de \\d+/
      - link "Ver, cambiar o cancelar la reserva"
  `);
  await onOneSheet(page);
  await page.getByRole('link', { name: wordsOf(place).seeBooking }).click();
  await expect(page.getByRole('button', { name: wordsOf(place).move, exact: true })).toBeVisible();
  await onOneSheet(page);
});

test('the end of buying a gift as it is heard, and on one sheet, as its voucher is: for how many, until which day, the way to print it', async ({
  page,
  place,
}) => {
  test.slow();
  await addToBasket(page, place, 'MON-BONO-CALADO-4');
  await openCheckout(page, place);
  await fillDetails(page, place, { address: false });
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  await expect(page.getByRole('status').filter({ hasText: place.words.thanks })).toHaveCount(1);
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - heading /^Gracias por su pedido/ [level=1]
      - paragraph: Número de pedido
      - link "Volver al catálogo"
      - link "Ver el pedido"
      - heading "Sus bonos de regalo" [level=2]
      - list:
        - listitem:
          - paragraph: "Bono regalo: La bodega de 1924"
          - paragraph: /^Para 4 personas, hasta el \\d+ de \\w+ de \\d+$/
          - link /^Ver e imprimir/
      - heading "Qué pasa ahora" [level=2]
      - list:
        - listitem: /^Hoy/
        - listitem: /^En unos minutos/
        - listitem: /^Cuando usted diga/
  `);
  await onOneSheet(page);
  await page.getByRole('link', { name: /^Ver e imprimir/ }).click();
  await expect(page.getByText(/^U-[A-Z0-9]+-[A-Z0-9]+$/)).toBeVisible();
  await onOneSheet(page);
});

test('a withdrawal as it is heard: what and when, then the days by which the bottles go back and the money comes; its order on one sheet', async ({
  page,
  place,
}) => {
  test.slow();
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  await fillDetails(page, place);
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  await page.getByRole('link', { name: 'Ver el pedido' }).click();
  await page.getByRole('button', { name: 'Desistir de esta compra' }).waitFor();
  await onOneSheet(page);
  await page.getByRole('button', { name: 'Desistir de esta compra' }).click();
  await page.getByRole('button', { name: 'Revisar el desistimiento' }).click();
  await page.getByRole('button', { name: 'Confirmar el desistimiento' }).click();
  await expect(await note(page, 'Hemos recibido su desistimiento')).toMatchAriaSnapshot(`
    - heading "Hemos recibido su desistimiento" [level=3]
    - paragraph: /\\d+ de \\w+ de \\d+/
    - list:
      - listitem: /Reserva/
    - heading "Qué pasa ahora" [level=3]
    - list:
      - listitem: /^\\d+ de \\w+/
      - listitem: /\\d+ de \\w+/
      - listitem
  `);
});

test('the newsletter as it is heard: a dialog that has the focus says that one step is left, and closes to where one was', async ({ page, place }) => {
  await page.goto(place.path('visits'), { waitUntil: 'networkidle' });
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel(place.words.email).fill(`heard-${Date.now()}@correo.example`);
  await footer.getByRole('checkbox').check();
  const send = footer.getByRole('button', { name: 'Suscribirme' });
  await send.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Un paso más' });
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Un paso más":
      - heading "Un paso más" [level=2]
      - button "Cerrar"
      - paragraph: /Le hemos mandado un correo/
  `);
  expect(await dialog.evaluate((own) => own.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(send).toBeFocused();
});

test('a request of a group and one to join as they are heard: the title has the focus, then who answers and when', async ({ page, place }) => {
  await open(page, '/es/visitas-de-grupo');
  const main = page.getByRole('main');
  await main.getByLabel('Día que quieren venir').fill(`${new Date().getUTCFullYear() + 1}-05-08`);
  await main.getByLabel('Cuántos son').fill('43');
  await main.getByLabel('Qué les gustaría').fill('Una cata a ciegas');
  await main.getByLabel('Nombre', { exact: true }).fill('Ramón Cueto');
  await main.getByLabel(place.words.email, { exact: true }).fill('ramon@correo.example');
  await main.getByLabel('Teléfono').fill('+34 600 555 444');
  await main.getByRole('checkbox', { name: /acepto la política/ }).check();
  await main.getByRole('button', { name: 'Enviar la petición' }).click();
  await expect(await note(page, 'Petición enviada')).toMatchAriaSnapshot(`
    - heading "Petición enviada" [level=2]
    - paragraph: /8 de mayo de \\d+.*ramon@correo.example/
    - heading "Qué pasa ahora" [level=3]
    - list:
      - listitem: /^Hoy/
      - listitem: /ramon@correo.example/
      - listitem: /8 de mayo/
    - link "Ver las visitas"
  `);

  await open(page, place.path('club'));
  const form = main.locator('form');
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="club/joining"][data-alive]')).toHaveCount(1);
  await form.getByLabel(place.words.name, { exact: true }).fill('Ana');
  await form.getByLabel(place.words.surname, { exact: true }).fill('Ruiz');
  await form.getByLabel(place.words.email).fill(`heard-${Date.now()}@journeys.example`);
  await form.getByRole('checkbox').check();
  await form.locator('button[type="submit"]').click();
  await expect(await note(page, 'Petición recibida')).toMatchAriaSnapshot(`
    - heading "Petición recibida" [level=3]
    - paragraph
    - heading "Qué pasa ahora" [level=3]
    - list:
      - listitem: /^Hoy/
      - listitem
  `);
});

test('an invitation as it is heard: the title has the focus, then until when it can be taken up', async ({ page, place }) => {
  await openAs(page, place, place.fixtures.member('is-heard-inviting'), place.path('myClub'));
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(place.words.name, { exact: true }).fill('Beatriz');
  await form.getByLabel(place.words.surname, { exact: true }).fill('Lozano');
  await form.getByLabel(place.words.email).fill(`heard-guest-${Date.now()}@journeys.example`);
  await form.getByRole('button', { name: 'Enviar la invitación' }).click();
  await expect(await note(page, 'Invitación enviada')).toMatchAriaSnapshot(`
    - heading "Invitación enviada" [level=3]
    - paragraph: /@journeys.example/
    - heading "Qué pasa ahora" [level=3]
    - list:
      - listitem: /^Hoy/
      - listitem
  `);
});
