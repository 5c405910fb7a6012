/** What a visitor does to book a visit, step by step, by what stands on the screen. */
import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydration.ts';
import { bookingWords } from './booking-words.ts';
import type { Place } from './place.ts';

/** A visit of each house with many slots and places. */
const visits = {
  montelar: { slug: 'la-bodega-de-1924', id: '2', adult: 24 },
  oria: { slug: 'tres-calicatas-tres-vinos', id: '6', adult: 38 },
};

export const visitOf = (place: Place) => visits[place.brand];
export const wordsOf = (place: Place) => bookingWords[place.language];
export const visitPage = (place: Place, rest = '') => place.path('visits', `/${visitOf(place).slug}${rest}`);

export const visitor = { name: 'Lucía', surname: 'Arteaga', document: '12345678Z', email: 'lucia@correo.example', phone: '600112233' };

/** A day and time as the address of the booking has them: `2027-05-03T11:00`. */
export interface Booking {
  experienceId: string;
  firstStep: { language: string; adults: number; children: number; babies: number };
  secondStep: { month: number; year: number; day: string; time: string };
  thirdStep: Record<string, string | boolean>;
  step: number;
  fourthStep: string;
  bookingIntentId: string;
  voucherCode: string;
}

/** What the address says of the booking; null while it says nothing. */
export function bookingIn(page: Page): Booking | null {
  const { hash } = new URL(page.url());
  return hash.length > 1 ? (JSON.parse(decodeURIComponent(hash.slice(1))) as Booking) : null;
}

/** The page with a booking in its address. */
export const bookingAddress = (place: Place, booking: object): string => visitPage(place, `#${encodeURIComponent(JSON.stringify(booking))}`);

/** Step 1: language of the house's visitors and how many adults. */
export async function fillVisitors(page: Page, place: Place, adults = 2): Promise<void> {
  const words = wordsOf(place);
  await hydrated(page);
  await page.getByLabel(words.language).selectOption(place.language);
  await page.getByLabel(words.adults, { exact: true }).selectOption(String(adults));
  await page.getByRole('button', { name: words.chooseDate }).click();
}

/** Step 2: the month `ahead` of this one (null: the one that stands there), its first free day and that day's first free time, or those after them. */
export async function chooseSlot(page: Page, place: Place, { ahead = 2, dayIndex = 0 }: { ahead?: number | null; dayIndex?: number } = {}): Promise<void> {
  const words = wordsOf(place);
  if (ahead !== null) await lookAhead(page, place, ahead);
  const days = page.getByRole('table').getByRole('radio', { disabled: false });
  await days.nth(dayIndex).check({ force: true });
  await page
    .getByRole('radio', { name: /\d\d:\d\d (AM|PM)/, disabled: false })
    .first()
    .check({ force: true });
  await expect(page.getByRole('button', { name: words.toClient })).toBeEnabled();
}

/** Month and year of step 2, so many months from this one. */
export async function lookAhead(page: Page, place: Place, ahead: number): Promise<void> {
  const words = wordsOf(place);
  const now = new Date();
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
  await page.getByLabel(place.language === 'es' ? 'Año' : 'Year', { exact: true }).selectOption(String(to.getUTCFullYear()));
  await page.getByLabel(words.month, { exact: true }).selectOption(String(to.getUTCMonth() + 1));
  await expect(page.getByRole('table').getByRole('radio', { disabled: false }).first()).toBeVisible();
}

/** Step 3: who books, and the consent. */
export async function fillVisitor(page: Page, place: Place, { email = visitor.email } = {}): Promise<void> {
  const words = wordsOf(place);
  await page.getByLabel(words.name, { exact: true }).fill(visitor.name);
  await page.getByLabel(words.surname, { exact: true }).fill(visitor.surname);
  await page.getByLabel(words.documentNumber, { exact: true }).fill(visitor.document);
  await page.getByRole('main').getByLabel(words.email, { exact: true }).fill(email);
  await page.getByLabel(words.phone, { exact: true }).fill(visitor.phone);
  await page.getByRole('main').getByRole('checkbox', { name: words.consent }).check();
}

/** Steps 1 to 3, up to the question of the invoice; `slug` names another visit than the one of many slots. */
export async function toBilling(
  page: Page,
  place: Place,
  { slug = visitOf(place).slug, adults = 2, email = visitor.email, ahead = 2, dayIndex = 0 } = {},
): Promise<void> {
  const words = wordsOf(place);
  await page.goto(place.path('visits', `/${slug}`));
  await fillVisitors(page, place, adults);
  await chooseSlot(page, place, { ahead, dayIndex });
  await page.getByRole('button', { name: words.toClient }).click();
  await fillVisitor(page, place, { email });
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await expect(page.getByRole('checkbox', { name: words.invoice })).toBeVisible();
}

/** Everything up to the card form. */
export async function toCard(page: Page, place: Place, options: Parameters<typeof toBilling>[2] = {}): Promise<void> {
  await toBilling(page, place, options);
  await page.getByRole('button', { name: wordsOf(place).toPayment }).click();
  await expect(page.getByLabel(place.words.cardNumber)).toBeVisible({ timeout: 30_000 });
}

/** The confirmation of a visit is on the screen. */
export async function expectConfirmed(page: Page, place: Place): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: wordsOf(place).confirmed })).toBeVisible({ timeout: 30_000 });
}
