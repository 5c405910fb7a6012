/**
 * Buys one bottle by the calls that a shop makes, and writes the order's number. `node buy.ts <address of the estate>`; the card is
 * given to the sandbox as Stripe's script would give it to Stripe.
 */
import { ApiError, createClient } from '@parral/api-client';
import { formatPrice } from '@parral/rules';

const origin = process.argv[2] ?? 'http://localhost:3000';

/** A basket belongs to a session: whoever is no browser keeps its cookies itself. */
const cookies = new Map<string, string>();
async function inOneSession(request: Request): Promise<Response> {
  request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  const response = await fetch(request);
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
    cookies.set(name, value);
  }
  return response;
}

const api = createClient({ baseUrl: origin, fetch: inOneSession, headers: { origin } });

const { products } = await api.listProducts({ query: { brand: 'montelar', language: 'es' } });
const wine = products.find(({ is_locked, price }) => !is_locked && price !== null);
if (!wine) throw new Error('There is no wine to be had.');

await api.addProduct({ body: { product_id: wine.id, quantity: 1, language: 'es' } });
const intent = await api.createOrderIntent({ body: order() });
await giveCard(intent.payment_intent_id, intent.payment_intent_secret);
const { number } = await api.captureOrder({ body: { payment_intent: intent.payment_intent_id } });

// What an order was is told in cents and euros alike; a wrong call is an ApiError with a code to act on.
const refusal = await api.captureOrder({ body: { payment_intent: 'pi_nobody' } }).then(
  () => undefined,
  (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
);
console.log(JSON.stringify({ number, wine: wine.title, price: formatPrice(Number(wine.price)), refusal }));

async function giveCard(id: string, secret: string): Promise<void> {
  const body = new URLSearchParams({
    key: 'pk_test_sandbox',
    client_secret: secret,
    return_url: `${origin}/es/pedido-confirmado`,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
    'payment_method_data[card][cvc]': '123',
  });
  const answer = await fetch(`${origin}/sandbox/stripe/v1/payment_intents/${id}/confirm`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The card was not taken: ${await answer.text()}`);
}

function order() {
  return {
    client_info: {
      document_type: 'dni' as const,
      document_number: '12345678Z',
      name: 'Lucía',
      surname: 'Arteaga Sáenz',
      email: 'lucia@correo.example',
      phone_number: '+34600112233',
    },
    shipping_mode: 'home' as const,
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
    web_language: 'es' as const,
    web_site: 'montelar' as const,
  };
}
