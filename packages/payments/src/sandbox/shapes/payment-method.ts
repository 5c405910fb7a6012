import type { PaymentMethod } from '../store/records.ts';

/** A payment method in Stripe's form. */
export function renderPaymentMethod(method: PaymentMethod) {
  return {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails(method),
    [method.type]: method.type === 'card' ? cardOf(method) : {},
    created: method.created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: method.type,
  };
}

const cardOf = (method: PaymentMethod) => ({
  brand: method.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: method.country,
  display_brand: method.brand,
  exp_month: method.expMonth,
  exp_year: method.expYear,
  fingerprint: fingerprint(method),
  funding: 'credit',
  generated_from: null,
  last4: method.last4,
  networks: { available: [method.brand], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: null,
});

/** The payer's details on a payment method or charge. */
export const billingDetails = (method: PaymentMethod | undefined) => ({
  address: { city: null, country: null, line1: null, line2: null, postal_code: method?.postalCode ?? null, state: null },
  email: method?.email ?? null,
  name: method?.name ?? null,
  phone: null,
  tax_id: null,
});

/** The same for every method of one test card, as Stripe's is the same for every method of one number. */
export const fingerprint = (method: PaymentMethod) => `Sb${method.brand}${method.behaviour}${method.last4}`.replaceAll('_', '').slice(0, 16).padEnd(16, '0');
