import { useMutation, type UseMutationOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { createClient, type ApiClient } from '../create-client.ts';
import type { ErrorOf } from '../failures.ts';
import type { AnswerOf, RequestOf } from '../operations.ts';
import { apiQuery, type MutationId, type QueryId } from './api-query.ts';

/** The client that hooks call; without a provider, the API of the page's own host. */
export const ApiClientContext = createContext<ApiClient>(createClient({ baseUrl: '' }));

export const useApiClient = () => useContext(ApiClientContext);

type QueryOptions<Id extends QueryId, Selected> = Omit<UseQueryOptions<AnswerOf<Id>, ErrorOf<Id>, Selected>, 'queryKey' | 'queryFn'>;

/** Asks a reading operation of the description: `useApiQuery('getBasket', { query: { language } })`. Its error has the codes of that operation. */
export function useApiQuery<Id extends QueryId, Selected = AnswerOf<Id>>(id: Id, request: RequestOf<Id>, options?: QueryOptions<Id, Selected>) {
  return useQuery<AnswerOf<Id>, ErrorOf<Id>, Selected>({ ...apiQuery(useApiClient(), id, request), ...options });
}

type MutationOptions<Id extends MutationId> = Omit<UseMutationOptions<AnswerOf<Id>, ErrorOf<Id>, RequestOf<Id>>, 'mutationFn'>;

/** Calls a changing operation of the description: `useApiMutation('cancelBooking').mutateAsync({ path: { token } })`. Its error has the codes of that operation. */
export function useApiMutation<Id extends MutationId>(id: Id, options?: MutationOptions<Id>) {
  const client = useApiClient();
  const mutationFn = client[id];
  return useMutation<AnswerOf<Id>, ErrorOf<Id>, RequestOf<Id>>({ mutationKey: [id], mutationFn: (request) => mutationFn(request), ...options });
}

export { apiKey, apiQuery, retryTransient, type MutationId, type QueryId } from './api-query.ts';
