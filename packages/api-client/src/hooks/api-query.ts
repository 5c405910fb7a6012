import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { ApiClient, CallOptions } from '../create-client.ts';
import type { ErrorOf } from '../failures.ts';
import type { AnswerOf, OperationId, operationTable, RequestOf } from '../operations.ts';

/** Operations that read: those of the description that are asked with GET. */
export type QueryId = { [Id in OperationId]: (typeof operationTable)[Id][0] extends 'GET' ? Id : never }[OperationId];
/** Operations that change something: all others. */
export type MutationId = Exclude<OperationId, QueryId>;

/** Milliseconds for which an answer is good, where that is not the query client's own time. */
const staleTimes: Partial<Record<QueryId, number>> = {
  getSession: 60_000,
  getMemberData: Number.POSITIVE_INFINITY,
  listShippingCountries: 600_000,
  getExperience: 600_000,
  getBookingOptions: 600_000,
  listSlotOptions: 20_000,
};

/**
 * The key of an operation's answers in the query cache: one request's with `request`, all of them without
 * (`invalidateQueries({ queryKey: apiKey('getBasket') })`).
 */
export function apiKey<Id extends QueryId>(id: Id, request?: RequestOf<Id>): readonly unknown[] {
  return request === undefined ? [id] : [id, request];
}

/** What react-query needs to ask an operation: for `useQuery`, `ensureQueryData` and the like. A failure that may pass is tried twice more. */
export function apiQuery<Id extends QueryId>(client: ApiClient, id: Id, request: RequestOf<Id>) {
  const call = client[id] as (request: RequestOf<Id>, options: CallOptions) => Promise<AnswerOf<Id>>;
  const staleTime = staleTimes[id];
  return queryOptions<AnswerOf<Id>, ErrorOf<Id>>({
    queryKey: apiKey(id, request),
    queryFn: ({ signal }) => call(request, { signal }),
    retry: retryTransient,
    ...(staleTime !== undefined && { staleTime }),
  });
}

/** Whether a query is asked once more: twice at most, and only where the failure may pass. */
export function retryTransient(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && error.isTransient;
}
