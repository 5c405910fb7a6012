import { checkAccessibility } from '../../support/accessibility.ts';
import { open } from '../../support/hydration.ts';
import { logIn } from '../../support/club.ts';
import { readMailTo } from '../../support/mail.ts';
import { expect, test } from '../../support/place.ts';

const said = {
  es: {
    join: 'Pida su llave',
    forgotten: '¿Ha olvidado la contraseña?',
    send: 'Enviar el enlace',
    sent: 'Mire su correo',
    newPassword: 'Contraseña nueva',
    set: 'Guardar la contraseña',
    done: 'Contraseña guardada',
    toLogin: 'Entrar en el club',
    wrong: 'No ha podido entrar',
    over: 'Este enlace ya no vale',
    ask: 'Pedir la llave',
    received: 'Petición recibida',
    consent: /Acepto que usen estos datos/,
    required: 'Este campo es obligatorio.',
  },
  en: {
    join: 'Ask for your key',
    forgotten: 'Forgotten your password?',
    send: 'Send the link',
    sent: 'Check your email',
    newPassword: 'New password',
    set: 'Save the password',
    done: 'Password saved',
    toLogin: 'Log in to the club',
    wrong: /not|could/i,
    over: 'This link no longer works',
    ask: 'Ask for the key',
    received: 'Request received',
    consent: /I agree to these data/,
    required: 'This field is required.',
  },
} as const;

test('@both the login in the other language keeps where one was going, and leads to joining (fault: the switch lost next)', async ({ page, place }) => {
  const other = place.language === 'es' ? 'en' : 'es';
  const orders = { es: '/es/club/mis-pedidos', en: '/en/club/my-orders' };
  await page.goto(`${orders[place.language]}?from=mail`);
  await expect(page).toHaveURL(`${place.origin}/login?next=${encodeURIComponent(`${orders[place.language]}?from=mail`)}`);
  await expect(page.getByRole('main').getByRole('link', { name: said[place.language].join })).toHaveAttribute('href', `${place.path('club')}#joining`);
  await page.locator(`header a[hreflang="${other}"]:visible`).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const { email, password } = place.fixtures.member('goes-on-in-another-language');
  await page.getByRole('main').locator('input[type="email"]').fill(email);
  await page.getByRole('main').locator('input[type="password"]').fill(password);
  await page.getByRole('main').locator('button[type="submit"]').click();
  await expect(page).toHaveURL(`${place.origin}${orders[other]}?from=mail`);
});

test('@both a forgotten password: the mail’s link, a new one, the old one is over, the link works once', async ({ page, place, expectErrors }) => {
  expectErrors(/^401 POST \/login/, /^400 POST \/api\/club\/password\/reset\/$/);
  const words = said[place.language];
  const member = place.fixtures.member('forgets-the-password');
  const fresh = 'otra-llave-de-prueba';
  await page.goto(`/login?next=${encodeURIComponent(place.path('myClub'))}`);
  await page.getByRole('link', { name: words.forgotten }).click();
  await expect(page).toHaveURL(place.origin + place.path('password'));
  await open(page, place.path('password'));
  await page.getByRole('main').getByLabel(place.words.email).fill(member.email);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.sent)).toBeVisible();
  await checkAccessibility(page);
  const { text } = await readMailTo(page, member.email);
  const link = /https?:\S+token=\S+/.exec(text.replaceAll(/=\r?\n/g, ''))?.[0] ?? '';
  const { pathname, search } = new URL(link);
  await open(page, pathname + search);
  await page.getByLabel(words.newPassword).fill(fresh);
  await expect(page).toHaveURL(place.origin + place.path('password'));
  await checkAccessibility(page);
  await page.getByRole('button', { name: words.set }).click();
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.toLogin }).click();
  await logIn(page, place, member);
  await expect(page.getByRole('alert')).toContainText(words.wrong);
  await logIn(page, place, { email: member.email, password: fresh });
  await expect(page).toHaveURL(place.origin + place.path('myClub'));
  await open(page, pathname + search);
  await page.getByLabel(words.newPassword).fill(fresh);
  await page.getByRole('button', { name: words.set }).click();
  await expect(page.getByText(words.over)).toBeVisible();
});

test('@both a visitor reads what the club is and asks to join, past the bot check (home of the club)', async ({ page, place }) => {
  const words = said[place.language];
  await open(page, place.path('club'));
  const form = page.getByRole('main').locator('form');
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="club/joining"][data-alive]')).toHaveCount(1);
  await form.getByRole('button', { name: words.ask }).click();
  await expect(form.getByLabel(place.words.name, { exact: true })).toHaveAccessibleDescription(words.required);
  const email = `asks-${place.brand}-${place.language}-${Date.now()}@journeys.example`;
  await form.getByLabel(place.words.name, { exact: true }).fill('Ana');
  await form.getByLabel(place.words.surname, { exact: true }).fill('Ruiz');
  await form.getByLabel(place.words.email).fill(email);
  await form.getByRole('checkbox', { name: words.consent }).check();
  await checkAccessibility(page);
  await form.getByRole('button', { name: words.ask }).click();
  await expect(page.getByText(words.received)).toBeVisible();
  expect((await readMailTo(page, email)).subject).not.toBe('');
});
