import { randomBytes } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { secrets, WebhookRefused } from './add-endpoint.ts';
import { deliver } from './deliver.ts';
import { endpointNamed } from './endpoint.store.ts';

/** Milliseconds: whoever tries stands before the screen. */
const limitMs = 10_000;

/** Sends `webhook.test` to an endpoint at once, signed as everything is. Throws WebhookRefused where it is not taken, with the reason. */
export async function testEndpoint({ db, config }: Pick<Context, 'db' | 'config'>, name: string): Promise<void> {
  const endpoint = await endpointNamed(db, name);
  if (endpoint === null) throw new WebhookRefused(`No webhook is called "${name}". \`estate webhook list\` shows them.`);
  try {
    await deliver({
      url: endpoint.url,
      secret: secrets(config.webhooks)(endpoint),
      id: `msg_${randomBytes(20).toString('base64url')}`,
      body: { type: 'webhook.test', timestamp: new Date().toISOString(), data: { name } },
      signal: AbortSignal.timeout(limitMs),
      allowPrivate: config.webhooks.allowPrivate,
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new WebhookRefused(
      `${endpoint.url} did not take it: ${error.name === 'AbortError' ? `it gave no answer in ${limitMs / 1000} seconds` : error.message}`,
    );
  }
}
