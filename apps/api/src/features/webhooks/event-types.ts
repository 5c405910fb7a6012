/** What programs may be told of, each with when. The description has the body of each (`webhooks`). */
export const eventTypes = {
  'order.placed': 'an order was paid',
  'order.dispatched': 'an order was handed to its carrier',
  'order.cancelled': 'an order was cancelled',
  'booking.made': 'a visit was booked',
  'booking.moved': 'a visit was moved',
  'booking.changed': 'fewer people come to a visit',
  'booking.cancelled': 'a visit was cancelled',
} as const;

export type EventType = keyof typeof eventTypes;

export const isEventType = (text: string): text is EventType => Object.hasOwn(eventTypes, text);
