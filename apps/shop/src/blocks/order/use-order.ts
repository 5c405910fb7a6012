import { ApiError } from '@parral/api-client';
import { useApiQuery } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useHydrated } from '@parral/site/browser';
import { useEffect } from 'react';
import { orderToken } from './order-token.ts';

type Order = components['schemas']['Order'];

/** `none`: the page was opened without a link; `missing`: the link leads to no order; `offline`: worth another try. */
export type OrderLookup = { kind: 'loading' } | { kind: 'order'; order: Order; token: string } | { kind: 'missing' } | { kind: 'offline' } | { kind: 'none' };

interface OpenedBy {
  /** The token, where it stands in the path. */
  fromPath: string | undefined;
  /** Whether there is a link at all, as the server that drew the page knows. */
  linked: boolean;
  language: Language;
}

/** The order behind a private link as it is now. */
export function useOrder({ fromPath, linked, language }: OpenedBy): { lookup: OrderLookup; reload: () => void } {
  const isHydrated = useHydrated();
  const token = isHydrated ? orderToken(fromPath, new URLSearchParams(location.search).get('token')) : null;
  const { data, error, refetch } = useApiQuery('getOrder', { path: { token: token ?? '' }, query: { language } }, { enabled: token !== null, retry: false });
  useEffect(() => {
    if (error) console.error('the order could not be shown', error);
  }, [error]);

  function lookup(): OrderLookup {
    if (!isHydrated) return { kind: linked ? 'loading' : 'none' };
    if (token === null) return { kind: 'none' };
    if (data) return { kind: 'order', order: data, token };
    if (error) return { kind: error instanceof ApiError && !error.isTransient ? 'missing' : 'offline' };
    return { kind: 'loading' };
  }
  return { lookup: lookup(), reload: () => void refetch() };
}
