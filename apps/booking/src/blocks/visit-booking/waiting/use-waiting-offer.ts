import { apiKey, useApiMutation, useApiQuery } from '@parral/api-client/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { isNoPlace, isWaitingToken, offerKind, type OfferKind, type WaitingPlace } from './waiting-offer.ts';

export interface WaitingOffer {
  /** Null while it is asked for, or could not be had. */
  kind: OfferKind | null;
  place: WaitingPlace | null;
  failed: boolean;
  retry: () => void;
  leaving: boolean;
  leaveFailed: boolean;
  leave: () => void;
}

/** Milliseconds after which an offer that is on the screen is looked at again: it may end meanwhile. */
const LOOK_EVERY = 60_000;

/** The place in a waiting list that the page's address names; null where it names none. `token`: as it stands there. */
export function useWaitingOffer(token: string, experienceId: string): WaitingOffer | null {
  const queries = useQueryClient();
  const request = { path: { token } };
  const isToken = isWaitingToken(token);
  const placeQuery = useApiQuery('getWaitingListPlace', request, {
    enabled: isToken,
    refetchInterval: ({ state }) => (state.data?.state === 'offered' ? LOOK_EVERY : false),
  });
  const leaving = useApiMutation('leaveWaitingList', {
    onSuccess: (left) => queries.setQueryData(apiKey('getWaitingListPlace', request), left),
    onError: (error) => console.error('nobody was taken off the waiting list', error),
  });
  if (token === '') return null;

  const place = placeQuery.data ?? null;
  const isGone = !isToken || (placeQuery.isError && isNoPlace(placeQuery.error));
  return {
    kind: isGone ? 'gone' : place && offerKind(place, experienceId),
    place: isGone ? null : place,
    failed: !isGone && place === null && placeQuery.isError,
    retry: () => void placeQuery.refetch(),
    leaving: leaving.isPending,
    leaveFailed: leaving.isError,
    leave: () => leaving.mutate(request),
  };
}
