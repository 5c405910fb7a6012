import type { Db } from '../database/database.ts';
import { insideTransaction } from '../database/transaction-guard.ts';
import type { Outbox } from '../outbox/outbox.ts';

/**
 * What a feature announces to those above it, which it does not know. Declared once, beside what publishes it:
 *
 * - `within`: handlers run inside the publisher's transaction, on its handle, and may fail it.
 * - `after`: one row of the outbox for each subscriber is written in that transaction; its handler runs once the
 *   transaction is committed, again until it succeeds, so it must be idempotent.
 *
 * Nothing is announced from memory after a commit: a process killed there would have told nobody.
 */
export interface EventType<Kind extends 'within' | 'after', Payload> {
  readonly kind: Kind;
  readonly name: string;
  /** Only for the types: what the event carries. Of an `after` event it is JSON. */
  readonly payload?: Payload;
}

export function eventWithin<Payload>(name: string): EventType<'within', Payload> {
  return { kind: 'within', name };
}

export function eventAfter<Payload>(name: string): EventType<'after', Payload> {
  return { kind: 'after', name };
}

type WithinHandler<Payload> = (tx: Db, payload: Payload) => Promise<void>;
type AfterHandler<Payload> = (payload: Payload) => Promise<void>;

/** The events of one running server: features subscribe while it is put together, and publish inside transactions. */
export class Events {
  readonly #outbox: Outbox;
  readonly #within = new Map<string, WithinHandler<never>[]>();
  readonly #after = new Map<string, string[]>();

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  /** Handlers run in the order in which they were registered. */
  onWithin<Payload>(event: EventType<'within', Payload>, handler: WithinHandler<Payload>): void {
    this.#within.set(event.name, [...(this.#within.get(event.name) ?? []), handler]);
  }

  /** `subscriber` names the handler in the outbox, so that rows written before a restart find it again. */
  onAfter<Payload>(event: EventType<'after', Payload>, subscriber: string, handler: AfterHandler<Payload>): void {
    const kind = `event ${event.name}: ${subscriber}`;
    this.#outbox.register(kind, 'events', handler);
    this.#after.set(event.name, [...(this.#after.get(event.name) ?? []), kind]);
  }

  /** Runs the handlers of a `within` event. Throws what they throw, and an Error outside a transaction. */
  async publishWithin<Payload>(tx: Db, event: EventType<'within', Payload>, payload: Payload): Promise<void> {
    requireTransaction(event.name);
    for (const handler of this.#within.get(event.name) ?? []) await handler(tx, payload as never);
  }

  /** Writes the rows of an `after` event; `key` is what it is about, and the same one is delivered once. Throws outside a transaction. */
  async publishAfter<Payload>(tx: Db, event: EventType<'after', Payload>, key: string, payload: Payload): Promise<void> {
    requireTransaction(event.name);
    for (const kind of this.#after.get(event.name) ?? []) await this.#outbox.add(tx, { kind, key: `${kind}: ${key}`, payload });
  }

  /** Takes back the rows of an `after` event that wait and carry these fields, as when the person they are about is forgotten. */
  async dropAfter<Payload>(tx: Db, event: EventType<'after', Payload>, fields: Record<string, string>): Promise<void> {
    for (const kind of this.#after.get(event.name) ?? []) await this.#outbox.drop(tx, kind, fields);
  }
}

function requireTransaction(name: string): void {
  if (!insideTransaction()) throw new Error(`The event "${name}" was published outside a transaction.`);
}
