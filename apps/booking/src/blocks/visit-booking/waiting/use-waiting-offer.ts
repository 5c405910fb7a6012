import { ApiError } from '@parral/api-client';
import { useApiClient } from '@parral/api-client/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isNoPlace, isWaitingToken, offerKind, type OfferKind, type WaitingPlace } from './waiting-offer.ts';

export interface WaitingOffer {
  /** Null while it is asked for, or could not be had. */
  kind: OfferKind | null;
  place: WaitingPlace | null;
  failed: boolean;
  again: () => void;
  leaving: 'no' | 'busy' | 'failed';
  leave: () => Promise<void>;
}

/** Milliseconds after which an offer that is on the screen is looked at again: it may end meanwhile. */
const LOOK_EVERY = 60_000;

/** The place in a waiting list that the page's address names; null where it names none. `token`: as it stands there. */
export function useWaitingOffer(token: string, experienceId: string): WaitingOffer | null {
  const client = useApiClient();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState<WaitingOffer['leaving']>('no');
  const queryKey = ['booking', 'waiting', token];
  const isToken = isWaitingToken(token);
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.getWaitingListPlace({ path: { token } }, { signal }),
    enabled: isToken,
    refetchInterval: ({ state }) => (state.data?.state === 'offered' ? LOOK_EVERY : false),
    retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isTransient,
  });
  if (token === '') return null;

  async function leave() {
    setLeaving('busy');
    try {
      queries.setQueryData(queryKey, await client.leaveWaitingList({ path: { token } }));
      setLeaving('no');
    } catch (error) {
      console.error('nobody was taken off the waiting list', error);
      setLeaving('failed');
    }
  }

  const place = asked.data ?? null;
  const isGone = !isToken || (asked.isError && isNoPlace(asked.error));
  return {
    kind: isGone ? 'gone' : place && offerKind(place, experienceId),
    place: isGone ? null : place,
    failed: !isGone && place === null && asked.isError,
    again: () => void asked.refetch(),
    leaving,
    leave,
  };
}
