import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { hydrated, open } from '../../support/hydration.ts';
import { logIn, openAs } from '../../support/club.ts';
import { expect, type Place, test } from '../../support/place.ts';
import { sessionCall } from '../../support/session-calls.ts';

const said = {
  es: {
    personal: 'Datos personales',
    billing: 'Dirección de facturación',
    edit: 'Editar',
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: 'Datos guardados.',
    addressSaved: 'Dirección guardada.',
    birthday: 'Fecha de nacimiento',
    birthdayShown: '2 de noviembre de 1990',
    language: 'Idioma',
    document: 'Documento',
    documentNumber: 'Número de documento',
    company: 'Una empresa',
    companyName: 'Empresa',
    postcode: 'Código postal',
    postcodeWrong: /no tiene la forma de los de/,
    documentWrong: /no es un NIF o CIF correcto/,
    phoneWrong: /Escriba un teléfono/,
    ended: 'Su sesión ha terminado',
    again: 'Entrar de nuevo',
    restored: /Hemos recuperado lo que había escrito/,
    out: 'Salir',
  },
  en: {
    personal: 'Personal details',
    billing: 'Billing address',
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Details saved.',
    addressSaved: 'Address saved.',
    birthday: 'Date of birth',
    birthdayShown: '2 November 1990',
    language: 'Language',
    document: 'Document',
    documentNumber: 'Document number',
    company: 'A company',
    companyName: 'Company',
    postcode: 'Postcode',
    postcodeWrong: /does not have the form of those of/,
    documentWrong: /not a correct NIF or CIF/,
    phoneWrong: /Write a phone number/,
    ended: 'Your session has ended',
    again: 'Log in again',
    restored: /We have brought back what you had typed/,
    out: 'Log out',
  },
} as const;

const phone = '+34 600 55 44 33';

function panels(page: Page, place: Place) {
  const words = said[place.language];
  return { words, personal: page.getByRole('region', { name: words.personal }), billing: page.getByRole('region', { name: words.billing }) };
}

test('@both personal information: view, edit, cancel restores, rules, save; what is fixed cannot be written in (sections 4, 5)', async ({ page, place }) => {
  const { words, personal } = panels(page, place);
  await openAs(page, place, place.fixtures.member('edits-details'), place.path('details'));
  await expect(personal.getByRole('textbox')).toHaveCount(0);
  await personal.getByRole('button', { name: words.edit }).click();
  for (const locked of [place.words.name, place.words.surname, place.words.email, 'DNI o NIE', 'DNI or NIE'])
    for (const one of await personal.getByLabel(locked, { exact: true }).all()) await expect(one).toBeDisabled();
  const field = personal.getByLabel(place.words.phone);
  const before = await field.inputValue();
  await field.fill('mañana');
  await personal.getByRole('button', { name: words.save }).click();
  await expect(field).toHaveAccessibleDescription(words.phoneWrong);
  await checkAccessibility(page);
  await personal.getByRole('button', { name: words.cancel }).click();
  await expect(personal.getByText(before)).toBeVisible();
  await personal.getByRole('button', { name: words.edit }).click();
  await expect(field).toHaveValue(before);
  await field.fill(phone);
  const birthday = personal.getByLabel(words.birthday);
  await birthday.fill('');
  await birthday.pressSequentially('02111990');
  await expect(birthday).toHaveValue('02 / 11 / 1990');
  await personal.getByRole('button', { name: words.save }).click();
  await expect(personal.getByText(words.saved)).toBeVisible();
  await open(page, place.path('details'));
  await expect(personal.getByText(phone)).toBeVisible();
  await expect(personal.getByText(words.birthdayShown)).toBeVisible();
});

