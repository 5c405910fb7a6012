import {
  type BookingState,
  fitVisitors,
  type FirstStep,
  changeMonth,
  type Month,
  nextStep,
  type PaymentSubStep,
  previousStep,
  type ThirdStep,
  type VisitorBounds,
} from '@parral/rules';
import { type WaitingPlace, withPlace } from '../waiting/waiting-offer.ts';

/** Everything that changes a booking. */
export type BookingChange =
  | { kind: 'visitors'; change: Partial<FirstStep>; bounds: VisitorBounds }
  | { kind: 'month'; to: Month }
  /** `day` `YYYY-MM-DD`; `time` `HH:MM`, empty while only the day is chosen */
  | { kind: 'slot'; day: string; time: string }
  | { kind: 'client'; change: Partial<ThirdStep> }
  | { kind: 'next' }
  | { kind: 'back' }
  | { kind: 'payment'; bookingIntentId: string }
  | { kind: 'sub-step'; to: PaymentSubStep }
  /** Another step of the same booking, as the browser's Back and Forward lead to. */
  | { kind: 'step'; to: Pick<BookingState, 'step' | 'fourthStep'> }
  /** Step 2 without a slot: after a conflict, or when a step was skipped (specification section 4). */
  | { kind: 'choose-again' }
  /** A voucher pays, or (with an empty code) no longer does: the booking of its visit begins. */
  | { kind: 'voucher'; code: string; experienceId: string }
  /** The places that a waiting list offers (3), or other dates than those (2). */
  | { kind: 'offer'; place: WaitingPlace; to: 2 | 3 }
  | { kind: 'whole'; state: BookingState };

/** The booking after a change (specification section 4). */
export function changeBooking(state: BookingState, change: BookingChange): BookingState {
  switch (change.kind) {
    case 'visitors':
      return { ...state, firstStep: { ...state.firstStep, ...change.change, ...fitVisitors({ ...state.firstStep, ...change.change }, change.bounds) } };
    case 'month':
      return { ...state, secondStep: changeMonth(state.secondStep, change.to) };
    case 'slot':
      return { ...state, secondStep: { ...state.secondStep, day: change.day, time: change.time } };
    case 'client':
      return { ...state, thirdStep: { ...state.thirdStep, ...change.change } };
    case 'next':
      return { ...state, step: nextStep(state.step), fourthStep: 'billing-address' };
    case 'back':
      return { ...state, step: previousStep(state.step), fourthStep: 'billing-address' };
    case 'payment':
      return { ...state, step: 4, fourthStep: 'payment', bookingIntentId: change.bookingIntentId };
    case 'sub-step':
      return { ...state, fourthStep: change.to };
    case 'step':
      return { ...state, ...change.to };
    case 'choose-again':
      return { ...state, step: 2, fourthStep: 'billing-address', secondStep: { ...state.secondStep, day: '', time: '' } };
    case 'voucher':
      return {
        ...state,
        voucherCode: change.code,
        experienceId: change.experienceId,
        step: 1,
        fourthStep: 'billing-address',
        bookingIntentId: '',
        secondStep: { ...state.secondStep, day: '', time: '' },
      };
    case 'offer':
      return { ...withPlace(state, change.place), step: change.to };
    case 'whole':
      return change.state;
  }
}

/** Whether a change leads to another screen: those are entries of the browser's history, and begin at the top. */
export function isAnotherScreen(before: BookingState, after: BookingState): boolean {
  return before.step !== after.step || before.fourthStep !== after.fourthStep;
}
