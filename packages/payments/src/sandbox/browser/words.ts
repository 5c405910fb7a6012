/** What the browser script says, by language; for refusals by Stripe's code. */
export type Language = 'es' | 'en';

export const words = {
  es: {
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    expiryHint: 'MM / AA',
    cvc: 'Código de seguridad',
    cvcHint: 'CVC',
    group: 'Datos de la tarjeta',
    incomplete_number: 'El número de tarjeta está incompleto. Escriba todas sus cifras.',
    invalid_number: 'El número de tarjeta no es válido. Revise sus cifras.',
    incomplete_expiry: 'La fecha de caducidad está incompleta. Escriba mes y año.',
    invalid_expiry_month_past: 'La fecha de caducidad ya ha pasado. Revísela o use otra tarjeta.',
    invalid_expiry_month: 'El mes de caducidad no existe. Escriba un mes de 01 a 12.',
    incomplete_cvc: 'El código de seguridad está incompleto. Son las 3 o 4 cifras junto a la firma.',
    challenge: 'Confirme el pago',
    challengeText: 'El banco de pruebas pide confirmar este pago de',
    complete: 'Completar',
    fail: 'Rechazar',
    network: 'No se ha podido conectar con el servicio de pago. Compruebe su conexión e inténtelo de nuevo.',
    refusals: {
      test_mode_live_card: 'Aquí solo se paga con tarjetas de prueba, por ejemplo 4242 4242 4242 4242.',
      authentication_required: 'Su banco pide que confirme este pago. Inténtelo de nuevo o use otra tarjeta.',
      payment_intent_unexpected_state: 'Este pago ya no está abierto. Vuelva a la cesta y empiece de nuevo el pago.',
      resource_missing: 'Este pago ya no existe. Vuelva a la cesta y empiece de nuevo el pago.',
      card_declined: 'Su tarjeta ha sido rechazada. Pruebe con otra tarjeta o consulte a su banco.',
      insufficient_funds: 'Su tarjeta no tiene fondos suficientes. Pruebe con otra tarjeta.',
      expired_card: 'Su tarjeta ha caducado. Pruebe con otra tarjeta.',
      incorrect_cvc: 'El código de seguridad de su tarjeta es incorrecto. Revíselo.',
      incorrect_number: 'El número de su tarjeta es incorrecto. Revíselo.',
      processing_error: 'Se ha producido un error al procesar su tarjeta. Inténtelo de nuevo en un momento.',
      payment_intent_authentication_failure: 'No hemos podido autenticar su forma de pago. Inténtelo de nuevo o use otra tarjeta.',
    } as Record<string, string>,
  },
  en: {
    number: 'Card number',
    expiry: 'Expiry date',
    expiryHint: 'MM / YY',
    cvc: 'Security code',
    cvcHint: 'CVC',
    group: 'Card details',
    incomplete_number: 'The card number is incomplete. Enter all of its digits.',
    invalid_number: 'The card number is not valid. Check its digits.',
    incomplete_expiry: 'The expiry date is incomplete. Enter month and year.',
    invalid_expiry_month_past: 'The expiry date is in the past. Check it or use another card.',
    invalid_expiry_month: 'That expiry month does not exist. Enter a month from 01 to 12.',
    incomplete_cvc: 'The security code is incomplete. It is the 3 or 4 digits beside the signature.',
    challenge: 'Confirm the payment',
    challengeText: 'The test bank asks to confirm this payment of',
    complete: 'Complete',
    fail: 'Fail',
    network: 'The payment service could not be reached. Check your connection and try again.',
    refusals: {
      test_mode_live_card: 'Only test cards pay here, for example 4242 4242 4242 4242.',
      authentication_required: 'Your bank asks you to confirm this payment. Try again or use another card.',
      payment_intent_unexpected_state: 'This payment is no longer open. Go back to the basket and start paying again.',
      resource_missing: 'This payment no longer exists. Go back to the basket and start paying again.',
      card_declined: 'Your card was declined. Try another card or ask your bank.',
      insufficient_funds: 'Your card has insufficient funds. Try another card.',
      expired_card: 'Your card has expired. Try another card.',
      incorrect_cvc: "Your card's security code is incorrect. Check it.",
      incorrect_number: "Your card's number is incorrect. Check it.",
      processing_error: 'An error occurred while processing your card. Try again in a moment.',
      payment_intent_authentication_failure: 'We are unable to authenticate your payment method. Try again or use another card.',
    } as Record<string, string>,
  },
};

export type FieldErrorCode =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_month_past'
  | 'invalid_expiry_month'
  | 'incomplete_cvc';

/** The language for a `locale` of Stripe's (`auto`: the page's own). */
export function languageOf(locale: string | undefined): Language {
  const wanted = !locale || locale === 'auto' ? document.documentElement.lang || navigator.language : locale;
  return wanted.toLowerCase().startsWith('es') ? 'es' : 'en';
}
