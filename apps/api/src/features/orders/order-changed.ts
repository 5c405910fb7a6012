import { eventWithin } from '../../platform/events/events.ts';
import type { PlacedOrder } from './order.store.ts';

/** An order that was paid, left for its buyer, or was cancelled; as it is now. */
export interface OrderChanged extends PlacedOrder {
  what: 'placed' | 'dispatched' | 'canceled';
}

/** Announced in the transaction that changes it. */
export const orderChanged = eventWithin<OrderChanged>('order changed');
