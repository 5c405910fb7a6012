import type { components } from '@parral/api-spec';
import { type VisitChanged } from '../booking/index.ts';
import { type OrderChanged, showOrderEntry } from '../orders/index.ts';
import type { EventType } from './event-types.ts';

type Schemas = components['schemas'];

/** What is told of an event. Nothing in `body` says who bought or comes: a program that needs it asks with its token. */
export interface WebhookEvent {
  type: EventType;
  /** The same event has the same key. */
  key: string;
  body: Schemas['OrderEvent'] | Schemas['BookingEvent'];
}

const orderTypes = { placed: 'order.placed', dispatched: 'order.dispatched', canceled: 'order.cancelled' } as const;
const visitTypes = { booked: 'booking.made', moved: 'booking.moved', fewer: 'booking.changed', cancelled: 'booking.cancelled' } as const;

export function orderEvent({ what, order, snapshot }: OrderChanged): WebhookEvent {
  const type = orderTypes[what];
  const { carrier, trackingNumber, trackingUrl, dispatchedAt } = order;
  const isSent = carrier !== null && dispatchedAt !== null;
  const shipment = isSent ? { carrier, tracking_number: trackingNumber, tracking_url: trackingUrl, date: dispatchedAt.toISOString() } : null;
  const data = { ...showOrderEntry({ order, snapshot }), shipment };
  return { type, key: `order:${order.id}`, body: { type, timestamp: new Date().toISOString(), data } };
}

export function visitEvent({ what, booking, slot }: VisitChanged): WebhookEvent {
  const type = visitTypes[what];
  const { id, sequence, reference, brand, experienceId, language, adults, children, babies, people } = booking;
  const data = { reference, brand, experience_id: experienceId, starts_at: slot.startsAt.toISOString(), language, adults, children, babies, people };
  return { type, key: `visit:${id}:${sequence}`, body: { type, timestamp: new Date().toISOString(), data } };
}
