import { useApiQuery } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import type { BookingState } from '@parral/rules';
import { useEffect, useRef } from 'react';

interface RestoredIntentOptions {
  ready: boolean;
  state: BookingState;
  onIntent: (intent: components['schemas']['BookingIntent']) => void;
  /** There is none, or it is another visitor's. */
  onNone: () => void;
}

/**
 * The booking intent that the address names where it says nothing else of who books (specification section 4: "Restoring a
 * booking intent from the hash"), as on the way back from a conflict. True while it is being asked for.
 */
export function useRestoredIntent({ ready, state, onIntent, onNone }: RestoredIntentOptions): boolean {
  const calls = useRef({ onIntent, onNone });
  useEffect(() => {
    calls.current = { onIntent, onNone };
  });
  const id = state.bookingIntentId;
  const waiting = ready && id !== '' && isUnnamed(state);
  const { data, error } = useApiQuery('getBookingIntent', { path: { id } }, { enabled: waiting, retry: false });

  useEffect(() => {
    if (!waiting) return;
    if (data) return calls.current.onIntent(data);
    if (!error) return;
    console.error('the booking intent of the address could not be had', error);
    calls.current.onNone();
  }, [waiting, data, error]);

  return waiting;
}

/** Whether nobody has said yet who books: then an intent's data fill the form, or a member's. */
export function isUnnamed({ thirdStep }: BookingState): boolean {
  return thirdStep.email === '' && thirdStep.name === '' && thirdStep.documentNumber === '';
}
