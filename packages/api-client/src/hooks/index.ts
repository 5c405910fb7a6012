import type { components } from '@parral/api-spec';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { createClient, type ApiClient } from '../create-client.ts';
import { basketMutation } from './basket-mutations.ts';
import { captureOrderMutation, createOrderIntentMutation, updateOrderIntentMutation } from './order-mutations.ts';
import { availabilityQuery, basketQuery, captureQuery, memberDataQuery, orderImpressionQuery, sessionQuery, shippingCountriesQuery } from './queries.ts';
import type { BasketView } from './query-keys.ts';

/** The client that hooks call; without a provider, the API of the page's own host. */
export const ApiClientContext = createContext<ApiClient>(createClient({ baseUrl: '' }));

export const useApiClient = () => useContext(ApiClientContext);

/** The basket; `enabled: false` asks nothing (no basket cookie, mobile header). */
export const useBasket = (view: BasketView = {}, options: { enabled?: boolean } = {}) => useQuery({ ...basketQuery(useApiClient(), view), ...options });
export const useAvailability = (productIds: readonly string[]) => useQuery(availabilityQuery(useApiClient(), productIds));
export const useSession = () => useQuery(sessionQuery(useApiClient()));
/** The member's data, once somebody is known to be logged in. */
export const useMemberData = (site: components['schemas']['Brand'], options: { enabled: boolean }) =>
  useQuery({ ...memberDataQuery(useApiClient(), site), ...options });
export const useShippingCountries = (language: 'es' | 'en') => useQuery(shippingCountriesQuery(useApiClient(), language));

export const useAddProduct = (view?: BasketView) => useMutation(basketMutation(useApiClient(), useQueryClient(), 'addProduct', view));
export const useUpdateLines = (view?: BasketView) => useMutation(basketMutation(useApiClient(), useQueryClient(), 'updateLines', view));
export const useRemoveLine = (view?: BasketView) => useMutation(basketMutation(useApiClient(), useQueryClient(), 'removeLine', view));
export const useApplyVoucher = (view?: BasketView) => useMutation(basketMutation(useApiClient(), useQueryClient(), 'applyVoucher', view));
export const useRemoveVoucher = (view?: BasketView) => useMutation(basketMutation(useApiClient(), useQueryClient(), 'removeVoucher', view));

export const useCreateOrderIntent = () => useMutation(createOrderIntentMutation(useApiClient()));
export const useUpdateOrderIntent = () => useMutation(updateOrderIntentMutation(useApiClient()));
export const useCaptureOrder = () => useMutation(captureOrderMutation(useApiClient()));
/** Finalises as soon as it is shown; null asks nothing. */
export const useCapturedOrder = (paymentIntent: string | null) => useQuery(captureQuery(useApiClient(), paymentIntent));
export const useOrderImpression = (number: string | null) => useQuery(orderImpressionQuery(useApiClient(), number));

export { basketMutation } from './basket-mutations.ts';
export { captureOrderMutation, createOrderIntentMutation, updateOrderIntentMutation } from './order-mutations.ts';
export { availabilityQuery, basketQuery, captureQuery, memberDataQuery, orderImpressionQuery, sessionQuery, shippingCountriesQuery } from './queries.ts';
export { mutationScopes, queryKeys, type BasketView } from './query-keys.ts';
