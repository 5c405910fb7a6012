import type { DocumentType } from './document-number.ts';
import type { VisitorCounts } from './visitor-counts.ts';

export type BookingStep = 1 | 2 | 3 | 4;
/** The two parts of the fourth step (specification section 2). */
export type PaymentSubStep = 'billing-address' | 'payment';

/** Step 1: who comes, and in which language (`es`, `en`; empty before one is chosen). */
export interface FirstStep extends VisitorCounts {
  language: string;
}

/** Step 2: the month looked at, and the slot in wall time of the estate: `YYYY-MM-DD` and `HH:MM`, both empty before one is chosen. */
export interface SecondStep {
  month: number;
  year: number;
  day: string;
  time: string;
}

/** Step 3: who books. `consent` is the privacy one. */
export interface ThirdStep {
  documentType: DocumentType;
  documentNumber: string;
  name: string;
  surname: string;
  email: string;
  phoneNumber: string;
  country: string;
  region: string;
  comment: string;
  consent: boolean;
  newsletter: boolean;
  /** One mail after the visit, with the wines that were tasted. */
  followUp: boolean;
}

/** Everything that the address of a booking holds: exactly these eight (specification section 2). */
export interface BookingState {
  voucherCode: string;
  experienceId: string;
  firstStep: FirstStep;
  secondStep: SecondStep;
  thirdStep: ThirdStep;
  /** The payment's sub-step alone: neither an invoice's address nor a card ever stands in an address. */
  fourthStep: PaymentSubStep;
  step: BookingStep;
  bookingIntentId: string;
}

/** A booking that has not begun. `month` and `year`: those of today. */
export function emptyBooking({ month, year }: Pick<SecondStep, 'month' | 'year'>): BookingState {
  return {
    voucherCode: '',
    experienceId: '',
    firstStep: { language: '', adults: 0, children: 0, babies: 0 },
    secondStep: { month, year, day: '', time: '' },
    thirdStep: {
      documentType: 'dni',
      documentNumber: '',
      name: '',
      surname: '',
      email: '',
      phoneNumber: '',
      country: 'ES',
      region: '',
      comment: '',
      consent: false,
      newsletter: false,
      followUp: false,
    },
    fourthStep: 'billing-address',
    step: 1,
    bookingIntentId: '',
  };
}

/** The step after, 4 at most (specification section 4). */
export function nextStep(step: BookingStep): BookingStep {
  return Math.min(step + 1, 4) as BookingStep;
}

/** The step before, 1 at least (specification section 4). */
export function previousStep(step: BookingStep): BookingStep {
  return Math.max(step - 1, 1) as BookingStep;
}

/** Another month or year: the chosen slot is cleared (specification section 4). The same one changes nothing. */
export function changeMonth(second: SecondStep, to: Pick<SecondStep, 'month' | 'year'>): SecondStep {
  if (second.month === to.month && second.year === to.year) return second;
  return { ...to, day: '', time: '' };
}
