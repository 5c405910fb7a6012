import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { useAgent as filteringAgent } from 'request-filtering-agent';
import { Webhook } from 'standardwebhooks';
import { PermanentError } from '../../platform/outbox/outbox.ts';

export interface Delivery {
  url: string;
  secret: string;
  /** The same with each attempt: who has taken it knows it by that. */
  id: string;
  body: object;
  signal: AbortSignal;
  /** Whether the name may stand for an address inside. */
  allowPrivate: boolean;
}

/**
 * One call to a program, signed by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature): taken when it answers 2xx, whose
 * body is not read. The address is looked at when the connection is opened, so that no name leads inside; redirects are not followed.
 *
 * @throws PermanentError for 410, which says "no more"; an Error for anything else
 */
export function deliver({ url, secret, id, body, signal, allowPrivate }: Delivery): Promise<void> {
  const text = JSON.stringify(body);
  const now = new Date();
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'user-agent': 'Parral-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, text),
  };
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const agent = filteringAgent(url, { allowPrivateIPAddress: allowPrivate, allowMetaIPAddress: allowPrivate });
  return new Promise((resolve, reject) => {
    const call = send(url, { method: 'POST', headers, agent, signal }, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.destroy();
      if (status >= 200 && status < 300) resolve();
      else if (status === 410) reject(new PermanentError('It answered 410: it wants no more. `estate webhook remove` ends it.'));
      else
        reject(new Error(`It answered ${status}${status >= 300 && status < 400 ? ', and redirects are not followed: register the address it leads to' : ''}.`));
    });
    call.on('error', reject);
    call.end(text);
  });
}
