import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { open } from '../../support/hydration.ts';
import { addToBasket, openCheckout } from '../../support/basket.ts';
import { notePayments, paymentAtProvider } from '../../support/ledger.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { cards, continueToPayment, fillCard, orderNumber, pay } from '../../support/shopping.ts';

interface Login {
  email: string;
  password: string;
}
const said = {
  es: {
    logIn: 'Entre y rellenamos sus datos',
    password: 'Contraseña',
    enter: 'Entrar',
    shop: 'Recoger en la tienda',
    home: 'A domicilio',
    mode: 'Modo de envío',
    stored: 'Usar los datos de facturación de mi cuenta',
    letters: /Quiero recibir/,
    out: 'Salir',
    editMode: 'Editar: Modo de envío',
    saveMode: 'Guardar: Modo de envío',
  },
  en: {
    logIn: 'Log in and we fill in your details',
    password: 'Password',
    enter: 'Log in',
    shop: 'Collect at the shop',
    home: 'Home delivery',
    mode: 'Delivery method',
    stored: 'Use the billing details in my account',
    letters: /I want to receive/,
    out: 'Log out',
    editMode: 'Edit: Delivery method',
    saveMode: 'Save: Delivery method',
  },
} as const;

/** From the checkout to the login and back, as a member does who finds out that the club knows her. */
async function logInFromCheckout(page: Page, place: Place, { email, password }: Login): Promise<void> {
  await page.getByRole('link', { name: said[place.language].logIn }).click();
  await page.getByLabel(place.words.email).first().fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('main button[type="submit"]').click();
  await expect(page).toHaveURL(new RegExp(`${place.path('checkout')}$`));
  await expect(page.getByRole('group', { name: place.words.details }).getByLabel(place.words.email)).toHaveValue(email);
}

test('@both a guest logs in from the checkout, the basket stays, and she collects at the shop (sections 2, 4, 6: shipping mode, prefilled and locked fields, no terms)', async ({
  page,
  place,
}) => {
  const words = said[place.language];
  await addToBasket(page, place, place.wine.sku, 2);
  await openCheckout(page, place);
  await logInFromCheckout(page, place, place.fixtures.member('collects-at-the-shop'));
  const details = page.getByRole('group', { name: place.words.details });
  for (const locked of [details.getByLabel(place.words.email), page.getByRole('textbox', { name: place.words.documentNumber, exact: true })])
    await expect(locked).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: place.words.terms })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: words.letters })).toHaveCount(0);
  await page.getByRole('radio', { name: words.shop }).check();
  await expect(page.getByRole('radio', { name: words.shop })).toHaveAccessibleDescription(/(?:Lunes a domingo|Monday to Sunday).*10:30.*15:00/);
  await expect(page.getByRole('group', { name: place.words.address })).toHaveCount(0);
  await page.getByRole('checkbox', { name: words.stored }).check();
  await checkAccessibility(page);
  await continueToPayment(page, place);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
});

test('@both a member changes from the shop to home after step one: the amount charged is the one last shown (section 4: shipping mode, Edit and Save)', async ({
  page,
  place,
}) => {
  const words = said[place.language];
  const payments = notePayments(page);
  await addToBasket(page, place, place.wine.sku);
  await openCheckout(page, place);
  await logInFromCheckout(page, place, place.fixtures.member('changes-to-home'));
  await page.getByRole('radio', { name: words.shop }).check();
  await continueToPayment(page, place);
  const payment = page.getByRole('button', { name: place.words.pay });
  await expect(payment).toContainText(place.amount(place.wine.price));
  await page.getByRole('button', { name: words.editMode }).click();
  await expect(payment).toBeDisabled();
  await page.getByRole('radio', { name: words.home }).check();
  await page.getByRole('button', { name: words.saveMode }).click();
  await expect(payment).toContainText(place.amount(place.wine.price + 6.5));
  await checkAccessibility(page);
  await fillCard(page, place, cards.good);
  await pay(page, place);
  await orderNumber(page, place);
  await expect(page.getByRole('main')).toContainText(place.amount(place.wine.price + 6.5));
  expect((await paymentAtProvider(payments.at(-1) ?? '')).amount_received).toBe(Math.round((place.wine.price + 6.5) * 100));
});

test('the header’s menu has the logout, which ends at /login (section 2: "Profile dropdown with logout")', async ({ page, place }) => {
  const { email, password } = place.fixtures.member('logs-out');
  await open(page, `/login?next=${encodeURIComponent(place.path('home'))}`);
  await page.getByLabel(place.words.email).first().fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('main button[type="submit"]').click();
  await page.getByRole('banner').getByRole('button', { name: 'Lucía' }).click();
  await checkAccessibility(page);
  await page.getByRole('button', { name: said[place.language].out }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto(place.path('home'));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Lucía' })).toHaveCount(0);
});
