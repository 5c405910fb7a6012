import { bookingPath } from '@parral/site/paths';
import { bookingHash, type BookingState, isBookingHash, readBookingHash } from '@parral/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type BookingAction, bookingReducer, isAnotherScreen } from './booking-reducer.ts';

/** Marks the entries of the history that this booking wrote: Back and Forward among them keep what was typed since. */
const MARK = { booking: true } as const;
/** Milliseconds between writings of the address while somebody types: browsers refuse more than some hundred in half a minute. */
const WRITE_EVERY = 400;

/**
 * The booking, kept in the address's hash (specification section 2): restored from it by a link or a reload, moved by Back,
 * Forward and changes by hand, of which `onMoved` is told. `empty`: a booking that has not begun. `ready` is false until the
 * address has been read.
 */
export function useBookingState(
  empty: BookingState,
  onMoved: () => void,
): {
  state: BookingState;
  ready: boolean;
  dispatch: (action: BookingAction) => void;
  /** Takes the state out of the address, as after a submission that failed (section 4). What was typed stays in the page. */
  clearAddress: () => void;
} {
  const [state, setState] = useState(empty);
  const [ready, setReady] = useState(false);
  const current = useRef(state);
  const first = useRef(empty);
  const notify = useRef(onMoved);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    notify.current = onMoved;
  });

  const write = useCallback((mode: 'push' | 'replace') => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    const address = bookingPath('', bookingHash(current.current));
    if (mode === 'push') history.pushState(MARK, '', address);
    else history.replaceState(MARK, '', address);
  }, []);

  const take = useCallback((next: BookingState) => {
    current.current = next;
    setState(next);
  }, []);

  const dispatch = useCallback(
    (action: BookingAction) => {
      const before = current.current;
      const after = bookingReducer(before, action);
      if (after === before) return;
      if (isAnotherScreen(before, after)) {
        // What was typed last belongs to the entry that is left.
        write('replace');
        take(after);
        write('push');
        return;
      }
      take(after);
      timer.current ??= setTimeout(() => write('replace'), WRITE_EVERY);
    },
    [take, write],
  );

  const clearAddress = useCallback(() => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
    history.replaceState(MARK, '', location.pathname + location.search);
  }, []);

  useEffect(() => {
    if (isBookingHash(location.hash)) take(readBookingHash(location.hash, first.current));
    setReady(true);

    const moved = () => {
      if (isAnchor(location.hash)) return write('replace');
      const read = readBookingHash(location.hash, first.current);
      const ours = isMarked(history.state) && isBookingHash(location.hash);
      take(ours ? bookingReducer(current.current, { kind: 'step', to: { step: read.step, fourthStep: read.fourthStep } }) : read);
      if (isBookingHash(location.hash)) write('replace');
      notify.current();
    };
    /** Written at once where the page may be gone the next moment. */
    const flush = () => {
      if (timer.current) write('replace');
    };
    addEventListener('hashchange', moved);
    addEventListener('pagehide', flush);
    return () => {
      if (timer.current) clearTimeout(timer.current);
      removeEventListener('hashchange', moved);
      removeEventListener('pagehide', flush);
    };
  }, [take, write]);

  return { state, ready, dispatch, clearAddress };
}

/** A heading or the skip link's target: the reader went there, the booking stays where it is. */
function isAnchor(hash: string): boolean {
  return hash.length > 1 && document.getElementById(hash.slice(1)) !== null;
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && (state as Partial<typeof MARK>).booking === true;
}
