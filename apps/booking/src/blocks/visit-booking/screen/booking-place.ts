import type { BlockAttributes } from '@parral/site/render';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import type { BookingState, VisitorBounds } from '@parral/rules';
import type { Translate } from '@parral/site/words';
import { createContext, useContext } from 'react';
import type block from '../block.ts';
import type { Visit, VisitBookingData } from '../load.server.ts';
import type { es } from '../messages.es.ts';
import type { BookingVoucher } from '../voucher/use-voucher.ts';
import type { BookingChange } from '../state/booking-reducer.ts';

/** What the page's template says of a booking. */
export type BookingAttributes = BlockAttributes<typeof block>;

/** What every part of one booking page has in common, before and after its visit is known. */
export interface BookingPage extends BookingAttributes, Omit<VisitBookingData, 'words' | 'visit'> {
  language: Language;
  brand: components['schemas']['Brand'];
  t: Translate<typeof es>;
}

/** A booking of a visit. */
export interface BookingPlace extends BookingPage {
  visit: Visit;
  /** Visitors within bounds, and a language in which the visit is guided or none. */
  state: BookingState;
  bounds: VisitorBounds;
  change: (change: BookingChange) => void;
  /** The voucher that pays for it, if one does. */
  voucher: BookingVoucher | null;
}

export const BookingPlaceContext = createContext<BookingPlace | null>(null);

/** The booking around. Throws outside of one: a part of it cannot stand alone. */
export function useBooking(): BookingPlace {
  const place = useContext(BookingPlaceContext);
  if (!place) throw new Error('A part of the booking stands outside BookingPlaceContext.');
  return place;
}
