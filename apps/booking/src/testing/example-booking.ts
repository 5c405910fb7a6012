import { type BookingState, bookingHash, emptyBooking, monthInYear, estateDay } from '@parral/rules';
import type { VisitBookingData } from '../blocks/visit-booking/load.server.ts';
import { exampleExperience, exampleOptions } from './example-visit.ts';

/** Year of the booked visit: the next, so that its day is never over. */
export const nextYear = Number(estateDay(new Date()).slice(0, 4)) + 1;
/** What the booking of a visit's own page comes with. */
export const exampleBookingData: VisitBookingData = {
  visit: { experience: exampleExperience, options: exampleOptions, nextFree: null },
  brandName: 'Alba',
  giftPicture: null,
  botCheck: { kind: 'none', key: null },
  contactEmail: 'bodega@alba.example',
  phone: '+34 941 000 000',
  postcodes: { ES: '(0[1-9]|[1-4]\\d|5[0-2])\\d{3}' },
  publishableKey: 'pk_test',
  scriptUrl: null,
};

/** Where the booking stands, perhaps with a hash or a query behind. */
export const bookingAddress = (more = '') => ({ address: `/es/visitas/la-bodega-de-1924${more}` });

export const exampleBookingAttributes = {
  experienceId: '2',
  confirmationUrl: '/es/visita-confirmada',
  experiencesUrl: '/es/visitas',
  homeUrl: '/es/',
  privacyUrl: '/es/privacidad',
  vouchers: 'false',
} as const;

/** A booking as far as a step, with everything that it needs, as the hash of its address. */
export function booked(change: Partial<BookingState>): string {
  const empty = emptyBooking({ ...monthInYear({ month: 5 }, nextYear, estateDay(new Date())) });
  const state: BookingState = {
    ...empty,
    experienceId: '2',
    firstStep: { language: 'es', adults: 2, children: 1, babies: 1 },
    secondStep: { month: 5, year: nextYear, day: `${nextYear}-05-24`, time: '12:00' },
    thirdStep: {
      ...empty.thirdStep,
      documentNumber: '12345678Z',
      name: 'Lucía',
      surname: 'Arteaga',
      email: 'Lucia@Correo.es',
      phoneNumber: '600112233',
      consent: true,
    },
    ...change,
  };
  return `#${bookingHash(state)}`;
}
