import type { Refund } from '../store/records.ts';

/** A refund in Stripe's form. */
export const renderRefund = (refund: Refund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  balance_transaction: `txn_${refund.id.slice(3)}`,
  charge: refund.charge,
  created: refund.created,
  currency: refund.currency,
  customer: null,
  customer_account: null,
  destination_details: { card: { type: 'reversal' }, type: 'card' },
  metadata: refund.metadata,
  payment_intent: refund.intent,
  payment_method: null,
  reason: refund.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: refund.failed ? 'failed' : 'succeeded',
  transfer_reversal: null,
});
