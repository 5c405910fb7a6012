import { emitSiteEvent, onOtherTabChange } from '@parral/site/browser';
import { useEffect } from 'react';

/**
 * Asks for the basket anew when it may have changed elsewhere: another tab says so, the reader comes back
 * to this one, or the browser brings the page back as it was. The header's figure follows `lines`.
 */
export function useFreshBasket(refresh: () => void, lines: number | undefined): void {
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    const stop = onOtherTabChange(refresh);
    document.addEventListener('visibilitychange', seen);
    addEventListener('pageshow', back);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pageshow', back);
    };
  }, [refresh]);

  useEffect(() => {
    if (lines !== undefined) emitSiteEvent('basket:changed', { lines });
  }, [lines]);
}
