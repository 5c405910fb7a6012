import { hasConsent } from './consent.ts';
import type { TrackedEvents } from './events.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/**
 * Hands an event to the tag manager's queue. Nothing is queued, kept or sent before the reader has
 * agreed: without consent the event is dropped, so that agreeing later tells nothing about before.
 * True when it was queued.
 */
export function track<Name extends keyof TrackedEvents>(event: Name, detail: TrackedEvents[Name]): boolean {
  if (typeof window === 'undefined' || !hasConsent('analytics')) return false;
  const queue = (window.dataLayer ??= []);
  // The tag manager lays one event's wines over those of the one before unless told to forget them.
  if ('ecommerce' in detail) queue.push({ ecommerce: null });
  queue.push({ event, ...detail });
  return true;
}
