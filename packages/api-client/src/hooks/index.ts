import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { createClient, type ApiClient } from '../create-client.ts';
import { createOrderIntentMutation, updateOrderIntentMutation } from './order-mutations.ts';
import { basketQuery, memberDataQuery, sessionQuery, shippingCountriesQuery } from './queries.ts';
import type { BasketView } from './query-keys.ts';

/** The client that hooks call; without a provider, the API of the page's own host. */
export const ApiClientContext = createContext<ApiClient>(createClient({ baseUrl: '' }));

export const useApiClient = () => useContext(ApiClientContext);

/** The basket; `enabled: false` asks nothing (no basket cookie, mobile header). */
export const useBasket = (view: BasketView = {}, options: { enabled?: boolean } = {}) => useQuery({ ...basketQuery(useApiClient(), view), ...options });
export const useSession = () => useQuery(sessionQuery(useApiClient()));
/** The member's data, once somebody is known to be logged in. */
export const useMemberData = (site: components['schemas']['Brand'], options: { enabled: boolean }) =>
  useQuery({ ...memberDataQuery(useApiClient(), site), ...options });
export const useShippingCountries = (language: Language) => useQuery(shippingCountriesQuery(useApiClient(), language));

export const useCreateOrderIntent = () => useMutation(createOrderIntentMutation(useApiClient()));
export const useUpdateOrderIntent = () => useMutation(updateOrderIntentMutation(useApiClient()));

export { basketQuery } from './queries.ts';
export { queryKeys, type BasketView } from './query-keys.ts';
