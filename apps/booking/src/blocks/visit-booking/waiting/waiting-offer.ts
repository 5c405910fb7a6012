import { ApiError } from '@parral/api-client';
import type { components } from '@parral/api-spec';
import type { BookingState } from '@parral/rules';

export type WaitingPlace = components['schemas']['WaitingListPlace'];

/** How a place in a waiting list stands for who follows its link. `gone`: there is none, or for another visit. */
export type OfferKind = WaitingPlace['state'] | 'gone';

/** Whether a link's value may be a token at all: anything else is not sent. */
export function isWaitingToken(value: string): boolean {
  return /^wait_[\w-]{1,115}$/.test(value);
}

/** An offer whose time is over is expired, even before the server has come round to say so. */
export function offerKind(place: WaitingPlace | null, experienceId: string): OfferKind {
  if (place === null || place.experience_id !== experienceId) return 'gone';
  return place.state === 'offered' && place.claim_seconds_left <= 0 ? 'expired' : place.state;
}

/** Whether an answer says that there is no such place; anything else is worth another try. */
export function isNoPlace(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** A booking with what a place in the list is for: its people (as adults, unless as many are chosen already), language, day and time. */
export function withPlace(state: BookingState, place: WaitingPlace): BookingState {
  const [day = '', time = ''] = place.date.split('T');
  const { adults, children, babies } = state.firstStep;
  const people = adults + children + babies === place.visitor_number ? { adults, children, babies } : { adults: place.visitor_number, children: 0, babies: 0 };
  return {
    ...state,
    firstStep: { language: place.language, ...people },
    secondStep: { month: Number(day.slice(5, 7)), year: Number(day.slice(0, 4)), day, time: time.slice(0, 5) },
    fourthStep: 'billing-address',
    bookingIntentId: '',
  };
}
