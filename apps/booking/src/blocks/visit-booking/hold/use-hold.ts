import { ApiError } from '@parral/api-client';
import { useApiMutation } from '@parral/api-client/hooks';
import { useEffect, useState } from 'react';

/** What the server said of a hold, and when by the browser's steady clock (`performance.now()`). */
export interface HoldTerms {
  intent: { booking_intent_id: string; hold_seconds_left: number; extension_possible: boolean };
  since: number;
}

export interface Hold {
  /** Seconds from now; the clock on the wall has no part in it. */
  left: number;
  extendable: boolean;
  extending: boolean;
  /** The extension did not come about. */
  extensionFailed: boolean;
  extend: () => void;
}

/** The time for which places are held, counted down each second. `terms`: as they were given; null without a hold. */
export function useHold(terms: HoldTerms | null): Hold | null {
  const extension = useApiMutation('extendBookingHold');
  const [extended, setExtended] = useState<{ of: HoldTerms; now: HoldTerms } | null>(null);
  const [now, setNow] = useState(0);
  const current = terms !== null && extended?.of === terms ? extended.now : terms;
  const left = current === null ? 0 : Math.max(0, Math.ceil(current.intent.hold_seconds_left - Math.max(0, now - current.since) / 1000));

  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);

  if (terms === null || current === null) return null;
  const id = terms.intent.booking_intent_id;

  function take(intent: HoldTerms['intent']) {
    if (terms) setExtended({ of: terms, now: { intent, since: performance.now() } });
  }

  function extend() {
    extension.mutate(
      { path: { id } },
      {
        onSuccess: take,
        onError(error) {
          console.error('the hold was not made longer', error);
          if (isOver(error)) take({ booking_intent_id: id, hold_seconds_left: 0, extension_possible: false });
        },
      },
    );
  }

  return {
    left,
    extendable: current.intent.extension_possible,
    extending: extension.isPending,
    extensionFailed: extension.isError && !isOver(extension.error),
    extend,
  };
}

function isOver(error: Error): boolean {
  return error instanceof ApiError && error.code === 'HOLD_EXPIRED';
}
