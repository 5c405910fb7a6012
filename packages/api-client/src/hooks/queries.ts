import type { Language } from '@parral/api-spec/languages';
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
export function shippingCountriesQuery(client: ApiClient, language: Language) {
  return queryOptions({
    queryKey: queryKeys.shippingCountries(language),
    queryFn: ({ signal }) => client.listShippingCountries({ query: { language } }, { signal }),
    staleTime: 600_000,
    retry: retryTransient,
  });
}

function retryTransient(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && error.isTransient;
}
