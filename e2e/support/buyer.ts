/** A buyer without a browser: the calls of a purchase as the shop makes them. Used where hundreds buy at once. */
import { Agent, request as httpRequest } from 'node:http';
import { expect } from '@playwright/test';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Answer<T = unknown> {
  status: number;
  body: T;
}

export interface SessionCookie {
  name: string;
  value: string;
}

/** Cookies as a header has them. */
export const cookieHeader = (cookies: readonly SessionCookie[]): string => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** One session: keeps its cookies, talks to one house. */
export class Buyer {
  readonly #origin: URL;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  /** The session's own, as the house has set them. */
  cookies(): SessionCookie[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value }));
  }

  /** Sends JSON; the address may name the sandbox too. */
  call<T>(method: string, path: string, body?: unknown, form = false): Promise<Answer<T>> {
    const payload = body === undefined ? undefined : form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body);
    return new Promise((done, fail) => {
      const request = httpRequest(
        {
          agent,
          method,
          path,
          host: '127.0.0.1',
          port: this.#origin.port,
          headers: {
            host: this.#origin.host,
            origin: this.#origin.origin,
            ...(this.#cookies.size > 0 ? { cookie: cookieHeader(this.cookies()) } : {}),
            ...(payload === undefined
              ? {}
              : { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json', 'content-length': Buffer.byteLength(payload) }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          for (const cookie of response.headers['set-cookie'] ?? []) {
            const [pair = ''] = cookie.split(';');
            const at = pair.indexOf('=');
            this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
          }
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const isJson = String(response.headers['content-type']).includes('json');
            done({ status: response.statusCode ?? 0, body: (isJson && text !== '' ? JSON.parse(text) : text) as T });
          });
        },
      );
      request.on('error', fail);
      request.end(payload);
    });
  }

  add(productId: string, quantity = 1): Promise<Answer> {
    return this.call('POST', '/api/ecom/basket/add_product/', { product_id: productId, quantity, language: 'es' });
  }

  intent(changes: object = {}): Promise<Answer<{ payment_intent_id: string; payment_intent_secret: string; total_price: number }>> {
    return this.call('POST', '/api/ecom_order/order/intent/', { ...client, ...changes });
  }

  /** What Stripe's script does in the browser when the card is given. */
  confirm(intent: { payment_intent_id: string; payment_intent_secret: string }, card = '4242424242424242'): Promise<Answer> {
    return this.call(
      'POST',
      `/sandbox/stripe/v1/payment_intents/${intent.payment_intent_id}/confirm`,
      {
        key: 'pk_test_sandbox',
        client_secret: intent.payment_intent_secret,
        return_url: `${this.#origin.origin}/es/pedido-confirmado`,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': card,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2034',
        'payment_method_data[card][cvc]': '123',
      },
      true,
    );
  }

  capture(paymentIntent: string): Promise<Answer<{ number: string; detail?: string }>> {
    return this.call('POST', '/api/ecom_order/order/capture/', { payment_intent: paymentIntent });
  }

  /** Basket, intent, card and capture; the capture's answer, or that of the step that failed. */
  async buy(productId: string, quantity = 1): Promise<Answer> {
    const added = await this.add(productId, quantity);
    if (added.status !== 200) return added;
    const intent = await this.intent();
    if (intent.status !== 200) return intent;
    const confirmed = await this.confirm(intent.body);
    if (confirmed.status !== 200) return confirmed;
    return this.capture(intent.body.payment_intent_id);
  }
}

/** Another buyer really buys bottles of a sku and pays for them, over the API; at most ten at once. */
export async function somebodyBuys({ origin }: { origin: string }, sku: string, bottles: number): Promise<void> {
  const bought = await new Buyer(origin).buy(sku, bottles);
  expect(bought.status, JSON.stringify(bought.body)).toBe(200);
}

const client = {
  client_info: {
    document_type: 'dni',
    document_number: '12345678Z',
    name: 'Lucía',
    surname: 'Arteaga Sáenz',
    email: 'lucia@correo.example',
    phone_number: '+34600112233',
  },
  shipping_mode: 'home',
  shipping_address: {
    first_name: 'Lucía',
    last_name: 'Arteaga Sáenz',
    line1: 'Calle del Laurel, 14',
    country_id: 'ES',
    state: 'La Rioja',
    postcode: '26001',
    locality: 'Logroño',
    phone_number: '+34600112233',
  },
  billing_address: null,
  is_gift: false,
  newsletter_subscription: false,
  terms_accepted: true,
  web_language: 'es',
  web_site: 'montelar',
};
