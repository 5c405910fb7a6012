import type { Locator, Page } from '@playwright/test';
import { addToBasket, openCheckout } from '../../support/basket.ts';
import { chooseSlot, fillVisitor, fillVisitors, toCard, wordsOf } from '../../support/booking.ts';
import { openAs } from '../../support/club.ts';
import { readMailTo } from '../../support/mail.ts';
import { open } from '../../support/hydration.ts';
import { sheets } from '../../support/pdf.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, fillDetails, orderNumber, pay } from '../../support/shopping.ts';

// What a screen reader says where something ends: its title, told by the focus or by a live region; what happened, what happens now
// with its days, one thing to do next. The end of a purchase stands in journeys/shop/screen-reader.e2e.ts.

const said = {
  es: {
    now: 'Qué pasa ahora',
    today: '/^Hoy/',
    day: String.raw`\d+ de [a-z]+`,
    at: 'a las',
    party: '2 personas, en español',
    visits: { montelar: 'La bodega de 1924', oria: 'Tres calicatas, tres vinos' },
    calendar: 'Añadir al calendario',
    pocket: 'Para llevar en el bolsillo',
    where: 'Dónde',
    bring: 'Qué traer',
    goes: 'Cómo transcurre',
    arrive: 'Al llegar',
    booking: 'Su reserva',
    reference: 'Referencia',
    plans: 'Si cambia de planes',
    until: 'Puede .* hasta el',
    number: 'Número de pedido',
    catalogue: 'Volver al catálogo',
    order: 'Ver el pedido',
    vouchers: 'Sus bonos de regalo',
    gift: 'Bono regalo',
    forFour: 'Para 4 personas, hasta el',
    print: '/^Ver e imprimir/',
    minutes: '/^En unos minutos/',
    whenever: '/^Cuando usted diga/',
    withdraw: ['Desistir de esta compra', 'Revisar el desistimiento', 'Confirmar el desistimiento'],
    withdrawn: 'Hemos recibido su desistimiento',
    subscribe: 'Suscribirme',
    step: 'Un paso más',
    close: 'Cerrar',
    sent: 'Le hemos mandado un correo',
    wanted: 'Sí, quiero recibirlas',
    confirmed: ['Suscripción confirmada', 'La próxima carta de', 'Ir al inicio'],
    groups: '/es/visitas-de-grupo',
    group: {
      day: 'Día que quieren venir',
      people: 'Cuántos son',
      wish: 'Qué les gustaría',
      name: 'Nombre',
      phone: 'Teléfono',
      consent: /acepto la política/,
      send: 'Enviar la petición',
    },
    asked: 'Petición enviada',
    inMay: '8 de mayo',
    toVisits: 'Ver las visitas',
    joining: 'Petición recibida',
    invite: 'Enviar la invitación',
    invited: 'Invitación enviada',
    voucher: '/es/bono',
  },
  en: {
    now: 'What happens now',
    today: '/^Today/',
    day: String.raw`\d+ [A-Z]\w+`,
    at: 'at',
    party: '2 people, in English',
    visits: { montelar: 'The cellar of 1924', oria: 'Three pits, three wines' },
    calendar: 'Add to calendar',
    pocket: 'To keep in your pocket',
    where: 'Where',
    bring: 'What to bring',
    goes: 'How it goes',
    arrive: 'When you arrive',
    booking: 'Your booking',
    reference: 'Reference',
    plans: 'If your plans change',
    until: 'You can .* until',
    number: 'Order number',
    catalogue: 'Back to the catalogue',
    order: 'See the order',
    vouchers: 'Your gift vouchers',
    gift: 'Gift voucher',
    forFour: 'For 4 people, until',
    print: '/^View and print/',
    minutes: '/^In a few minutes/',
    whenever: '/^When you choose/',
    withdraw: ['Withdraw from contract here', 'Check the withdrawal', 'Confirm withdrawal'],
    withdrawn: 'We have received your withdrawal',
    subscribe: 'Subscribe',
    step: 'One more step',
    close: 'Close',
    sent: 'We have sent you an email|We have sent an email',
    wanted: 'Yes, I want them',
    confirmed: ['Subscription confirmed', 'The next letter of', 'Go to the home page'],
    groups: '/en/group-visits',
    group: {
      day: 'Day you would like to come',
      people: 'How many you are',
      wish: 'What you would like',
      name: 'Name',
      phone: 'Phone',
      consent: /accept the privacy policy/,
      send: 'Send the request',
    },
    asked: 'Request sent',
    inMay: '8 May',
    toVisits: 'See the visits',
    joining: 'Request received',
    invite: 'Send the invitation',
    invited: 'Invitation sent',
    voucher: '/en/voucher',
  },
};

