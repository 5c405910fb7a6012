import type { Dispute } from '../store/records.ts';

/** A dispute in Stripe's form. */
export const renderDispute = (dispute: Dispute) => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  balance_transactions: [],
  charge: dispute.charge,
  created: dispute.created,
  currency: dispute.currency,
  enhanced_eligibility_types: [],
  evidence: {},
  evidence_details: {
    due_by: dispute.dueBy,
    enhanced_eligibility: {},
    has_evidence: dispute.status !== 'needs_response',
    past_due: false,
    submission_count: dispute.status === 'needs_response' ? 0 : 1,
  },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: dispute.intent,
  reason: 'fraudulent',
  status: dispute.status,
});
