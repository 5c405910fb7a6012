import { hasConsent } from './consent.ts';
import type { TrackedEvents } from './events.ts';
import { queueEvents } from './queued-events.ts';
import { hasFormInUrl } from './form-in-url.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/**
 * Hands an event to the tag manager's queue. Nothing is queued, kept or sent before the reader has
 * agreed: without consent the event is dropped, so that agreeing later tells nothing about before.
 * Where the address holds a form there is no tag manager: the event waits for the tab's next page that has it.
 * True when it was queued or waits.
 */
export function track<Name extends keyof TrackedEvents>(event: Name, detail: TrackedEvents[Name]): boolean {
  if (typeof window === 'undefined' || !hasConsent('analytics')) return false;
  const entry = { event, ...detail };
  // The tag manager lays one event's wines over those of the one before unless told to forget them.
  const entries = 'ecommerce' in detail ? [{ ecommerce: null }, entry] : [entry];
  if (hasFormInUrl()) return queueEvents(entries);
  (window.dataLayer ??= []).push(...entries);
  return true;
}
