import { useEffect, useState } from 'react';
import { askAvailability, type Availability } from './availability.ts';

/**
 * What is left of the skus: as it was when the page was drawn, and asked anew when the block comes alive, since it changes by the minute.
 * Where no answer comes what was drawn stays; the server has the last word when adding.
 */
export function useAvailability(drawn: readonly Availability[], productIds: readonly string[]): ReadonlyMap<string, Availability> {
  const [known, setKnown] = useState(drawn);
  const ids = productIds.join();
  useEffect(() => {
    if (ids === '') return undefined;
    const abort = new AbortController();
    askAvailability(ids.split(','), abort.signal)
      .then(setKnown)
      .catch((error: unknown) => {
        if (!abort.signal.aborted) console.error('availability could not be read', error);
      });
    return () => abort.abort();
  }, [ids]);
  return new Map(known.map((one) => [one.product_id, one]));
}
