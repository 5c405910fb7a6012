import type { components } from '@parral/api-spec';
import type { ApiRequest } from '@parral/site/stories';

type Known = components['schemas']['AvailabilityList']['products'][number];

const plenty: Omit<Known, 'product_id'> = { availability: 'in_stock', left: null, max_quantity: 10, allocation: null, own: null };

/** Answers for whatever skus are asked: plenty, but for those given. */
export function availability(given: Record<string, Partial<Known>> = {}) {
  return ({ query }: ApiRequest<'getAvailability'>): components['schemas']['AvailabilityList'] => ({
    products: (query['product_ids'] ?? '').split(',').map((id) => ({ ...plenty, product_id: id, ...given[id] })),
  });
}
