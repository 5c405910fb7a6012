import type { Page } from '@playwright/test';
import { logIn, openAs } from '../../support/club.ts';
import { open } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';

const said = {
  es: {
    again: 'Volver a intentarlo',
    ask: 'Pedir la llave',
    received: 'Petición recibida',
    consent: /Acepto que usen estos datos/,
    invite: 'Enviar la invitación',
    invited: 'Invitación enviada',
    whites: 'Blancos',
    marked: 'Guardado.',
    renew: 'Pedir la renovación',
    wish: 'Algo que quiera decirnos (opcional)',
    personal: 'Datos personales',
    edit: 'Editar',
    save: 'Guardar',
    saved: 'Datos guardados.',
    billing: 'Dirección de facturación',
    locality: 'Localidad',
    addressSaved: 'Dirección guardada.',
    password: 'Contraseña',
    current: 'Contraseña actual',
    fresh: /^Contraseña nueva/,
    change: 'Cambiar la contraseña',
    changed: 'Contraseña cambiada',
    link: 'Enviar el enlace',
    linkSent: 'Mire su correo',
  },
  en: {
    again: 'Try again',
    ask: 'Ask for the key',
    received: 'Request received',
    consent: /I agree to these data/,
    invite: 'Send the invitation',
    invited: 'Invitation sent',
    whites: 'Whites',
    marked: 'Saved.',
    renew: 'Ask for a renewal',
    wish: 'Anything you would like to tell us (optional)',
    personal: 'Personal details',
    edit: 'Edit',
    save: 'Save',
    saved: 'Details saved.',
    billing: 'Billing address',
    locality: 'Town',
    addressSaved: 'Address saved.',
    password: 'Password',
    current: 'Present password',
    fresh: /^New password/,
    change: 'Change the password',
    changed: 'Password changed',
    link: 'Send the link',
    linkSent: 'Check your email',
  },
} as const;

/** The next sending to an address is cut off on its way; those after it arrive. */
async function cutOff(page: Page, address: string): Promise<void> {
  let cut = false;
  await page.route(address, (route) => {
    if (cut || route.request().method() === 'GET') return route.continue();
    cut = true;
    return route.abort('connectionreset');
  });
}
const lost = [/^net::ERR_CONNECTION_RESET /, /^console: /];

test('@both a connection lost while a member sends: invitation, preference, personal data, address, password; what was put in stays, and Try again takes it up', async ({
  page,
  place,
  expectErrors,
}) => {
  test.slow();
  expectErrors(...lost);
  const words = said[place.language];
  const member = place.fixtures.member('loses-the-connection');
  const retry = page.getByRole('button', { name: words.again });

  await openAs(page, place, member, place.path('myClub'));
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(place.words.name, { exact: true }).fill('Beatriz');
  await form.getByLabel(place.words.surname, { exact: true }).fill('Lozano');
  await form.getByLabel(place.words.email).fill(`lost-${place.brand}-${place.language}-${Date.now()}@journeys.example`);
  await cutOff(page, '**/api/club/invitation/');
  await form.getByRole('button', { name: words.invite }).click();
  await expect(retry).toBeVisible();
  await expect(form.getByLabel(place.words.name, { exact: true })).toHaveValue('Beatriz');
  await retry.click();
  await expect(page.getByText(words.invited)).toBeVisible();

  const whites = page.getByRole('checkbox', { name: words.whites });
  await cutOff(page, '**/product_preferences/');
  await whites.check();
  await expect(retry).toBeVisible();
  await expect(whites).toBeChecked();
  await retry.click();
  await expect(page.getByText(words.marked)).toBeVisible();
  await open(page, place.path('myClub'));
  await expect(whites).toBeChecked();

  await open(page, place.path('details'));
  const personal = page.getByRole('region', { name: words.personal });
  await personal.getByRole('button', { name: words.edit }).click();
  await personal.getByLabel(place.words.phone).fill('+34 600 77 88 99');
  await cutOff(page, '**/personal_information/');
  await personal.getByRole('button', { name: words.save }).click();
  await expect(retry).toBeVisible();
  await expect(personal.getByLabel(place.words.phone)).toHaveValue('+34 600 77 88 99');
  await retry.click();
  await expect(personal.getByText(words.saved)).toBeVisible();
  await expect(personal.getByText('+34 600 77 88 99')).toBeVisible();

  const billing = page.getByRole('region', { name: words.billing });
  await billing.getByRole('button', { name: words.edit }).click();
  await billing.getByLabel(words.locality).fill('Ezcaray');
  await cutOff(page, '**/profile/address/');
  await billing.getByRole('button', { name: words.save }).click();
  await expect(retry).toBeVisible();
  await expect(billing.getByLabel(words.locality)).toHaveValue('Ezcaray');
  await retry.click();
  await expect(billing.getByText(words.addressSaved)).toBeVisible();
  await expect(billing.getByText(/Ezcaray/)).toBeVisible();

  const password = page.getByRole('region', { name: words.password, exact: true });
  await password.getByLabel(words.current).fill(member.password);
  await password.getByLabel(words.fresh).fill('otra-llave-de-prueba');
  await cutOff(page, '**/account/password/');
  await password.getByRole('button', { name: words.change }).click();
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(password.getByText(words.changed)).toBeVisible();
});

test('@both a connection lost while a visitor asks to join, asks for a new password and logs in, and while an ended member asks to renew', async ({
  page,
  place,
  expectErrors,
}) => {
  test.slow();
  expectErrors(...lost);
  const words = said[place.language];
  const retry = page.getByRole('button', { name: words.again });

  await open(page, place.path('club'));
  const form = page.getByRole('main').locator('form');
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="club/joining"][data-alive]')).toHaveCount(1);
  await form.getByLabel(place.words.name, { exact: true }).fill('Ana');
  await form.getByLabel(place.words.surname, { exact: true }).fill('Ruiz');
  await form.getByLabel(place.words.email).fill(`joins-${place.brand}-${place.language}-${Date.now()}@journeys.example`);
  await form.getByRole('checkbox', { name: words.consent }).check();
  await cutOff(page, '**/joining_request/');
  await form.getByRole('button', { name: words.ask }).click();
  await expect(retry).toBeVisible();
  await expect(form.getByLabel(place.words.name, { exact: true })).toHaveValue('Ana');
  await retry.click();
  await expect(page.getByText(words.received)).toBeVisible();

  const member = place.fixtures.member('loses-the-connection-once-ended');
  await open(page, place.path('password'));
  await page.getByRole('main').getByLabel(place.words.email).fill(member.email);
  await cutOff(page, '**/password/forgot/');
  await page.getByRole('button', { name: words.link }).click();
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(page.getByText(words.linkSent)).toBeVisible();

  // The login is a form of the page itself, posted without script: the browser says that nothing came, and its own button sends the same again.
  await page.goto(`/login?next=${encodeURIComponent(place.path('myClub'))}`);
  await cutOff(page, '**/login?*');
  await logIn(page, place, member);
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.reload();
  await expect(page).toHaveURL(place.origin + place.path('myClub'));

  await open(page, place.path('myClub'));
  await page.getByLabel(words.wish).fill('Sigo comprando');
  await cutOff(page, '**/renewal/');
  await page.getByRole('button', { name: words.renew }).click();
  await expect(retry).toBeVisible();
  await expect(page.getByLabel(words.wish)).toHaveValue('Sigo comprando');
  await retry.click();
  await expect(page.getByText(words.received)).toBeVisible();
});
