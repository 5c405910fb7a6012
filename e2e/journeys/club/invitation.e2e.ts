import type { Page } from '@playwright/test';
import { checkAccessibility } from '../../support/accessibility.ts';
import { open } from '../../support/hydration.ts';
import { demoMembers, openAs } from '../../support/club.ts';
import { expect, type Place, test } from '../../support/place.ts';

const said = {
  es: {
    number: 'Número (opcional)',
    send: 'Enviar la invitación',
    sent: 'Invitación enviada',
    next: /Podrá enviar otra a partir del/,
    locked: 'Su invitación está cerrada',
    required: 'Este campo es obligatorio.',
    letter: /La letra no corresponde/,
    emailInUse: /Ese correo ya es de un socio/,
    documentInUse: /Ese documento ya es de un socio/,
    countries: 'Ver la lista (PDF)',
  },
  en: {
    number: 'Number (optional)',
    send: 'Send the invitation',
    sent: 'Invitation sent',
    next: /You can send another one from/,
    locked: 'Your invitation is closed',
    required: 'This field is required.',
    letter: /The letter does not belong/,
    emailInUse: /That email already belongs/,
    documentInUse: /That document already belongs/,
    countries: 'See the list (PDF)',
  },
} as const;

const form = (page: Page) => page.getByRole('main').locator('form');

async function invite(page: Page, place: Place, email: string, document = ''): Promise<void> {
  const { words } = place;
  await form(page).getByLabel(words.name, { exact: true }).fill('Beatriz');
  await form(page).getByLabel(words.surname, { exact: true }).fill('Lozano');
  await form(page).getByLabel(said[place.language].number).fill(document);
  await form(page).getByLabel(words.email).fill(email);
  await form(page).getByRole('button', { name: said[place.language].send }).click();
}

test('@both a member invites somebody once: rules, then read-only with the next date, also after a reload (sections 4, 5)', async ({ page, place }) => {
  const words = said[place.language];
  const guest = `guest-${place.brand}-${place.language}-${Date.now()}@journeys.example`;
  await openAs(page, place, place.fixtures.member('invites-somebody'), place.path('myClub'));
  await form(page).getByRole('button', { name: words.send }).click();
  await expect(form(page).getByLabel(place.words.email)).toHaveAccessibleDescription(words.required);
  await invite(page, place, guest, '12345678A');
  await expect(form(page).getByLabel(words.number)).toHaveAccessibleDescription(words.letter);
  await checkAccessibility(page);
  await invite(page, place, guest);
  await expect(page.getByText(words.sent)).toBeVisible();
  await expect(page.getByText(words.next)).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await open(page, place.path('myClub'));
  await expect(page.getByText(guest)).toBeVisible();
  await expect(page.getByText(words.next)).toBeVisible();
  await expect(form(page)).toHaveCount(0);
});

test('@both both conflicts stand at their own fields, and what was typed stays (section 8: EMAIL_IN_USE, DOCUMENT_NUMBER_IN_USE)', async ({
  page,
  place,
  expectErrors,
}) => {
  expectErrors(/^400 POST \/api\/club\/invitation\/$/);
  const words = said[place.language];
  await openAs(page, place, place.fixtures.member('invites-a-member'), place.path('myClub'));
  await invite(page, place, demoMembers.andres.email);
  await expect(form(page).getByLabel(place.words.email)).toHaveAccessibleDescription(words.emailInUse);
  await invite(page, place, `nobody-${Date.now()}@journeys.example`, '16624081A');
  await expect(form(page).getByLabel(words.number)).toHaveAccessibleDescription(words.documentInUse);
  await expect(form(page).getByLabel(place.words.name, { exact: true })).toHaveValue('Beatriz');
});

test('@both given already: read-only with the next date; locked: says why and has no form (sections 4, 6)', async ({ page, place }) => {
  const words = said[place.language];
  await openAs(page, place, demoMembers.andres, place.path('myClub'));
  await expect(page.getByText('beatriz@club.example')).toBeVisible();
  await expect(page.getByText(words.next)).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await openAs(page, place, demoMembers.petra, place.path('myClub'));
  await expect(page.getByText(words.locked)).toBeVisible();
  await expect(form(page)).toHaveCount(0);
});

test('@both the list of countries is a PDF that is there (section 9)', async ({ page, place }) => {
  await openAs(page, place, demoMembers.lucia, place.path('myClub'));
  const href = await page.getByRole('link', { name: said[place.language].countries }).getAttribute('href');
  const [status, type] = await page.evaluate(async (address) => {
    const answer = await fetch(address);
    return [answer.status, answer.headers.get('content-type')] as const;
  }, href ?? '');
  expect(status).toBe(200);
  expect(type).toContain('application/pdf');
});
