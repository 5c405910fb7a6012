import type { PaymentStore } from './payment-store.ts';

export type IntentSummary = {
  id: string;
  status: string;
  currency: string;
  /** All in cents. */
  amount: number;
  authorised: number;
  captured: number;
  refunded: number;
  metadata: Record<string, string>;
};

/**
 * Every payment with what is authorised, captured and refunded, in cents: for audits that compare the
 * estate's orders with the money.
 */
export function inspect(store: PaymentStore): IntentSummary[] {
  const summaries: IntentSummary[] = [];
  for (const intent of store.intents.values()) {
    const charge = intent.charge ? store.charges.get(intent.charge) : undefined;
    summaries.push({
      id: intent.id,
      status: intent.status,
      currency: intent.currency,
      amount: intent.amount,
      authorised: intent.capturable,
      captured: intent.received,
      refunded: charge?.amountRefunded ?? 0,
      metadata: intent.metadata,
    });
  }
  return summaries;
}
