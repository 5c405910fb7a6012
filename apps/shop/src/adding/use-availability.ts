import type { components } from '@parral/api-spec';
import { useEffect, useState } from 'react';

export type Availability = components['schemas']['AvailabilityList']['products'][number];
type AvailabilityList = components['schemas']['AvailabilityList'];

/**
 * What is left of the skus, asked once when the block is alive: it changes by the minute, so it does not
 * stand in the page. Empty before the answer, and when there is none; the server has the last word when adding.
 */
export function useAvailability(productIds: readonly string[]): ReadonlyMap<string, Availability> {
  const [known, setKnown] = useState<ReadonlyMap<string, Availability>>(new Map());
  const ids = productIds.join();
  useEffect(() => {
    if (ids === '') return undefined;
    const abort = new AbortController();
    askAvailability(ids, abort.signal)
      .then(({ products }) => setKnown(new Map(products.map((product) => [product.product_id, product]))))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) console.error('availability could not be read', error);
      });
    return () => abort.abort();
  }, [ids]);
  return known;
}

/** Asked without the API's client, which would be a sixteenth of these pages' script for one plain read. */
async function askAvailability(productIds: string, signal: AbortSignal): Promise<AvailabilityList> {
  const response = await fetch(`/api/catalogue/availability/?${new URLSearchParams({ product_ids: productIds })}`, { signal });
  if (!response.ok) throw new Error(`GET availability answered ${response.status}`);
  return (await response.json()) as AvailabilityList;
}
