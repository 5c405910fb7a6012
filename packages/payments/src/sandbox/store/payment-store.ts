import { laidOver, toLine } from './compact.ts';
import type { Change, Charge, Dispute, EventRecord, Intent, KeptReply, PaymentMethod, Refund, View } from './records.ts';

const DAY = 86_400;
const KEY_LIFE = DAY;
const EVENT_LIFE = 30 * DAY;

/**
 * The state of the sandbox, made of immutable records: a change replaces a record, so that events and
 * kept replies can point at the record as it was. The same `apply` serves a live call and a line read back
 * from the ledger, so what is remembered cannot differ from what was written.
 */
export class PaymentStore {
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly methods = new Map<string, PaymentMethod>();
  readonly events = new Map<string, EventRecord>();
  readonly kept = new Map<string, KeptReply>();
  /** Intents that hold an authorisation, for the expiry sweep. */
  readonly authorised = new Set<string>();
  /** Intents whose bank has yet to decide, for the same. */
  readonly processing = new Set<string>();
  /** Events whose delivery has not ended, oldest first. */
  readonly undelivered = new Map<string, EventRecord>();
  readonly #isSent: (type: string) => boolean;

  /** `isSent` says which types of events go out as webhooks. */
  constructor(isSent: (type: string) => boolean) {
    this.#isSent = isSent;
  }

  /** Applies one change and returns the events it made. `at` is in Unix seconds. */
  apply(change: Change): EventRecord[] {
    if (change.m) this.methods.set(change.m.id, laidOver('m', this.methods.get(change.m.id), change.m));
    if (change.c) this.charges.set(change.c.id, laidOver('c', this.charges.get(change.c.id), change.c));
    if (change.r) this.refunds.set(change.r.id, change.r);
    if (change.u) this.disputes.set(change.u.id, change.u);
    if (change.i) {
      const intent = laidOver('i', this.intents.get(change.i.id), change.i);
      this.intents.set(intent.id, intent);
      if (intent.status === 'requires_capture') this.authorised.add(intent.id);
      else this.authorised.delete(intent.id);
      if (intent.status === 'processing') this.processing.add(intent.id);
      else this.processing.delete(intent.id);
    }
    const made = change.e ? this.#record(change) : [];
    if (change.q) this.#keep(change);
    if (change.d) for (const id of change.d) this.undelivered.delete(id);
    return made;
  }

  /** The change as the ledger keeps it; to be asked before it is applied. */
  line(change: Change): Change {
    const known = { i: this.intents, c: this.charges, m: this.methods };
    return toLine(change, (kind, id) => !known[kind].has(id));
  }

  /** Forgets keys after a day and events after thirty, as Stripe does. `now` in Unix seconds. */
  forgetOld(now: number): void {
    for (const [key, reply] of this.kept) {
      if (reply.at + KEY_LIFE > now) break;
      this.kept.delete(key);
    }
    for (const [id, event] of this.events) {
      if (event.created + EVENT_LIFE > now) break;
      this.events.delete(id);
      this.undelivered.delete(id);
    }
  }

  #record(change: Change): EventRecord[] {
    const request = { id: change.q?.r ?? null, key: change.q?.k ?? null };
    return (change.e ?? []).map(([id, type]) => {
      const object = this.#subject(type, change);
      const event: EventRecord = { id, type, created: change.at, object, request };
      this.events.set(id, event);
      if (this.#isSent(type)) this.undelivered.set(id, event);
      return event;
    });
  }

  #subject(type: string, change: Change): EventRecord['object'] {
    if (type.startsWith('charge.dispute.') && change.u) return change.u;
    const object = type.startsWith('payment_intent.')
      ? this.intents.get(change.i?.id ?? '')
      : type.startsWith('charge.')
        ? this.charges.get(change.c?.id ?? '')
        : change.r;
    if (!object) throw new Error(`The event ${type} names no object: the change carries none of its kind.`);
    return object;
  }

  #keep(change: Change): void {
    const { q } = change;
    if (!q) return;
    const view = this.view(q.v, q.o ?? '', q.x ?? [], q.b === 1);
    this.kept.set(q.k, { fingerprint: q.f, at: change.at, status: q.s, view: { ...view, error: q.e ?? null } });
  }

  /** The present record of a kind as a reply shows it. */
  view(kind: View['kind'], id: string, expand: string[], browser: boolean): View {
    const records = { payment_intent: this.intents, refund: this.refunds, dispute: this.disputes, payment_method: this.methods, none: null };
    const object = records[kind]?.get(id);
    const charge = object && 'charge' in object && object.charge ? (this.charges.get(object.charge) ?? null) : null;
    return { kind, object: object ?? null, charge, expand, browser, error: null };
  }
}
