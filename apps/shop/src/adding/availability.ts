import type { components } from '@parral/api-spec';

export type Availability = components['schemas']['AvailabilityList']['products'][number];

/**
 * What is left of the skus for whoever asks, with a member's own terms. Asked without the API's client, which would be a sixteenth of
 * these pages' script for one plain read. Rejects where it is not answered.
 */
export async function askAvailability(productIds: readonly string[], signal: AbortSignal): Promise<Availability[]> {
  const response = await fetch(`/api/catalogue/availability/?${new URLSearchParams({ product_ids: productIds.join() })}`, { signal });
  if (!response.ok) throw new Error(`GET availability answered ${response.status}`);
  return ((await response.json()) as components['schemas']['AvailabilityList']).products;
}
