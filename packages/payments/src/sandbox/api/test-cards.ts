import type { ErrorFields } from '../store/records.ts';

/** How a test card behaves, by Stripe's published test numbers. */
export type Behaviour = {
  /** Asked for authentication before anything else. */
  challenge?: true;
  /** Refused by the bank (after authentication, where there is one). */
  refusal?: { code: string; decline_code?: string; advice_code?: string; message: string };
};

const docs = (code: string) => `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`;

const declined = (decline_code: string, message: string) => ({
  code: 'card_declined',
  decline_code,
  advice_code: 'try_again_later',
  message,
});

export const behaviours: Record<string, Behaviour> = {
  success: {},
  challenge: { challenge: true },
  challenge_then_insufficient: { challenge: true, refusal: declined('insufficient_funds', 'Your card has insufficient funds.') },
  decline: { refusal: declined('generic_decline', 'Your card was declined.') },
  insufficient: { refusal: declined('insufficient_funds', 'Your card has insufficient funds.') },
  lost: { refusal: declined('lost_card', 'Your card was declined.') },
  stolen: { refusal: declined('stolen_card', 'Your card was declined.') },
  expired: { refusal: { code: 'expired_card', message: 'Your card has expired.' } },
  cvc: { refusal: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." } },
  processing: {
    refusal: {
      code: 'processing_error',
      advice_code: 'try_again_later',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
};

type TestCard = { behaviour: keyof typeof behaviours; brand: string; country: string };

const card = (behaviour: string, brand = 'visa', country = 'US'): TestCard => ({ behaviour, brand, country });

/** Numbers of Stripe's testing page; any other number that passes the check figure is refused as not a test card. */
export const testCards: Record<string, TestCard> = {
  '4242424242424242': card('success'),
  '4000056655665556': card('success'),
  '5555555555554444': card('success', 'mastercard'),
  '2223003122003222': card('success', 'mastercard'),
  '378282246310005': card('success', 'amex'),
  '4000007240000007': card('success', 'visa', 'ES'),
  '4000000000000002': card('decline'),
  '4000000000009995': card('insufficient'),
  '4000000000009987': card('lost'),
  '4000000000009979': card('stolen'),
  '4000000000000069': card('expired'),
  '4000000000000127': card('cvc'),
  '4000000000000119': card('processing'),
  '4000002500003155': card('challenge'),
  '4000002760003184': card('challenge'),
  '4000008260003178': card('challenge_then_insufficient'),
};

/** Stripe's ready-made payment methods, for calls from the server's side. */
export const testMethods: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_es: '4000007240000007',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_visa_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
};

/** A bank's refusal as the card_error that the caller sees. */
export function cardError(refusal: NonNullable<Behaviour['refusal']>, charge: string, method: string): ErrorFields {
  const doc = refusal.decline_code ? docs('card_declined') : docs(refusal.code);
  const param = refusal.code === 'incorrect_cvc' ? { param: 'cvc' } : refusal.code === 'expired_card' ? { param: 'exp_month' } : {};
  return { type: 'card_error', ...refusal, charge, payment_method: method, doc_url: doc, ...param };
}

/** The error of a payment that its bank's page refused, or whose payer refused it there. */
export function bankError(method: string): ErrorFields {
  const code = 'payment_intent_payment_attempt_failed';
  return { type: 'invalid_request_error', code, doc_url: docs(code), message: 'The payment failed.', payment_method: method };
}

/** The error of a challenge that was refused or left: the person may try again with this or another card. */
export function authenticationError(method: string): ErrorFields {
  const code = 'payment_intent_authentication_failure';
  return {
    type: 'invalid_request_error',
    code,
    doc_url: docs(code),
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    payment_method: method,
  };
}
