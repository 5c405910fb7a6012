/** Where the order of a payment begun in this tab can be seen: the confirmation page, which finds it by the payment's id. */
export function orderAddress(confirmationUrl: string, paymentIntent: string | null): string | null {
  if (paymentIntent === null) return null;
  return `${confirmationUrl}?${new URLSearchParams({ redirect_status: 'succeeded', payment_intent: paymentIntent })}`;
}
