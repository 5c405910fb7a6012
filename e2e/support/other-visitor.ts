import { expect } from '@playwright/test';
import { type Answer, Buyer } from './buyer.ts';

interface Opened {
  booking_intent_id: string;
  payment_intent_secret: string;
}

/** Somebody else who books visits of a house, by the calls of the booking screen. Only for an estate that asks no bot check. */
export class OtherVisitor {
  readonly #buyer: Buyer;
  readonly #site: string;
  readonly #experience: string;
  readonly #language: string;

  /** Of the experience, in the language that it is guided in. */
  constructor(origin: string, site: string, experience: string, language: string) {
    this.#buyer = new Buyer(origin);
    this.#site = site;
    this.#experience = experience;
    this.#language = language;
  }

  /** Holds places at a time such as `2027-05-03T11:00`, for fifteen minutes. */
  async hold(date: string, people: number): Promise<Opened> {
    const { status, body } = await this.#buyer.call<Opened>('POST', '/api/booking_intent/', {
      captcha_key: 'not asked for',
      billing_address_data: null,
      visitor_group_data: { ...who, adults_number: people, site: this.#site },
      booking_data: { experience_id: this.#experience, language: this.#language, date, site: this.#site },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }

  /** Books them and pays; the token of the booking's private link. */
  async book(date: string, people: number): Promise<string> {
    const { payment_intent_secret } = await this.hold(date, people);
    const [payment_intent_id = ''] = payment_intent_secret.split('_secret_');
    expect((await this.#buyer.confirm({ payment_intent_id, payment_intent_secret })).status).toBe(200);
    const captured = await this.#buyer.call<{ booking: { booking_token: string } }>('POST', '/api/booking_intent/capture/', {
      payment_intent: payment_intent_id,
    });
    expect(captured.status, JSON.stringify(captured.body)).toBe(200);
    return captured.body.booking.booking_token;
  }

  /** Redeems a voucher for places at a time. */
  redeem(code: string, date: string, people: number): Promise<Answer<{ voucher_redemption_id: string }>> {
    return this.#buyer.call('POST', '/api/admin_voucher/voucher/public/redeem/', {
      captcha_key: 'not asked for',
      visitor_group_data: { ...who, adults_number: people, site: this.#site },
      booking_data: { experience_id: this.#experience, language: this.#language, date, site: this.#site },
      full_code: code,
    });
  }

  /** Times of a month ahead with room for so many people, such as `2027-05-03T11:00`. */
  async slots(people: number, monthsAhead: number): Promise<string[]> {
    const month = new Date();
    month.setUTCDate(1);
    month.setUTCMonth(month.getUTCMonth() + monthsAhead);
    const asked = new URLSearchParams({
      month: String(month.getUTCMonth() + 1),
      year: String(month.getUTCFullYear()),
      language: this.#language,
      visitor_number: String(people),
      site: this.#site,
    });
    const { body } = await this.#buyer.call<{ day: string; slots: string[] }[]>('GET', `/api/experience/${this.#experience}/slot_options/?${asked}`);
    return body.flatMap(({ day, slots }) => slots.map((time) => `${day}T${time}`));
  }

  /** The booking behind a private link. */
  booking(token: string): Promise<Answer> {
    return this.#buyer.call('GET', `/api/booking/${token}/`);
  }

  /** What the confirmation page shows of one's own redemption. */
  redemption(id: string): Promise<Answer> {
    return this.#buyer.call('GET', `/api/admin_voucher/voucher/public/check_redemption/?voucher_redemption_id=${id}`);
  }

  cancel(token: string): Promise<Answer> {
    return this.#buyer.call('POST', `/api/booking/${token}/cancel/`, {});
  }
}

const who = {
  document_type: 'dni',
  document_number: '12345678Z',
  name: 'Otra',
  surname: 'Persona',
  email: 'otra@correo.example',
  phone_number: '+34600112244',
  country: 'ES',
  has_newsletter_subscription: false,
  consent_date: '2026-11-21T10:00:00Z',
  children_number: 0,
  babies_number: 0,
  web_language: 'es',
};
