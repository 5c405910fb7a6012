import { useApiClient } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import type { BookingState } from '@parral/rules';
import { useEffect, useRef, useState } from 'react';

type Intent = components['schemas']['BookingIntent'];

interface Restoring {
  ready: boolean;
  state: BookingState;
  /** `alone`: the address holds nothing but the intent, so that all of it is to be taken from there. */
  onIntent: (intent: Intent, alone: boolean) => void;
  onNone: () => void;
}

/**
 * The booking intent that the address names, asked for once (specification section 4: "Restoring a booking intent from the
 * hash"). True while it is being asked for and nothing else is known. Another visitor's is as none.
 */
export function useRestoredIntent({ ready, state, onIntent, onNone }: Restoring): boolean {
  const client = useApiClient();
  const asked = useRef('');
  const [waiting, setWaiting] = useState(false);
  const calls = useRef({ onIntent, onNone });
  useEffect(() => {
    calls.current = { onIntent, onNone };
  });
  const looked = useRef(false);
  const id = ready ? state.bookingIntentId : '';
  const alone = isUntold(state);

  useEffect(() => {
    if (!ready) return;
    // Later ids are those of submissions made here, unless somebody puts one into the address.
    const fromAddress = !looked.current || alone;
    looked.current = true;
    if (id === '' || asked.current === id || !fromAddress) return;
    asked.current = id;
    if (alone) setWaiting(true);
    client
      .getBookingIntent({ path: { id } })
      .then((intent) => calls.current.onIntent(intent, alone))
      .catch((error: unknown) => {
        console.error('the booking intent of the address could not be had', error);
        if (alone) calls.current.onNone();
      })
      .finally(() => setWaiting(false));
  }, [client, ready, id, alone]);

  return id !== '' && alone && (waiting || asked.current !== id);
}

/** Whether nobody has said yet who books: then an intent's data fill the form. */
function isUntold({ thirdStep }: BookingState): boolean {
  return thirdStep.email === '' && thirdStep.name === '' && thirdStep.documentNumber === '';
}
