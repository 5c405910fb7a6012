import type { BookingTerms } from './booking-deps.ts';
import type { BookingFile } from './booking.store.ts';

const usualHours = 48;

/** Hours before a visit until which it may be moved or cancelled with refund, as its experience says. */
export function changeHours({ booking }: BookingFile, { visits }: BookingTerms): number {
  return visits.get(booking.experienceId)?.cancellationHours ?? usualHours;
}

/** The moment until which a booking may be moved or cancelled with refund; of one whose slot was closed, until when other dates are offered. */
export function changeLimit(file: BookingFile, terms: BookingTerms): Date {
  if (file.booking.offerUntil !== null) return file.booking.offerUntil;
  return new Date(file.slot.startsAt.getTime() - changeHours(file, terms) * 3_600_000);
}
