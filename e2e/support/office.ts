/** What the estate's own people do to come into the office, by what stands on the screen (Spanish: the demo's). */
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Place } from './place.ts';

/** The one login of a demo, an owner, of whom no second factor is asked. */
const demo = { email: 'office@montelar.example', password: 'llave-oficina-1' };

export const officePage = (place: Place, rest = ''): string => `${place.origin}/office/${rest}`;

/** Gives an address and a password. */
export async function givePassword(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Seguir' }).click();
}

/** Signs in as the demo's owner; `rest` is where to go on to. */
export async function comeIn(page: Page, place: Place, rest = ''): Promise<void> {
  await page.goto(officePage(place, rest));
  await givePassword(page, demo);
  await expect(page.getByRole('navigation', { name: 'Partes de la oficina' })).toBeVisible();
}

/** Enters somebody, as an owner does; the link that is handed over. */
export async function addPerson(page: Page, place: Place, person: { name: string; email: string; role: string }): Promise<string> {
  await page.goto(officePage(place, 'people/new'));
  await page.getByLabel('Nombre').fill(person.name);
  await page.getByLabel('Correo').fill(person.email);
  await page.getByLabel('Función').selectOption(person.role);
  await page.getByRole('button', { name: 'Crear el enlace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `El enlace para ${person.name}` })).toBeVisible();
  const link = /https?:\/\/\S+token=\S+/.exec(await page.getByRole('main').innerText())?.[0];
  if (link === undefined) throw new Error('The page shows no link.');
  return link;
}

/** Sets up the second factor on the screen that asks for it; the recovery codes. */
export async function enrol(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1, name: 'Su segundo factor' })).toBeVisible();
  const secret = /^[A-Z2-7 ]{16,}$/m.exec(await page.getByRole('main').innerText())?.[0].replaceAll(' ', '');
  if (secret === undefined) throw new Error('The page shows no key.');
  await page.getByLabel('El código que muestra ahora').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sus códigos de recuperación' })).toBeVisible();
  return page.getByRole('main').getByRole('listitem').allInnerTexts();
}
