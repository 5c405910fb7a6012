import { ApiError } from '@parral/api-client';
import { useApiClient } from '@parral/api-client/hooks';
import { useCallback, useEffect, useState } from 'react';

/** What the server says of a hold: how long from now, and whether it may be made longer. */
export interface HoldTerms {
  hold_seconds_left: number;
  extension_possible: boolean;
}

export interface Hold {
  /** Seconds from now, counted by the browser's steady clock, not by the one on the wall. */
  left: number;
  extendable: boolean;
  extending: boolean;
  /** The extension did not come about. */
  extensionFailed: boolean;
  extend: () => void;
}

interface Ends {
  at: number;
  extendable: boolean;
}

/** The time for which places are held, counted down each second. `terms`: as the server last said; null without a hold. */
export function useHold(bookingIntentId: string, terms: HoldTerms | null): Hold | null {
  const client = useApiClient();
  const [ends, setEnds] = useState<Ends | null>(null);
  const [now, setNow] = useState(0);
  const [extending, setExtending] = useState(false);
  const [extensionFailed, setExtensionFailed] = useState(false);

  const take = useCallback((said: HoldTerms) => {
    const begin = performance.now();
    setNow(begin);
    setEnds({ at: begin + said.hold_seconds_left * 1000, extendable: said.extension_possible });
  }, []);
  useEffect(() => {
    if (terms) take(terms);
    else setEnds(null);
    setExtensionFailed(false);
  }, [terms, take]);

  const running = ends !== null && now < ends.at;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);

  const extend = useCallback(async () => {
    setExtending(true);
    setExtensionFailed(false);
    try {
      take(await client.extendBookingHold({ path: { id: bookingIntentId } }));
    } catch (error) {
      console.error('the hold was not made longer', error);
      if (error instanceof ApiError && error.code === 'HOLD_EXPIRED') take({ hold_seconds_left: 0, extension_possible: false });
      else setExtensionFailed(true);
    } finally {
      setExtending(false);
    }
  }, [client, bookingIntentId, take]);

  if (!ends) return null;
  return {
    left: Math.max(0, Math.ceil((ends.at - now) / 1000)),
    extendable: ends.extendable,
    extending,
    extensionFailed,
    extend: () => void extend(),
  };
}