/** The note that took the place of a form: from its title, which has the focus, since the button that was pressed is gone. */
async function note(page: Page, place: Place, title: string): Promise<Locator> {
  const heading = page.getByRole('heading', { name: title });
  await expect(heading).toBeFocused();
  return page.getByRole('main').locator('div', { has: heading }).filter({ hasText: said[place.language].now }).last();
}

/** On one sheet, on either side of the ocean. */
async function onOneSheet(page: Page): Promise<void> {
  expect([await sheets(page, 'A4'), await sheets(page, 'Letter')]).toEqual([1, 1]);
}

/** The end of a visit that is booked, paid for or not. */
async function expectBooked(page: Page, place: Place): Promise<void> {
  const [t, words] = [said[place.language], wordsOf(place)];
  await expect(page.getByRole('status').filter({ hasText: words.confirmed })).toHaveCount(1, { timeout: 30_000 });
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - heading "${words.confirmed}" [level=1]
      - text: ${t.visits[place.brand]}
      - paragraph: /^${t.day}$/
      - paragraph: /, ${t.at} \\d\\d:\\d\\d (AM|PM)$/
      - paragraph: ${t.party}
      - link "${t.calendar}"
      - heading "${t.pocket}" [level=2]
      - heading "${t.where}" [level=3]
      - heading "${t.bring}" [level=3]
      - list
      - heading "${t.goes}" [level=3]
      - heading "${t.arrive}" [level=3]
      - heading "${t.booking}" [level=2]
      - term: ${t.reference}
      - heading "${t.plans}" [level=2]
      - paragraph: /^${t.until} \\w+, ${t.day}/
      - link "${words.seeBooking}"
  `);
}

test('@both the end of a booking as it is heard, and on one sheet, as its page is: the day, where and with what, until when it can be called off', async ({
  page,
  place,
}) => {
  test.slow();
  await toCard(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await expectBooked(page, place);
  await onOneSheet(page);
  await page.getByRole('link', { name: wordsOf(place).seeBooking }).click();
  await expect(page.getByRole('button', { name: wordsOf(place).move, exact: true })).toBeVisible();
  await onOneSheet(page);
});

test('@both a redeemed voucher as it is heard: the visit that it books ends as one that is paid for, and its code is used up', async ({ page, place }) => {
  test.slow();
  const [t, words] = [said[place.language], wordsOf(place)];
  await open(page, `${t.voucher}?voucher=${place.fixtures.voucher('is-heard-redeemed')}`);
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await page.getByLabel(words.chooseVisit).selectOption({ label: t.visits[place.brand] });
  await page.getByRole('button', { name: words.accept }).click();
  await fillVisitors(page, place, 2);
  await chooseSlot(page, place, { ahead: 4 });
  await page.getByRole('button', { name: words.toClient }).click();
  await fillVisitor(page, place);
  await page.getByRole('button', { name: words.finish, exact: true }).click();
  await expectBooked(page, place);
  await onOneSheet(page);
});

test('@both the end of buying a gift as it is heard, and on one sheet, as its voucher is: for how many, until which day, the way to print it', async ({
  page,
  place,
}) => {
  test.slow();
  const t = said[place.language];
  await addToBasket(page, place, { montelar: 'MON-BONO-CALADO-4', oria: 'ORI-BONO-CALICATAS-4' }[place.brand]);
  await openCheckout(page, place);
  await fillDetails(page, place, { address: false });
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  await expect(page.getByRole('status').filter({ hasText: place.words.thanks })).toHaveCount(1);
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - heading /^${place.words.thanks}/ [level=1]
      - paragraph: ${t.number}
      - link "${t.catalogue}"
      - link "${t.order}"
      - heading "${t.vouchers}" [level=2]
      - list:
        - listitem:
          - paragraph: "${t.gift}: ${t.visits[place.brand]}"
          - paragraph: /^${t.forFour} ${t.day}/
          - link ${t.print}
      - heading "${t.now}" [level=2]
      - list:
        - listitem: ${t.today}
        - listitem: ${t.minutes}
        - listitem: ${t.whenever}
  `);
  await onOneSheet(page);
  await page.getByRole('article').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByText(/^U-[A-Z0-9]+-[A-Z0-9]+$/)).toBeVisible();
  await onOneSheet(page);
});

