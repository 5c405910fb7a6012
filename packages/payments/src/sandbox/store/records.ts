/** What the sandbox remembers. Amounts are integer cents, times Unix seconds. Replies in Stripe's own form are made from these by `shapes/`. */

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

export type ErrorFields = {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  advice_code?: string;
  param?: string;
  doc_url?: string;
  charge?: string;
  payment_method?: string;
};

/** `bank`: the page of a way to pay that leads away from the shop, whoever confirms. */
export type NextAction = { kind: 'sdk' } | { kind: 'redirect' | 'bank'; returnUrl: string };

export type Metadata = Record<string, string>;

export type Intent = {
  id: string;
  secret: string;
  created: number;
  amount: number;
  currency: string;
  captureMethod: 'automatic' | 'automatic_async' | 'manual';
  /** Laid over `captureMethod` for cards (`payment_method_options[card][capture_method]`); null: not. */
  cardCapture: 'manual' | null;
  /** Ways to pay that were asked for, by name, and those of them that can be had; null: cards alone. */
  types: { allowed: string[]; usable: string[] } | null;
  automaticMethods: { redirects: 'always' | 'never' } | null;
  status: IntentStatus;
  capturable: number;
  received: number;
  metadata: Metadata;
  description: string | null;
  receiptEmail: string | null;
  descriptorSuffix: string | null;
  transferGroup: string | null;
  setupFutureUsage: string | null;
  shipping: unknown;
  method: string | null;
  charge: string | null;
  action: NextAction | null;
  lastError: ErrorFields | null;
  /** When the authorisation lapses; null while nothing is authorised. */
  captureBefore: number | null;
  /** While processing: when the bank decides by itself, and how; null otherwise. */
  decision: { at: number; passed: boolean } | null;
  canceledAt: number | null;
  cancelReason: string | null;
};

export type Charge = {
  id: string;
  intent: string;
  created: number;
  amount: number;
  currency: string;
  status: 'succeeded' | 'failed';
  captured: boolean;
  amountCaptured: number;
  amountRefunded: number;
  method: string;
  authenticated: boolean;
  captureBefore: number | null;
  expired: boolean;
  failure: { code: string; message: string; declineCode: string | null } | null;
  description: string | null;
  metadata: Metadata;
  receiptEmail: string | null;
};

export type Refund = {
  id: string;
  created: number;
  amount: number;
  currency: string;
  charge: string;
  intent: string;
  reason: string | null;
  metadata: Metadata;
  /** Set when the bank did not take it. */
  failed?: true;
};

export type DisputeStatus = 'needs_response' | 'under_review' | 'won' | 'lost';

export type Dispute = {
  id: string;
  created: number;
  amount: number;
  currency: string;
  charge: string;
  intent: string;
  status: DisputeStatus;
  dueBy: number;
};

/** Of a card only its last four figures and how it behaves are kept, never the number or the code. */
export type PaymentMethod = {
  id: string;
  created: number;
  /** `card`, or a way that leads to the bank's page, of which the fields of a card are empty. */
  type: string;
  behaviour: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  country: string;
  name: string | null;
  email: string | null;
  postalCode: string | null;
};

export type EventRecord = {
  id: string;
  type: string;
  created: number;
  /** The object as it was when the event happened. */
  object: Intent | Charge | Refund | Dispute;
  request: { id: string | null; key: string | null };
};

/** A reply kept under an idempotency key: rendered again from the snapshot when the key comes back. */
export type KeptReply = {
  fingerprint: string;
  at: number;
  status: number;
  view: View;
};

/** What a reply shows, by reference to immutable records, so that keeping a reply costs no copy. */
export type View = {
  kind: 'payment_intent' | 'refund' | 'dispute' | 'payment_method' | 'none';
  object: Intent | Refund | Dispute | PaymentMethod | null;
  charge: Charge | null;
  expand: string[];
  /** True for a browser's call: the reply leaves out what only the shop's server may see. */
  browser: boolean;
  error: ErrorFields | null;
};

/** One line of the ledger: patches by id, names of events, and the key under which the reply is kept. */
export type Change = {
  at: number;
  i?: Partial<Intent> & { id: string };
  c?: Partial<Charge> & { id: string };
  r?: Refund;
  u?: Dispute;
  m?: PaymentMethod;
  /** [event id, type] */
  e?: [string, string][];
  q?: { k: string; f: string; s: number; v: View['kind']; o?: string; x?: string[]; b?: 1; e?: ErrorFields; r?: string };
  /** Ids of events whose delivery has ended. */
  d?: string[];
};
