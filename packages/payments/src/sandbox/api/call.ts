import type { PaymentStore } from '../store/payment-store.ts';
import type { Change, ErrorFields, Intent, View } from '../store/records.ts';
import type { Parameters } from './parameters.ts';

/** One call as a handler sees it. `now` is in Unix seconds. */
export type Call = {
  store: PaymentStore;
  now: number;
  /** The id in the path, empty where there is none. */
  id: string;
  parameters: Parameters;
  /** Set when the call carries the publishable key or only a client secret: it may touch that one intent. */
  browser: boolean;
  /** Address of the sandbox as a browser reaches it, for pages named in replies. */
  publicUrl: string;
  /** Applies a webhook setting (test helper). */
  settings: { set(parameters: Parameters): unknown };
  /** Has the next call of a route fail with a 500 that its key replays, carried out all the same or not (test helper). */
  failNext(route: string, isCarriedOut: boolean): void;
};

/** What a call leads to: a change of the store, and the record its reply shows. */
export type Outcome = {
  status: number;
  change: Omit<Change, 'at' | 'q'>;
  show: { kind: View['kind']; id: string };
  error?: ErrorFields;
};

/** A handler that may change the store. It runs without waiting for anything, so no call can come between its look and its change. */
export type Handler = (call: Call) => Outcome;

/** A handler that only reads; what it returns is sent as it is. */
export type Reader = (call: Call) => unknown;

/** The usual answer of a call on an intent. */
export const shown = (intent: Pick<Intent, 'id'>, change: Outcome['change'], status = 200, error?: ErrorFields): Outcome => ({
  status,
  change,
  show: { kind: 'payment_intent', id: intent.id },
  ...(error && { error }),
});
