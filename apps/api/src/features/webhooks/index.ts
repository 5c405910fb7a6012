import { createHash } from 'node:crypto';
import { scrub } from '@parral/rules';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { countBySequence, retryRows } from '../../platform/outbox/outbox.store.ts';
import { visitChanged } from '../booking/index.ts';
import { orderChanged } from '../orders/index.ts';
import { secrets } from './add-endpoint.ts';
import { deliver } from './deliver.ts';
import { type Endpoint, endpointById, endpointNamed, endpointsFor, listEndpoints, noteAttempt } from './endpoint.store.ts';
import { orderEvent, visitEvent, type WebhookEvent } from './event-body.ts';

export { addEndpoint, WebhookRefused } from './add-endpoint.ts';
export { listEndpoints, removeEndpoint } from './endpoint.store.ts';
export { eventTypes } from './event-types.ts';
export { testEndpoint } from './test-endpoint.ts';

export const uses = ['booking', 'orders', 'staff'] as const;

const kind = 'webhook';
const sequenceOf = (endpointId: string) => `webhook:${endpointId}`;

/**
 * Tells programs of the estate what becomes of orders and visits: ordered in the transaction that does it, for each endpoint one row of
 * the outbox, in a lane of their own. An endpoint is told one after the other, as things happened, so that one that hangs has one call
 * open and keeps nobody else waiting.
 */
export function webhooks({ db, config, outbox, events }: Context): Record<never, never> {
  outbox.register(kind, 'webhooks', async (payload: { endpoint: string; body: WebhookEvent['body'] }, { key, signal }) => {
    const endpoint = await endpointById(db, payload.endpoint);
    // Removed meanwhile.
    if (endpoint === null) return;
    const secret = secrets(config.webhooks)(endpoint);
    try {
      await deliver({ url: endpoint.url, secret, id: messageId(key), body: payload.body, signal, allowPrivate: config.webhooks.allowPrivate });
    } catch (error) {
      await noteAttempt(db, endpoint.id, scrub(error instanceof Error ? error.message : String(error)));
      throw error;
    }
    await noteAttempt(db, endpoint.id, null);
  });

  async function order(tx: Db, { type, key, body }: WebhookEvent): Promise<void> {
    for (const { id } of await endpointsFor(tx, type))
      await outbox.add(tx, { kind, key: `webhook:${id}:${type}:${key}`, sequence: sequenceOf(id), payload: { endpoint: id, body } });
  }

  events.onWithin(orderChanged, (tx, changed) => order(tx, orderEvent(changed)));
  events.onWithin(visitChanged, (tx, changed) => order(tx, visitEvent(changed)));
  return {};
}

/** Every endpoint, oldest first, with how much it is still to be told and how much was tried too often (`undelivered`). */
export async function endpointsWithCounts(db: Db): Promise<(Endpoint & { waiting: number; undelivered: number })[]> {
  const counts = await countBySequence(db, kind);
  return (await listEndpoints(db)).map((endpoint) => {
    const { waiting = 0, dead = 0 } = counts.get(sequenceOf(endpoint.id)) ?? {};
    return { ...endpoint, waiting, undelivered: dead };
  });
}

/** Has an endpoint told again what it did not take, in its order. How many events; null where none has the name. */
export async function retryEndpoint(tx: Db, name: string): Promise<number | null> {
  const endpoint = await endpointNamed(tx, name);
  return endpoint === null ? null : retryRows(tx, { sequence: sequenceOf(endpoint.id) });
}

/** Of one event at one endpoint: the same however often it is sent. */
function messageId(key: string): string {
  return `msg_${createHash('sha256').update(key).digest('base64url').slice(0, 27)}`;
}
