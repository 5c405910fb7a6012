import type { ApiClient } from '@parral/site/render';
import type { Availability } from './availability.ts';

/** Longest wait, in milliseconds: a page of wines stands without it. */
const LIMIT = 1_000;

/** What is left of the skus for a reader who is no member, to be drawn into a page that is kept for a minute. Empty where it cannot be read. */
export async function drawnAvailability(api: ApiClient, productIds: readonly string[]): Promise<Availability[]> {
  if (productIds.length === 0) return [];
  try {
    const { data, response } = await api.GET('/api/catalogue/availability/', {
      params: { query: { product_ids: productIds.join() } },
      signal: AbortSignal.timeout(LIMIT),
    });
    if (!data) throw new Error(`GET /api/catalogue/availability/ answered ${response.status}`);
    return data.products;
  } catch (error) {
    console.error('availability could not be read; the page is drawn without it', error);
    return [];
  }
}
