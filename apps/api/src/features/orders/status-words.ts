import { type OrderStatus, orderStatuses } from '@parral/rules';

/** Where an order stands, in the words of its buyer's page, for the estate's own people: their commands speak English. */
export const statusWords: Readonly<Record<OrderStatus, string>> = {
  new: 'received',
  in_process: 'being prepared',
  completed: 'delivered',
  canceled: 'cancelled',
};

/** Every status as it is typed, and what it means: `in_process (being prepared)`. */
export const namedStatuses: readonly string[] = orderStatuses.map((status) => `${status} (${statusWords[status]})`);
