import { useEffect, useRef } from 'react';

/**
 * Calls back when the browser's history brings this page back as it was left: in the middle of paying,
 * with its button at work. What was under way then is over.
 */
export function usePageRestored(restored: () => void): void {
  const call = useRef(restored);
  useEffect(() => {
    call.current = restored;
  });
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && call.current();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}
