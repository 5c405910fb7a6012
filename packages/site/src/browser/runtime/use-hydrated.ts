import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the block has come to life. False in what the server made and while the browser takes it over, which must draw
 * the same: a query that another block of the page has answered already has its data too early for that.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
