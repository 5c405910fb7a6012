import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { beMember, logIn, type Login, openAs } from '../../support/club.ts';
import { open } from '../../support/hydration.ts';
import { readMailTo } from '../../support/mail.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { sessionCall } from '../../support/session-calls.ts';

const said = {
  es: {
    email: 'Correo para entrar',
    newEmail: 'Correo nuevo',
    ownPassword: 'Su contraseña',
    changeEmail: 'Cambiar el correo',
    emailSent: 'Mire el correo nuevo',
    emailChanged: 'Correo cambiado',
    linkOver: 'El correo no se ha cambiado',
    password: 'Contraseña',
    current: 'Contraseña actual',
    fresh: /^Contraseña nueva/,
    changePassword: 'Cambiar la contraseña',
    passwordWrong: 'No es su contraseña. Revísela.',
    passwordChanged: 'Contraseña cambiada',
    sessions: 'Dónde ha entrado',
    end: /^Cerrar la sesión de/,
    data: 'Sus datos',
    export: 'Descargar mis datos',
    begin: 'Borrar mi cuenta',
    deletion: 'Borrar la cuenta y los datos',
    sure: 'Lo he leído y quiero borrar mi cuenta.',
    delete: 'Borrar para siempre',
    refused: 'No ha podido entrar',
  },
  en: {
    email: 'Email for logging in',
    newEmail: 'New email',
    ownPassword: 'Your password',
    changeEmail: 'Change the email',
    emailSent: 'Look at your new inbox',
    emailChanged: 'Email changed',
    linkOver: 'The email has not been changed',
    password: 'Password',
    current: 'Present password',
    fresh: /^New password/,
    changePassword: 'Change the password',
    passwordWrong: 'This is not your password. Please check it.',
    passwordChanged: 'Password changed',
    sessions: 'Where you are logged in',
    end: /^End the session on/,
    data: 'Your data',
    export: 'Download my data',
    begin: 'Delete my account',
    deletion: 'Delete the account and the data',
    sure: 'I have read this and want to delete my account.',
    delete: 'Delete for ever',
    refused: /not|could/i,
  },
} as const;

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sessionOf = async (page: Page, place: Place) => (await sessionCall<{ member: object | null }>(page, place, 'GET', '/api/club/session/')).body.member;

test('@both a member’s own account: a session elsewhere is ended, the password changed, the data taken along, and the e-mail changed once its mail’s link was opened', async ({
  page,
  place,
  browser,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/^400 POST \/api\/club\/account\//, /^401 POST \/login/);
  const words = said[place.language];
  const member = place.fixtures.member('changes-the-account');
  const elsewhere = await (await browser.newContext()).newPage();
  const third = await (await browser.newContext()).newPage();
  for (const other of [elsewhere, third]) await beMember(other, place, member);
  await openAs(page, place, member, place.path('details'));

  const sessions = panel(page, words.sessions);
  await expect(sessions.getByRole('button', { name: words.end })).toHaveCount(2);
  await checkAccessibility(page);
  await sessions.getByRole('button', { name: words.end }).first().click();
  await expect(sessions.getByRole('button', { name: words.end })).toHaveCount(1);
  expect([await sessionOf(elsewhere, place), await sessionOf(third, place)].filter((who) => who === null)).toHaveLength(1);

  const fresh = 'otra-llave-de-prueba';
  const password = panel(page, words.password);
  await password.getByLabel(words.current).fill('no-es-la-suya');
  await password.getByLabel(words.fresh).fill(fresh);
  await password.getByRole('button', { name: words.changePassword }).click();
  await expect(password.getByLabel(words.current)).toHaveAccessibleDescription(words.passwordWrong);
  await password.getByLabel(words.current).fill(member.password);
  await password.getByRole('button', { name: words.changePassword }).click();
  await expect(password.getByText(words.passwordChanged)).toBeVisible();
  expect([await sessionOf(elsewhere, place), await sessionOf(third, place)]).toEqual([null, null]);
  expect(await sessionOf(page, place)).not.toBeNull();
  await readMailTo(page, member.email, { subject: /contraseña de .* ha cambiado|password for .* has been changed/ });

  const arriving = page.waitForEvent('download');
  await panel(page, words.data).getByRole('link', { name: words.export }).click();
  const file = await readFile(await (await arriving).path(), 'utf8');
  expect(JSON.parse(file)).toBeTruthy();
  expect(file).toContain(member.email);
  expect(file).not.toMatch(/argon2|password_hash/);

  const moved: Login = { email: `moved-${place.brand}-${place.language}-${Date.now()}@journeys.example`, password: fresh };
  const email = panel(page, words.email);
  await email.getByLabel(words.newEmail).fill(moved.email);
  await email.getByLabel(words.ownPassword).fill(fresh);
  await email.getByRole('button', { name: words.changeEmail }).click();
  await expect(email.getByText(words.emailSent)).toBeVisible();
  await checkAccessibility(page);
  const { text } = await readMailTo(page, moved.email);
  const { pathname, search } = new URL(/https?:\S+email_token=[\w-]+/.exec(text.replaceAll(/=\r?\n/g, ''))?.[0] ?? '');
  await open(page, pathname + search);
  await expect(panel(page, said[pathname.startsWith('/es/') ? 'es' : 'en'].email)).toContainText(moved.email);
  await expect(page).not.toHaveURL(/email_token/);
  await readMailTo(page, member.email, { subject: /correo de su cuenta|address of your account/ });
  // The link works once.
  await open(page, pathname + search);
  await expect(page.getByText(said[pathname.startsWith('/es/') ? 'es' : 'en'].linkOver)).toBeVisible();

  await sessionCall(page, place, 'POST', '/api/club/logout/');
  await page.goto(`/login?next=${encodeURIComponent(place.path('myClub'))}`);
  await logIn(page, place, { email: member.email, password: fresh });
  await expect(page.getByRole('alert')).toContainText(words.refused);
  await logIn(page, place, moved);
  await expect(page).toHaveURL(place.origin + place.path('myClub'));
});

test('@both a member deletes the account: what goes and what stays is said before, a wrong password deletes nothing, and afterwards nobody logs in with it', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(/^400 (POST|DELETE) \/api\/club\/account\//, /^401 POST \/login/);
  const words = said[place.language];
  const member = place.fixtures.member('deletes-the-account');
  await openAs(page, place, member, place.path('details'));
  await panel(page, words.data).getByRole('button', { name: words.begin }).click();
  const deletion = panel(page, words.deletion);
  await expect(deletion.getByRole('listitem')).toHaveCount(4);
  await checkAccessibility(page);
  await deletion.getByLabel(words.ownPassword).fill('no-es-la-suya');
  await deletion.getByRole('checkbox', { name: words.sure }).check();
  await deletion.getByRole('button', { name: words.delete }).click();
  await expect(deletion.getByLabel(words.ownPassword)).toHaveAccessibleDescription(words.passwordWrong);
  expect(await sessionOf(page, place)).not.toBeNull();
  await deletion.getByLabel(words.ownPassword).fill(member.password);
  await deletion.getByRole('button', { name: words.delete }).click();
  await expect(page).toHaveURL(place.origin + place.path('club'));
  await readMailTo(page, member.email, { subject: /se han borrado|have been deleted/ });
  await page.goto(`/login?next=${encodeURIComponent(place.path('myClub'))}`);
  await logIn(page, place, member);
  await expect(page.getByRole('alert')).toContainText(words.refused);
});
