import { askChallenge } from './challenge-dialog.ts';
import { type ElementsOptions, ElementsGroup, intentIdOf } from './elements.ts';
import type { CardElement } from './payment-element.ts';
import { type PaymentIntent, type Refused, type Result, inWords, restCall } from './rest-calls.ts';
import { languageOf } from './page-language.ts';
import type { Language } from './words.ts';

type Ended = { paymentIntent: PaymentIntent; error?: undefined } | { error: Refused; paymentIntent?: undefined };
type ConfirmOptions = {
  elements?: ElementsGroup;
  clientSecret?: string;
  confirmParams?: { return_url?: string; payment_method?: string; payment_method_data?: object };
  redirect?: 'always' | 'if_required';
};
type CardPayment = { payment_method?: string | { card?: CardElement; billing_details?: object }; return_url?: string };

const paid = (intent: PaymentIntent) => intent.status === 'succeeded' || intent.status === 'requires_capture' || intent.status === 'processing';

/** As with Stripe, nothing follows: the page is being left. */
function leave(address: string | URL): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}

function leaveFor(returnUrl: string, intent: PaymentIntent): Promise<never> {
  const target = new URL(returnUrl, location.href);
  target.searchParams.set('payment_intent', intent.id);
  target.searchParams.set('payment_intent_client_secret', intent.client_secret);
  target.searchParams.set('redirect_status', paid(intent) ? 'succeeded' : 'failed');
  return leave(target);
}

