/**
 * The payment to confirm, or null: only with redirect_status "succeeded" AND a payment_intent
 * (specification section 4, shop payment confirmation); "pending" is a bank's word for one that it has not decided yet.
 * `search`: the query as it stands in the address.
 */
export function paymentInAddress(search: string): string | null {
  const query = new URLSearchParams(search);
  return ['succeeded', 'pending'].includes(query.get('redirect_status') ?? '') ? query.get('payment_intent') || null : null;
}

/** The payment that the buyer's bank refused, or that was refused there; null where the address names none such. */
export function refusedInAddress(search: string): string | null {
  const query = new URLSearchParams(search);
  return query.get('redirect_status') === 'failed' ? query.get('payment_intent') || null : null;
}

/** The same address without the payment's secret, which has no more to do once the payment is confirmed. */
export function withoutSecret(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('payment_intent_client_secret');
  return url.href;
}