test('@both billing address: postcode by country, check digit, a company’s name in the place of a person’s (sections 4, 5)', async ({ page, place }) => {
  const { words, billing } = panels(page, place);
  await openAs(page, place, place.fixtures.member('edits-the-address'), place.path('details'));
  await billing.getByRole('button', { name: words.edit }).click();
  await billing.getByLabel(words.document, { exact: true }).selectOption('nif_cif');
  await billing.getByRole('radio', { name: words.company }).check();
  await billing.getByLabel(words.companyName, { exact: true }).fill('Bar Laurel SL');
  await billing.getByLabel(words.documentNumber).fill('B26123456');
  await billing.getByLabel(words.postcode).fill('1000-001');
  await billing.getByRole('button', { name: words.save }).click();
  await expect(billing.getByLabel(words.documentNumber)).toHaveAccessibleDescription(words.documentWrong);
  await expect(billing.getByLabel(words.postcode)).toHaveAccessibleDescription(words.postcodeWrong);
  await checkAccessibility(page);
  await billing.getByLabel(words.documentNumber).fill('B26123455');
  await billing.getByLabel(place.words.country).selectOption('PT');
  await billing.getByRole('button', { name: words.save }).click();
  await expect(billing.getByText(words.addressSaved)).toBeVisible();
  await open(page, place.path('details'));
  await expect(billing.getByText('Bar Laurel SL')).toBeVisible();
  await expect(billing.getByText(/1000-001/)).toBeVisible();
  await billing.getByRole('button', { name: words.edit }).click();
  await billing.getByLabel(words.postcode).fill('9999');
  await billing.getByRole('button', { name: words.cancel }).click();
  await expect(billing.getByText(/1000-001/)).toBeVisible();
});

test('@both another language is saved and leads to the page in that language (section 4)', async ({ page, place }) => {
  const { words, personal } = panels(page, place);
  const other = place.language === 'es' ? 'en' : 'es';
  await openAs(page, place, place.fixtures.member('changes-language'), place.path('details'));
  await personal.getByRole('button', { name: words.edit }).click();
  await personal.getByLabel(words.language).selectOption(other);
  await personal.getByRole('button', { name: words.save }).click();
  await expect(page).toHaveURL(place.origin + (other === 'es' ? '/es/club/mis-datos' : '/en/club/personal-information'));
  await expect(page.getByRole('region', { name: said[other].personal })).toBeVisible();
});

test('@both the session ends in mid-edit: nothing typed is lost across the login and back', async ({ page, place, expectErrors }) => {
  expectErrors(/^401 PATCH \/api\/club\/profile\/personal_information\/$/);
  const { words, personal } = panels(page, place);
  const member = place.fixtures.member('session-ends');
  await openAs(page, place, member, place.path('details'));
  await personal.getByRole('button', { name: words.edit }).click();
  await personal.getByLabel(place.words.phone).fill(phone);
  await sessionCall(page, place, 'POST', '/api/club/logout/');
  await personal.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.ended)).toBeVisible();
  await expect(personal.getByLabel(place.words.phone)).toHaveValue(phone);
  await checkAccessibility(page);
  await page.getByRole('link', { name: words.again }).click();
  await logIn(page, place, member);
  await expect(page).toHaveURL(place.origin + place.path('details'));
  await hydrated(page);
  await expect(personal.getByText(words.restored)).toBeVisible();
  await expect(personal.getByLabel(place.words.phone)).toHaveValue(phone);
  await personal.getByRole('button', { name: words.save }).click();
  await expect(personal.getByText(words.saved)).toBeVisible();
  await expect(personal.getByText(phone)).toBeVisible();
});

test('@both a logout in one tab leaves nothing of the member in the other; Back brings nothing back', async ({ page, place }) => {
  const { words } = panels(page, place);
  await openAs(page, place, place.fixtures.member('leaves-in-another-tab'), place.path('details'));
  await expect(page.getByText('Lucía Arteaga Sáenz').first()).toBeVisible();
  const second = await page.context().newPage();
  await open(second, place.path('myClub'));
  await second.getByRole('banner').getByRole('button', { name: words.out }).first().click();
  await expect(second).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText('Lucía Arteaga Sáenz')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?next=|about:blank/);
  await expect(page.getByText('Lucía Arteaga Sáenz')).toHaveCount(0);
});
