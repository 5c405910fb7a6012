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
