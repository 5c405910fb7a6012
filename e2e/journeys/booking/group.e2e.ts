import { checkAccessibility } from '../../support/accessibility.ts';
import { readMailTo } from '../../support/mail.ts';
import { open } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';

const said = {
  es: {
    address: '/es/visitas-de-grupo',
    day: 'Día que quieren venir',
    people: 'Cuántos son',
    wish: 'Qué les gustaría',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    consent: /acepto la política de privacidad/,
    send: 'Enviar la petición',
    again: 'Volver a intentarlo',
    sent: 'Petición enviada',
    toEstate: /^Visita de grupo: 43 personas/,
    received: /^Su petición/,
  },
  en: {
    address: '/en/group-visits',
    day: 'Day you would like to come',
    people: 'How many you are',
    wish: 'What you would like',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    consent: /accept the privacy policy/,
    send: 'Send the request',
    again: 'Try again',
    sent: 'Request sent',
    // The estate reads it in the first of its own languages.
    toEstate: /^Visita de grupo: 43 personas/,
    received: /^Your request/,
  },
} as const;

test('@both a group asks for a day, through a connection that breaks off: the estate has it by mail, and so has who asked', async ({
  page,
  place,
  expectErrors,
}, info) => {
  test.slow();
  expectErrors(/^net::ERR_CONNECTION_RESET POST .*group_request/, /^console: the request of a group was not sent/);
  const words = said[place.language];
  const email = `grupo.${info.project.name}.${Date.now()}@correo.example`;
  const wish = `Una cata a ciegas para ${email}`;
  await open(page, words.address);
  const main = page.getByRole('main');
  await main.getByLabel(words.day).fill(`${new Date().getUTCFullYear() + 1}-05-08`);
  await main.getByLabel(words.people).fill('43');
  await main.getByLabel(words.wish).fill(wish);
  await main.getByLabel(words.name, { exact: true }).fill('Ramón Cueto');
  await main.getByLabel(words.email, { exact: true }).fill(email);
  await main.getByLabel(words.phone).fill('+34 600 555 444');
  await main.getByRole('checkbox', { name: words.consent }).check();
  await page.route('**/api/group_request/', (route) => route.abort('connectionreset'), { times: 1 });
  await main.getByRole('button', { name: words.send }).click();
  await expect(main.getByRole('button', { name: words.again })).toBeVisible();
  await expect(main.getByLabel(words.wish)).toHaveValue(wish);
  await main.getByRole('button', { name: words.again }).click();
  await expect(main.getByText(words.sent)).toBeVisible();
  await checkAccessibility(page);

  expect((await readMailTo(page, email, { subject: words.received })).text).toContain(wish);
  const { text } = await readMailTo(page, `bodega@${place.brand}.example`, { subject: words.toEstate });
  for (const part of [wish, 'Ramón Cueto', email, '+34 600 555 444']) expect(text).toContain(part);
});
