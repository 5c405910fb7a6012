import { queryOptions } from '@tanstack/react-query';
import type { components } from '@parral/api-spec';
import { ApiError } from '../api-error.ts';
import type { ApiClient } from '../create-client.ts';
import { queryKeys, type BasketView } from './query-keys.ts';

/** The basket of this session, with shipping for a country or a mode when given. */
export function basketQuery(client: ApiClient, view: BasketView = {}) {
  const query = {
    ...(view.language && { language: view.language }),
    ...(view.countryCode && { shippingCountryCode: view.countryCode }),
    ...(view.shippingMode && { shipping_mode: view.shippingMode }),
  };
  return queryOptions({ queryKey: queryKeys.basket(view), queryFn: ({ signal }) => client.getBasket({ query }, { signal }), retry: retryTransient });
}

/** What is left of the skus; asked again after 30 s when a block needs it again. */
export function availabilityQuery(client: ApiClient, productIds: readonly string[]) {
  return queryOptions({
    queryKey: queryKeys.availability(productIds),
    queryFn: ({ signal }) => client.getAvailability({ query: { product_ids: productIds.join() } }, { signal }),
    enabled: productIds.length > 0,
    staleTime: 30_000,
    retry: retryTransient,
  });
}

/** Who is logged in. */
export function sessionQuery(client: ApiClient) {
  return queryOptions({ queryKey: queryKeys.session, queryFn: ({ signal }) => client.getSession({}, { signal }), staleTime: 60_000, retry: retryTransient });
}

/** What the checkout fills in for the member who is logged in; 401 when nobody is. `site`: the brand whose newsletter is meant. */
export function memberDataQuery(client: ApiClient, site: components['schemas']['Brand']) {
  return queryOptions({
    queryKey: queryKeys.memberData(site),
    queryFn: ({ signal }) => client.getMemberData({ query: { site } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryTransient,
  });
}

/** Countries the estate ships to. */
export function shippingCountriesQuery(client: ApiClient, language: 'es' | 'en') {
  return queryOptions({
    queryKey: queryKeys.shippingCountries(language),
    queryFn: ({ signal }) => client.listShippingCountries({ query: { language } }, { signal }),
    staleTime: 600_000,
    retry: retryTransient,
  });
}

/**
 * The order of an authorised payment. Asking is finalising, which gives the same
 * order however often it is asked; so it is retried while the card provider or
 * the network is away, and never asked again once it is there.
 */
export function captureQuery(client: ApiClient, paymentIntent: string | null) {
  return queryOptions({
    queryKey: queryKeys.capture(paymentIntent ?? ''),
    queryFn: () => client.captureOrder({ body: { payment_intent: paymentIntent ?? '' } }),
    enabled: paymentIntent !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: retryTransient,
  });
}

/** What purchase events carry. */
export function orderImpressionQuery(client: ApiClient, number: string | null) {
  return queryOptions({
    queryKey: queryKeys.orderImpression(number ?? ''),
    queryFn: ({ signal }) => client.getOrderImpression({ query: { order_number: number ?? '' } }, { signal }),
    enabled: number !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: retryTransient,
  });
}

function retryTransient(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && error.isTransient;
}
