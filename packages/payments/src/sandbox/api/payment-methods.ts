import type { PaymentMethod } from '../store/records.ts';
import { newId } from '../ids.ts';
import type { Call, Handler, Reader } from './call.ts';
import type { Parameters } from './parameters.ts';
import { Refusal, badParameter, noSuch } from './refusal.ts';
import { bankTypes } from './payment-types.ts';
import { testCards, testMethods } from './test-cards.ts';
import { renderPaymentMethod } from '../shapes/payment-method.ts';

const known = new Set([
  'type',
  'card',
  'billing_details',
  'allow_redisplay',
  'metadata',
  'expand',
  'key',
  'client_attribution_metadata',
  'payment_user_agent',
  'time_on_page',
  'referrer',
  'guid',
  'muid',
  'sid',
]);

/** POST /v1/payment_methods: makes a payment method of a test card's number, or of a way that leads to the bank's page. */
export const createPaymentMethod: Handler = (call) => {
  call.parameters.only(known);
  const method = methodFromData(call.parameters, call.now);
  return { status: 200, change: { m: method }, show: { kind: 'payment_method', id: method.id } };
};

/** GET /v1/payment_methods/{id} */
export const retrievePaymentMethod: Reader = (call) => {
  const method = call.store.methods.get(call.id);
  if (!method || call.browser) throw noSuch('PaymentMethod', call.id);
  return renderPaymentMethod(method);
};

/**
 * The payment method a confirm call names or brings: an id, one of Stripe's ready-made `pm_card_…`, or
 * `payment_method_data`. Null when it brings none. `made` is true for one that is not in the store yet.
 */
export function methodOf({ parameters, store, now }: Call): { method: PaymentMethod; made: boolean } | null {
  const data = parameters.group('payment_method_data');
  if (data) return { method: methodFromData(data, now, 'payment_method_data'), made: true };
  const id = parameters.text('payment_method');
  if (id === null) return null;
  const existing = store.methods.get(id);
  if (existing) return { method: existing, made: false };
  const number = testMethods[id];
  if (number === undefined) throw noSuch('PaymentMethod', id, 'payment_method');
  return { method: methodFromNumber(number, 12, new Date(now * 1000).getUTCFullYear() + 4, now), made: true };
}

function methodFromData(data: Parameters, now: number, inside = ''): PaymentMethod {
  const name = (param: string) => (inside ? `${inside}[${param}]` : param);
  const type = data.oneOf('type', ['card', ...bankTypes]);
  if (type === null) throw badParameter(`Missing required param: ${name('type')}.`, name('type'), 'parameter_missing');
  if (type !== 'card') return { ...noCard, ...payerOf(data), id: newId('pm'), created: now, type };
  const card = data.group('card');
  if (!card) throw badParameter(`Missing required param: ${name('card')}.`, name('card'), 'parameter_missing');
  const number = (card.text('number') ?? '').replaceAll(/[\s-]/g, '');
  if (!passesCheck(number)) throw cardRefusal('incorrect_number', 'Your card number is incorrect.', 'number');
  const month = card.integer('exp_month') ?? 0;
  if (month < 1 || month > 12) throw cardRefusal('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const given = card.integer('exp_year') ?? -1;
  const year = given >= 0 && given < 100 ? 2000 + given : given;
  const today = new Date(now * 1000);
  if (year < today.getUTCFullYear() || year > today.getUTCFullYear() + 50)
    throw cardRefusal('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  if (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1)
    throw cardRefusal('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const cvc = card.text('cvc');
  if (cvc !== null && !/^\d{3,4}$/.test(cvc)) throw cardRefusal('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  return { ...methodFromNumber(number, month, year, now), ...payerOf(data) };
}

/** What a way to pay without a card has of one. */
const noCard = { behaviour: 'success', brand: '', last4: '', expMonth: 0, expYear: 0, country: '' };

function payerOf(data: Parameters): Pick<PaymentMethod, 'name' | 'email' | 'postalCode'> {
  const details = data.group('billing_details');
  return {
    name: details?.text('name') ?? null,
    email: details?.text('email') ?? null,
    postalCode: details?.group('address')?.text('postal_code') ?? null,
  };
}

function methodFromNumber(number: string, expMonth: number, expYear: number, now: number): PaymentMethod {
  const card = testCards[number];
  if (!card) {
    throw new Refusal(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message:
        'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    });
  }
  return {
    id: newId('pm'),
    created: now,
    type: 'card',
    behaviour: card.behaviour,
    brand: card.brand,
    last4: number.slice(-4),
    expMonth,
    expYear,
    country: card.country,
    name: null,
    email: null,
    postalCode: null,
  };
}

const cardRefusal = (code: string, message: string, param: string) => new Refusal(402, { type: 'card_error', code, message, param });

function passesCheck(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  let sum = 0;
  for (let place = 0; place < number.length; place++) {
    const figure = Number(number[number.length - 1 - place]);
    const doubled = place % 2 === 0 ? figure : figure * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
