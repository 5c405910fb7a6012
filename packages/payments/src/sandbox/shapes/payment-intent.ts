import type { PaymentStore } from '../store/payment-store.ts';
import type { ErrorFields, Intent, View } from '../store/records.ts';
import { renderCharge } from './charge.ts';
import { renderPaymentMethod } from './payment-method.ts';

type Scene = { store: PaymentStore; publicUrl: string };

/** A payment intent in Stripe's form; to a browser without what only the shop's server may see. */
export function renderIntent(view: View, intent: Intent, scene: Scene) {
  const { store } = scene;
  const method = intent.method ? store.methods.get(intent.method) : undefined;
  const open = {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_details: { tip: {} },
    automatic_payment_methods: intent.automaticMethods && { allow_redirects: intent.automaticMethods.redirects, enabled: true },
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancelReason,
    capture_method: intent.captureMethod,
    client_secret: intent.secret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.lastError && renderError(intent.lastError, store),
    livemode: false,
    next_action: nextAction(intent, scene.publicUrl),
    payment_method: method && view.expand.includes('payment_method') ? renderPaymentMethod(method) : intent.method,
    payment_method_configuration_details: null,
    payment_method_types: intent.types?.usable ?? ['card'],
    processing: null,
    receipt_email: intent.receiptEmail,
    setup_future_usage: intent.setupFutureUsage,
    shipping: intent.shipping,
    source: null,
    status: intent.status,
  };
  if (view.browser) return open;
  return {
    ...open,
    allowed_payment_method_types: intent.types?.allowed ?? null,
    amount_capturable: intent.capturable,
    amount_received: intent.received,
    application: null,
    application_fee_amount: null,
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    latest_charge: view.charge && view.expand.includes('latest_charge') ? renderCharge(view.charge, store.methods.get(view.charge.method)) : intent.charge,
    managed_payments: null,
    metadata: intent.metadata,
    on_behalf_of: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
        ...(intent.cardCapture && { capture_method: intent.cardCapture }),
      },
    },
    payment_record: null,
    review: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.descriptorSuffix,
    transfer_data: null,
    transfer_group: intent.transferGroup,
  };
}

/** An error with the payment method it is about written out, as Stripe has it. */
export function renderError(error: ErrorFields, store: PaymentStore) {
  const method = error.payment_method ? store.methods.get(error.payment_method) : undefined;
  return method ? { ...error, payment_method: renderPaymentMethod(method) } : error;
}

/** Address of the page where a person passes or refuses the challenge. */
export const challengeUrl = (intent: Intent, publicUrl: string, page: 'challenge' | 'bank' = 'challenge') =>
  `${publicUrl}/sandbox/stripe/${page}/${intent.id}?client_secret=${intent.secret}`;

function nextAction(intent: Intent, publicUrl: string) {
  if (!intent.action) return null;
  if (intent.action.kind !== 'sdk') {
    const page = intent.action.kind === 'bank' ? 'bank' : 'challenge';
    const url = `${challengeUrl(intent, publicUrl, page)}&return_url=${encodeURIComponent(intent.action.returnUrl)}`;
    return { type: 'redirect_to_url', redirect_to_url: { return_url: intent.action.returnUrl, url } };
  }
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: challengeUrl(intent, publicUrl), source: intent.id },
  };
}
