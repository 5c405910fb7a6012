import { QueryClient } from '@tanstack/react-query';

let shared: QueryClient | undefined;

/** A query client with the site's habits: an answer is good for half a minute, one retry, no refetch on focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
}

/** The one client that all blocks of a page share. On the server every rendering has its own, as readers must not meet. */
export function pageQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  return (shared ??= createQueryClient());
}
