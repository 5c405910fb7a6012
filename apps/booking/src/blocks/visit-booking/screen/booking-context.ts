import type { components } from '@parral/api-spec';
import type { BookingState, VisitorBounds } from '@parral/rules';
import type { Language } from '@parral/api-spec/languages';
import type { BlockAttributes } from '@parral/site/render';
import type { Translate } from '@parral/site/words';
import { createContext, useContext } from 'react';
import type block from '../block.ts';
import type { Visit, VisitBookingData } from '../load.server.ts';
import type { BookingAction } from '../state/booking-reducer.ts';
import type { BookingVoucher } from '../voucher/use-voucher.ts';

/** What every part of one booking page has in common, before and after its visit is known. */
export interface BookingPage extends BlockAttributes<typeof block>, Omit<VisitBookingData, 'visit'> {
  language: Language;
  brand: components['schemas']['Brand'];
  t: Translate<'booking/visit-booking'>;
}

/** A booking of a visit. */
export interface Booking extends BookingPage {
  visit: Visit;
  /** Visitors within bounds, and a language in which the visit is guided or none. */
  state: BookingState;
  bounds: VisitorBounds;
  dispatch: (action: BookingAction) => void;
  /** The voucher that pays for it, if one does. */
  voucher: BookingVoucher | null;
}

export const BookingContext = createContext<Booking | null>(null);

/** The booking around. Throws outside of one: a part of it cannot stand alone. */
export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('A part of the booking stands outside BookingContext.');
  return booking;
}
