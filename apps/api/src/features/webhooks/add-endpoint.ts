import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { noteAction } from '../staff/index.ts';
import { type Endpoint, insertEndpoint } from './endpoint.store.ts';
import { type EventType, eventTypes, isEventType } from './event-types.ts';

/** A webhook that is not registered or not sent, and why. */
export class WebhookRefused extends Error {}

type Terms = Config['webhooks'];

/**
 * Registers an address that is told of what happens, and gives the secret by which its program knows that it is us.
 *
 * @param wish `types` empty: all there are
 * @throws WebhookRefused for a name that is taken or none, an address that may not be called, a type that is none, and without WEBHOOK_KEY
 */
export async function addEndpoint(
  db: Db,
  terms: Terms,
  wish: { name: string; url: string; types: readonly string[] },
): Promise<{ endpoint: Endpoint; secret: string }> {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,59}$/u.test(wish.name))
    throw new WebhookRefused(`"${wish.name}" is no name for a webhook: up to 60 letters, digits, dots and hyphens that say whose it is.`);
  const wrong = wish.types.filter((type) => !isEventType(type));
  if (wrong.length > 0) throw new WebhookRefused(`"${wrong.join(', ')}" is nothing that is told. There are: ${Object.keys(eventTypes).join(', ')}.`);
  const types = wish.types.length === 0 ? (Object.keys(eventTypes) as EventType[]) : wish.types.filter(isEventType);
  // What cannot be signed is not registered.
  const secretFor = secrets(terms);
  const url = checkedAddress(wish.url, terms);
  const endpoint = await transaction(db, async (tx) => {
    const made = await insertEndpoint(tx, { name: wish.name, url, types });
    if (made !== null) await noteAction(tx, { kind: 'webhook.add', subject: wish.name, after: { url, events: types.join(', ') } });
    return made;
  });
  if (endpoint === null)
    throw new WebhookRefused(`There is a webhook "${wish.name}" already. \`estate webhook remove\` ends it; or give this one another name.`);
  return { endpoint, secret: secretFor(endpoint) };
}

/** The secret of each endpoint, `whsec_…` as Standard Webhooks writes it: made anew each time, so that it is kept nowhere. Throws WebhookRefused. */
export function secrets({ key }: Terms): (endpoint: Pick<Endpoint, 'id'>) => string {
  if (key === undefined) throw new WebhookRefused('Webhooks are signed, and WEBHOOK_KEY is not set. Set it to a random word of 32 characters or more.');
  return ({ id }) => `whsec_${createHmac('sha256', key).update(`webhook ${id}`).digest('base64')}`;
}

/** The address as it is called. What it is a name for is looked at with each call (`deliver.ts`). */
function checkedAddress(text: string, { allowPrivate }: Terms): string {
  if (!URL.canParse(text)) throw new WebhookRefused(`"${text}" is no address. Write it as https://erp.my-winery.example/parral.`);
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && allowPrivate))
    throw new WebhookRefused(`${url.origin} is not called by https, so that anybody on the way could read along.`);
  if (url.username !== '' || url.password !== '')
    throw new WebhookRefused('An address with a password would be listed with it. Its program checks the signature instead.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivate = host === 'localhost' || host.endsWith('.localhost') || (ipaddr.isValid(host) && ipaddr.process(host).range() !== 'unicast');
  if (isPrivate && !allowPrivate)
    throw new WebhookRefused(`${host} is an address inside: who can register it could have this server call its neighbours. WEBHOOKS_TO_PRIVATE=1 allows it.`);
  return url.href;
}
