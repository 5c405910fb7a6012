import type { Appearance } from './card-style.ts';
import { Emitter } from './emitter.ts';
import { CardElement } from './payment-element.ts';
import { type PaymentIntent, type Refused, type Result, restCall } from './rest-calls.ts';
import { languageOf } from './page-language.ts';
import type { Language } from './words.ts';

export type ElementsOptions = {
  clientSecret?: string;
  locale?: string;
  appearance?: Appearance;
  mode?: string;
  amount?: number;
  currency?: string;
};

const offered = ['payment', 'card'];

/** What `stripe.elements(options)` gives: one payment element, and the intent that it pays. */
export class ElementsGroup extends Emitter {
  readonly #key: string;
  #options: ElementsOptions;
  #element: CardElement | null = null;
  /** The intent as last fetched. */
  intent: PaymentIntent | null = null;

  constructor(key: string, options: ElementsOptions = {}) {
    super();
    this.#key = key;
    this.#options = options;
  }

  get language(): Language {
    return languageOf(this.#options.locale);
  }

  get appearance(): Appearance | undefined {
    return this.#options.appearance;
  }

  get clientSecret(): string | undefined {
    return this.#options.clientSecret;
  }

  create(type: string, options: { readOnly?: boolean } = {}): CardElement {
    if (!offered.includes(type)) throw new Error(`The sandbox has no ${type} element; it has ${offered.join(' and ')}.`);
    if (this.#element) throw new Error(`Can only create one Element of type ${type} through this elements().`);
    const element = new CardElement(
      type,
      this.language,
      this.appearance,
      () => this.#load(),
      () => {
        this.#element = null;
      },
    );
    element.update(options);
    this.#element = element;
    return element;
  }

  getElement(type: string | { __elementType?: string }): CardElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    return this.#element?.type === name ? this.#element : null;
  }

  update(options: ElementsOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#element?.restyle(options.locale, options.appearance);
  }

  /** Fetches the intent again: after the shop changed its amount under the same secret. */
  async fetchUpdates(): Promise<{ error?: Refused }> {
    const failure = await this.#fetch();
    return failure ? { error: failure } : {};
  }

  /** Checks the form; faults stand at their fields. */
  async submit(): Promise<{ selectedPaymentMethod: string } | { error: Refused }> {
    const checked = this.#element?.ways.check();
    if (!checked)
      return {
        error: { type: 'invalid_request_error', message: 'There is no payment element to submit: create and mount one first.' },
      };
    if ('code' in checked) return { error: { type: 'validation_error', code: checked.code, message: checked.message } };
    return { selectedPaymentMethod: checked.value.type };
  }

  get element(): CardElement | null {
    return this.#element;
  }

  async #load(): Promise<string | null> {
    if (!this.clientSecret) return null;
    const failure = await this.#fetch();
    return failure ? (failure.message ?? failure.type) : null;
  }

  async #fetch(): Promise<Refused | null> {
    const secret = this.clientSecret;
    if (!secret) return null;
    const result: Result<PaymentIntent> = await restCall<PaymentIntent>(this.#key, this.language, 'GET', `payment_intents/${intentIdOf(secret)}`, {
      client_secret: secret,
    });
    if (result.error) return result.error;
    this.intent = result.value;
    this.#element?.ways.offer(result.value.payment_method_types);
    return null;
  }
}

/** The intent's id, which is the part of its client secret before `_secret_`. */
export const intentIdOf = (secret: string): string => secret.split('_secret_')[0] ?? '';
