import { eventAfter } from '../../platform/events/events.ts';

/** A member's order was paid. */
export const memberOrderPaid = eventAfter<{ orderId: string; memberId: string }>('order of a member paid');
