import { randomUUID } from 'node:crypto';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { sql } from 'drizzle-orm';
import type { Reply, Visitor } from '../../../testing/visitor.ts';
import { pay } from '../../checkout/testing/buying.ts';
import type { Shop } from '../../checkout/testing/shop.ts';
import { dayAfter } from '../../experiences/testing/slots.ts';
import { readToday } from '../../../platform/database/today.ts';

type Schemas = components['schemas'];
export type Opened = Schemas['BookingIntentOpened'];
export type Confirmation = Schemas['BookingConfirmation'];
export type Failure = Schemas['Error'];

/** People of a submission: adults, children, babies. */
export type People = [adults: number, children?: number, babies?: number];

/** A submission in which nothing is wrong: visit 2 of the test estate in Spanish, for two adults. */
export function bookingForm(date: string, [adults, children = 0, babies = 0]: People = [2], change: Change = {}): Schemas['BookingIntentRequest'] {
  const { site = 'alba', experience = '2', language = 'es', web = 'es', visitor = {}, billing = null, waiting } = change;
  return {
    captcha_key: 'solved',
    billing_address_data: billing,
    visitor_group_data: {
      document_type: 'dni',
      document_number: '12345678z',
      name: 'Ana',
      surname: 'Gil',
      email: 'Ana.Gil@Example.com',
      phone_number: '+34 600 112 233',
      country: 'ES',
      has_newsletter_subscription: false,
      consent_date: '2026-11-21T10:00:00Z',
      adults_number: adults,
      children_number: children,
      babies_number: babies,
      web_language: web,
      site,
      ...visitor,
    },
    booking_data: { experience_id: experience, language, date, site },
    ...(waiting !== undefined && { waiting_list_token: waiting }),
  };
}

export interface Change {
  site?: string;
  experience?: string;
  language?: Language;
  web?: Language;
  visitor?: Partial<Schemas['VisitorGroupData']>;
  billing?: Schemas['BillingAddress'] | null;
  waiting?: string;
}

export function submit<B = Opened>(visitor: Visitor, date: string, people?: People, change?: Change): Promise<Reply<B>> {
  return visitor.post<B>('/api/booking_intent/', bookingForm(date, people, change));
}

/** What the office takes down of somebody who telephones or stands at the door: visit 2 for four adults. */
export const guestAtOffice = (date: string) => ({
  key: randomUUID(),
  experience_id: '2',
  date,
  language: 'es' as const,
  web_language: 'es' as const,
  adults: 4,
  children: 0,
  babies: 0,
  name: 'Olaia',
  surname: 'Rey',
  email: 'olaia@example.com',
  phone: '+34 600 112 233',
});

/** Id of the payment: the part of its secret before `_secret_`. */
export function paymentOf({ payment_intent_secret: secret }: Opened): string {
  return secret.split('_secret_')[0] ?? '';
}

export function capture<B = Confirmation>(visitor: Visitor, opened: Opened): Promise<Reply<B>> {
  return visitor.post<B>('/api/booking_intent/capture/', { payment_intent: paymentOf(opened) });
}

/** A slot's name so many days from today: `2026-12-01T11:00`. */
export async function slotIn(shop: Shop, days: number, time = '11:00'): Promise<string> {
  return `${dayAfter(await readToday(shop.api.context.db), days)}T${time}`;
}

/** A visit that is booked and paid, with the token of its private link. */
export async function bookedVisit(
  shop: Shop,
  date: string,
  people: People = [2],
  change: Change = {},
): Promise<{ visitor: Visitor; opened: Opened; token: string }> {
  const visitor = shop.api.visitor();
  const opened = await submit(visitor, date, people, change);
  if (opened.status !== 200) throw new Error(`There is no intent: ${opened.text}`);
  if (opened.body.payment_due) await pay(shop, paymentOf(opened.body));
  const booked = await capture(visitor, opened.body);
  if (booked.status !== 200) throw new Error(`There is no booking: ${booked.text}`);
  return { visitor, opened: opened.body, token: booked.body.booking.booking_token };
}

export async function countsOf(shop: Shop, date: string, experience = '2'): Promise<{ held: number; booked: number } | undefined> {
  const [row] = await shop.rows<{ held: number; booked: number }>(
    sql`select held, booked from slot where experience_id = ${experience} and starts_local = ${date}`,
  );
  return row;
}

/** Lets the hold of an intent run out, as a quarter of an hour would. */
export async function runOut(shop: Shop, { booking_intent_id: id }: Opened): Promise<void> {
  await shop.rows(sql`update booking_intent set hold_expires_at = now() - interval '1 second' where id = ${id}`);
}
