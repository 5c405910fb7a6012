/**
 * The payment to confirm, or null: only with redirect_status "succeeded" AND a payment_intent
 * (specification section 4, shop payment confirmation). `search`: the query as it stands in the address.
 */
export function paymentInAddress(search: string): string | null {
  const query = new URLSearchParams(search);
  return query.get('redirect_status') === 'succeeded' ? query.get('payment_intent') || null : null;
}

/** The same address without the payment's secret, which has no more to do once the payment is confirmed. */
export function withoutSecret(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('payment_intent_client_secret');
  return url.href;
}
