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
export type BookingAction =
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

/** The booking after an action (specification section 4). */
export function bookingReducer(state: BookingState, action: BookingAction): BookingState {
  switch (action.kind) {
    case 'visitors':
      return { ...state, firstStep: { ...state.firstStep, ...action.change, ...fitVisitors({ ...state.firstStep, ...action.change }, action.bounds) } };
    case 'month':
      return { ...state, secondStep: changeMonth(state.secondStep, action.to) };
    case 'slot':
      return { ...state, secondStep: { ...state.secondStep, day: action.day, time: action.time } };
    case 'client':
      return { ...state, thirdStep: { ...state.thirdStep, ...action.change } };
    case 'next':
      return { ...state, step: nextStep(state.step), fourthStep: 'billing-address' };
    case 'back':
      return { ...state, step: previousStep(state.step), fourthStep: 'billing-address' };
    case 'payment':
      return { ...state, step: 4, fourthStep: 'payment', bookingIntentId: action.bookingIntentId };
    case 'sub-step':
      return { ...state, fourthStep: action.to };
    case 'step':
      return { ...state, ...action.to };
    case 'choose-again':
      return { ...state, step: 2, fourthStep: 'billing-address', secondStep: { ...state.secondStep, day: '', time: '' } };
    case 'voucher':
      return {
        ...state,
        voucherCode: action.code,
        experienceId: action.experienceId,
        step: 1,
        fourthStep: 'billing-address',
        bookingIntentId: '',
        secondStep: { ...state.secondStep, day: '', time: '' },
      };
    case 'offer':
      return { ...withPlace(state, action.place), step: action.to };
    case 'whole':
      return action.state;
  }
}

/** Whether a change leads to another screen: those are entries of the browser's history, and begin at the top. */
export function isAnotherScreen(before: BookingState, after: BookingState): boolean {
  return before.step !== after.step || before.fourthStep !== after.fourthStep;
}