test('@both a withdrawal as it is heard: what and when, then the days by which the bottles go back and the money comes; its order on one sheet', async ({
  page,
  place,
}) => {
  test.slow();
  const t = said[place.language];
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  await fillDetails(page, place);
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  await page.getByRole('link', { name: t.order }).click();
  await page.getByRole('button', { name: t.withdraw[0] }).waitFor();
  await onOneSheet(page);
  for (const name of t.withdraw) await page.getByRole('button', { name }).click();
  await expect(await note(page, place, t.withdrawn)).toMatchAriaSnapshot(`
    - heading "${t.withdrawn}" [level=3]
    - paragraph: /${t.day}/
    - list:
      - listitem: /Reserva|Gravel/
    - heading "${t.now}" [level=3]
    - list:
      - listitem: /^${t.day}/
      - listitem: /${t.day}/
      - listitem
  `);
});

test('@both the newsletter as it is heard: a dialog that has the focus says that one step is left, and closes to where one was; then the page that confirms', async ({
  page,
  place,
}) => {
  const t = said[place.language];
  const email = `heard-${Date.now()}@${place.brand}.example`;
  await page.goto(place.path('visits'), { waitUntil: 'networkidle' });
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel(place.words.email).fill(email);
  await footer.getByRole('checkbox').check();
  const send = footer.getByRole('button', { name: t.subscribe });
  await send.press('Enter');
  const dialog = page.getByRole('dialog', { name: t.step });
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "${t.step}":
      - heading "${t.step}" [level=2]
      - button "${t.close}"
      - paragraph: /${t.sent}/
  `);
  expect(await dialog.evaluate((own) => own.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(send).toBeFocused();

  const { text } = await readMailTo(page, email);
  await page.goto(/https?:\S+\/newsletter\/confirm\?\S+/.exec(text)?.[0] ?? '');
  await page.getByRole('button', { name: t.wanted }).press('Enter');
  const [title, next, home] = t.confirmed;
  // A page of its own is announced by its title.
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - heading "${title}" [level=1]
        - paragraph: /${next} \\w+/
        - link "${home}"
  `);
});

test('@both a request of a group and one to join as they are heard: the title has the focus, then who answers and when', async ({ page, place }) => {
  const t = said[place.language];
  await open(page, t.groups);
  const main = page.getByRole('main');
  await main.getByLabel(t.group.day).fill(`${new Date().getUTCFullYear() + 1}-05-08`);
  await main.getByLabel(t.group.people).fill('43');
  await main.getByLabel(t.group.wish).fill('Una cata a ciegas');
  await main.getByLabel(t.group.name, { exact: true }).fill('Ramón Cueto');
  await main.getByLabel(place.words.email, { exact: true }).fill('ramon@correo.example');
  await main.getByLabel(t.group.phone).fill('+34 600 555 444');
  await main.getByRole('checkbox', { name: t.group.consent }).check();
  await main.getByRole('button', { name: t.group.send }).click();
  await expect(await note(page, place, t.asked)).toMatchAriaSnapshot(`
    - heading "${t.asked}" [level=2]
    - paragraph: /${t.inMay}.*ramon@correo.example/
    - heading "${t.now}" [level=3]
    - list:
      - listitem: ${t.today}
      - listitem: /ramon@correo.example/
      - listitem: /${t.inMay}/
    - link "${t.toVisits}"
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
  await expect(await note(page, place, t.joining)).toMatchAriaSnapshot(`
    - heading "${t.joining}" [level=3]
    - paragraph
    - heading "${t.now}" [level=3]
    - list:
      - listitem: ${t.today}
      - listitem
  `);
});

test('@both an invitation as it is heard: the title has the focus, then until when it can be taken up', async ({ page, place }) => {
  const t = said[place.language];
  await openAs(page, place, place.fixtures.member('is-heard-inviting'), place.path('myClub'));
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(place.words.name, { exact: true }).fill('Beatriz');
  await form.getByLabel(place.words.surname, { exact: true }).fill('Lozano');
  await form.getByLabel(place.words.email).fill(`heard-guest-${Date.now()}@journeys.example`);
  await form.getByRole('button', { name: t.invite }).click();
  await expect(await note(page, place, t.invited)).toMatchAriaSnapshot(`
    - heading "${t.invited}" [level=3]
    - paragraph: /@journeys.example/
    - heading "${t.now}" [level=3]
    - list:
      - listitem: ${t.today}
      - listitem
  `);
});
