import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A value of the address's query, read in the browser only: the page is the same bytes for everyone. Empty without one, and while the browser takes over. */
export function useQueryValue(name: string): string {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get(name) ?? '',
    () => '',
  );
}
