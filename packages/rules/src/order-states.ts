/**
 * Life of an order intent (ARCHITECTURE.md):
 *
 * | state     | meaning                                                        |
 * |-----------|----------------------------------------------------------------|
 * | creating  | kept here; the card provider has perhaps not been asked yet     |
 * | open      | the buyer may pay and may still change parts                    |
 * | placing   | stock, coupons and order are taken; the capture is outstanding  |
 * | placed    | captured, or nothing was due                                    |
 * | cancelled | nothing was charged, nothing is held                            |
 */
export const orderIntentTransitions = {
  creating: ['open', 'cancelled'],
  open: ['open', 'placing', 'cancelled'],
  placing: ['placed', 'cancelled'],
  placed: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderIntentState = keyof typeof orderIntentTransitions;

/** States in which a basket's intent is alive; a basket has one such intent at most. */
export const liveIntentStates = ['creating', 'open', 'placing'] as const satisfies readonly OrderIntentState[];

/** Life of an order: its goods are taken when it is authorised; refunded only when the money came and the goods cannot be delivered. */
export const orderTransitions = {
  authorised: ['paid', 'cancelled'],
  paid: ['refunded'],
  cancelled: [],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderState = keyof typeof orderTransitions;

/** Whether an intent may go from one state to another; `open → open` is a revision. */
export function mayIntentMove(from: OrderIntentState, to: OrderIntentState): boolean {
  return (orderIntentTransitions[from] as readonly OrderIntentState[]).includes(to);
}

/** Whether an order may go from one state to another. */
export function mayOrderMove(from: OrderState, to: OrderState): boolean {
  return (orderTransitions[from] as readonly OrderState[]).includes(to);
}

/** What the card provider says of a payment, in its own words. */
export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

/** What follows for the order: `wait` for the buyer, `take` the goods and capture, `keep` what is captured already, `release` all. */
export type PaymentConsequence = 'wait' | 'take' | 'keep' | 'release';

const consequences: Record<PaymentStatus, PaymentConsequence> = {
  requires_payment_method: 'wait',
  requires_confirmation: 'wait',
  requires_action: 'wait',
  processing: 'wait',
  requires_capture: 'take',
  succeeded: 'keep',
  canceled: 'release',
};

/** The one reading of a payment's status by return page, webhook and reconciler. */
export function paymentConsequence(status: PaymentStatus): PaymentConsequence {
  return consequences[status];
}

/** Whether the buyer may still change the order: until the card is asked. */
export function isPaymentChangeable(status: PaymentStatus): boolean {
  return status === 'requires_payment_method' || status === 'requires_confirmation' || status === 'requires_action';
}
