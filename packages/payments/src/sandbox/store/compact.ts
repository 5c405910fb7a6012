import type { Change, Charge, Intent, PaymentMethod } from './records.ts';

/** What a new record is unless something is said of it: the ledger's lines leave these values out. */
const blanks = {
  i: {
    currency: 'eur',
    status: 'requires_payment_method',
    capturable: 0,
    received: 0,
    description: null,
    receiptEmail: null,
    descriptorSuffix: null,
    transferGroup: null,
    setupFutureUsage: null,
    shipping: null,
    method: null,
    charge: null,
    action: null,
    lastError: null,
    captureBefore: null,
    cardCapture: null,
    types: null,
    decision: null,
    canceledAt: null,
    cancelReason: null,
  } satisfies Partial<Intent>,
  c: {
    currency: 'eur',
    status: 'succeeded',
    captured: false,
    amountCaptured: 0,
    amountRefunded: 0,
    authenticated: false,
    captureBefore: null,
    expired: false,
    failure: null,
    description: null,
    receiptEmail: null,
  } satisfies Partial<Charge>,
  m: { type: 'card', behaviour: 'success', brand: 'visa', country: 'US', name: null, email: null, postalCode: null } satisfies Partial<PaymentMethod>,
};

type Kind = keyof typeof blanks;

/** The change as its line in the ledger: new records without their blank values. `isNew` says which records are new. */
export function toLine(change: Change, isNew: (kind: Kind, id: string) => boolean): Change {
  const line = { ...change };
  for (const kind of ['i', 'c', 'm'] as const) {
    const record = change[kind];
    if (record && isNew(kind, record.id)) Object.assign(line, { [kind]: said(record, blanks[kind]) });
  }
  return line;
}

/** A record with the change laid over what it was, or over the blank one when it is new. */
export function laidOver<Value extends { id: string }>(kind: Kind, before: Value | undefined, change: Partial<Value>): Value {
  return { ...(before ?? blanks[kind]), ...change } as Value;
}

function said(record: object, blank: Record<string, unknown>): object {
  const left: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) if (!(key in blank) || blank[key] !== value) left[key] = value;
  return left;
}