/** What `window.Stripe(key)` gives; the functions and results are those of Stripe.js that the shop uses. */
function makeStripe(key: string, settings: { locale?: string } = {}) {
  if (!key.startsWith('pk_')) throw new Error(`Stripe needs a publishable key, which begins with pk_, and was given ${key.slice(0, 7)}….`);
  const language: Language = languageOf(settings.locale);
  const call = <Value>(spoken: Language, method: 'GET' | 'POST', path: string, values: object) => restCall<Value>(key, spoken, method, path, values);

  /** Follows a confirm call to its end: through a challenge, to the paid intent or the refusal. */
  async function follow(result: Result<PaymentIntent>, group: ElementsGroup | undefined, spoken: Language): Promise<Ended> {
    if (result.error) return { error: result.error };
    let intent = result.value;
    const bank = intent.next_action?.redirect_to_url;
    if (intent.status === 'requires_action' && bank) return leave(bank.url);
    if (intent.status === 'requires_action') {
      const outcome = await askChallenge(intent, spoken, group?.appearance);
      const ended = await call<PaymentIntent>(spoken, 'POST', `test_helpers/payment_intents/${intent.id}/authenticate`, {
        outcome,
        client_secret: intent.client_secret,
      });
      if (ended.error) return { error: ended.error };
      intent = ended.value;
    }
    if (paid(intent)) return { paymentIntent: intent };
    const failure = intent.last_payment_error ?? {
      type: 'api_error',
      message: `The payment has ended in the state ${intent.status}.`,
    };
    return { error: { ...inWords(failure, spoken), payment_intent: intent } };
  }

  async function confirmPayment({ elements: group, clientSecret, confirmParams = {}, redirect = 'always' }: ConfirmOptions): Promise<Ended> {
    const spoken = group?.language ?? language;
    const secret = clientSecret ?? group?.clientSecret;
    if (!secret) throw new Error('confirmPayment needs a client secret: give it to elements(), or to the call.');
    if (redirect === 'always' && !confirmParams.return_url) throw new Error('confirmPayment needs confirmParams.return_url when redirect is always.');
    const method = confirmParams.payment_method
      ? { payment_method: confirmParams.payment_method }
      : chosenWay(group?.element ?? null, confirmParams.payment_method_data);
    if ('error' in method) return { error: method.error };
    const result = await call<PaymentIntent>(spoken, 'POST', `payment_intents/${intentIdOf(secret)}/confirm`, {
      client_secret: secret,
      use_stripe_sdk: true,
      return_url: confirmParams.return_url,
      ...method,
    });
    const ended = await follow(result, group, spoken);
    if (ended.error) {
      group?.element?.fields.showRefusal(ended.error.param, ended.error.message ?? '');
      return ended;
    }
    return redirect === 'always' ? leaveFor(confirmParams.return_url as string, ended.paymentIntent) : ended;
  }

  /** What the element's form says: the card, or a way that has no fields. */
  function chosenWay(element: CardElement | null, extra: object = {}): { payment_method_data: object } | { error: Refused } {
    return element && element.ways.chosen !== 'card' ? { payment_method_data: { ...extra, type: element.ways.chosen } } : cardOf(element, extra);
  }

  function cardOf(element: CardElement | null, extra: object = {}): { payment_method_data: object } | { error: Refused } {
    const checked = element?.fields.check();
    if (!checked)
      return {
        error: {
          type: 'invalid_request_error',
          message: 'There is no payment element to take the card from: create and mount one first.',
        },
      };
    if ('code' in checked) return { error: { type: 'validation_error', code: checked.code, message: checked.message } };
    return { payment_method_data: { ...extra, type: 'card', card: checked.value } };
  }

  async function confirmCardPayment(clientSecret: string, data: CardPayment = {}): Promise<Ended> {
    const given = data.payment_method;
    const method =
      typeof given === 'string'
        ? { payment_method: given }
        : given?.card
          ? cardOf(given.card, given.billing_details ? { billing_details: given.billing_details } : {})
          : {};
    if ('error' in method) return { error: method.error };
    const result = await call<PaymentIntent>(language, 'POST', `payment_intents/${intentIdOf(clientSecret)}/confirm`, {
      client_secret: clientSecret,
      use_stripe_sdk: true,
      return_url: data.return_url,
      ...method,
    });
    return follow(result, undefined, language);
  }

  async function retrievePaymentIntent(clientSecret: string): Promise<Ended> {
    const result = await call<PaymentIntent>(language, 'GET', `payment_intents/${intentIdOf(clientSecret)}`, {
      client_secret: clientSecret,
    });
    return result.error ? { error: result.error } : { paymentIntent: result.value };
  }

  async function handleNextAction({ clientSecret }: { clientSecret: string }): Promise<Ended> {
    const found = await retrievePaymentIntent(clientSecret);
    if (found.error || found.paymentIntent.status !== 'requires_action') return found;
    return follow({ value: found.paymentIntent }, undefined, language);
  }

  async function createPaymentMethod(options: { elements?: ElementsGroup; params?: object; card?: CardElement; billing_details?: object }) {
    const method = cardOf(
      options.elements?.element ?? options.card ?? null,
      options.params ?? (options.billing_details ? { billing_details: options.billing_details } : {}),
    );
    if ('error' in method) return { error: method.error };
    const result = await call<object>(options.elements?.language ?? language, 'POST', 'payment_methods', method.payment_method_data);
    return result.error ? { error: result.error } : { paymentMethod: result.value };
  }

  const wrappers: object[] = [];
  return {
    elements: (options?: ElementsOptions) => new ElementsGroup(key, { ...(settings.locale && { locale: settings.locale }), ...options }),
    confirmPayment,
    confirmCardPayment,
    retrievePaymentIntent,
    handleNextAction,
    handleCardAction: (clientSecret: string) => handleNextAction({ clientSecret }),
    createPaymentMethod,
    createToken: async () => ({
      error: {
        type: 'invalid_request_error',
        message: 'The sandbox makes no tokens. Use createPaymentMethod or confirmPayment, as new integrations with Stripe do.',
      },
    }),
    _registerWrapper: (wrapper: object) => void wrappers.push(wrapper),
    registerAppInfo: (wrapper: object) => void wrappers.push(wrapper),
  };
}

// stripe-js compares this with its own release and warns on a difference.
Object.assign(window, { Stripe: Object.assign(makeStripe, { version: 'endive' }) });
