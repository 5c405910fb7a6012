/**
 * What has become of the goods of a paid order (specification section 4):
 *
 * | status     | meaning                                       | goes on to            |
 * |------------|-----------------------------------------------|-----------------------|
 * | new        | paid, nothing done yet                        | any of the others     |
 * | in_process | being packed, or on its way                   | completed, canceled   |
 * | completed  | delivered, or handed over at the shop         | canceled (goods back) |
 * | canceled   | the money goes back, the bottles are on sale  | nothing               |
 *
 * Purchases in a store (`external`) are no orders and have no transitions.
 */
export const orderStatusTransitions = {
  new: ['in_process', 'completed', 'canceled'],
  in_process: ['completed', 'canceled'],
  completed: ['canceled'],
  canceled: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof orderStatusTransitions;

/** Every status, in the order of an order's life. */
export const orderStatuses = Object.keys(orderStatusTransitions) as OrderStatus[];

/** Whether a text is the name of a status. */
export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(orderStatusTransitions, text);
}

/** Whether an order may go from one status to another; to stay is no move. */
export function mayStatusMove(from: OrderStatus, to: OrderStatus): boolean {
  return (orderStatusTransitions[from] as readonly OrderStatus[]).includes(to);
}
