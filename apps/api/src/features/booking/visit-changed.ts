import { eventWithin } from '../../platform/events/events.ts';
import type { BookingFile } from './booking.store.ts';

/** A visit that was booked, moved or cancelled, or to which fewer people come; as it is now. */
export interface VisitChanged extends BookingFile {
  what: 'booked' | 'moved' | 'fewer' | 'cancelled';
}

/** Announced in the transaction that changes it. */
export const visitChanged = eventWithin<VisitChanged>('visit changed');
