import { useEffect, useState } from 'react';

const MARK = { checkout: 'payment' } as const;

/**
 * The second step as an entry of the browser's history: Back leads to the data, Forward to the payment again.
 * `hasIntent`: there is a payment to step to; after a reload there is none until Continue.
 */
export function usePaymentStep(hasIntent: boolean): { step: 'data' | 'payment'; advance: () => void } {
  const [ahead, setAhead] = useState(false);

  useEffect(() => {
    if (isMarked(history.state)) history.replaceState(null, '');
    const moved = (event: PopStateEvent) => setAhead(isMarked(event.state));
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);

  return {
    step: ahead && hasIntent ? 'payment' : 'data',
    advance() {
      if (!isMarked(history.state)) history.pushState(MARK, '');
      setAhead(true);
    },
  };
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && (state as Partial<typeof MARK>).checkout === MARK.checkout;
}
