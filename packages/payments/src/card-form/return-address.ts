/**
 * The confirmation page's address with the parameters it reads (specification, section 4, "Shop payment
 * confirmation"): `payment_intent`, `payment_intent_client_secret` and `redirect_status`, as Stripe adds them.
 */
export function returnAddress(returnUrl: string, paymentIntent: string, clientSecret: string, status: 'succeeded' | 'failed' = 'succeeded'): URL {
  const address = new URL(returnUrl, location.href);
  address.searchParams.set('payment_intent', paymentIntent);
  address.searchParams.set('payment_intent_client_secret', clientSecret);
  address.searchParams.set('redirect_status', status);
  return address;
}
