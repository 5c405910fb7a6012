import { type ApiClient, ApiError } from '@parral/api-client';
import type { components } from '@parral/api-spec';

type Schemas = components['schemas'];

export type Found = { kind: 'order'; order: Schemas['Order'] } | { kind: 'missing' } | { kind: 'offline' } | { kind: 'none' };

/** The order behind a private link as it is now; `none` without a link. Never rejects. */
export async function findOrder(client: Pick<ApiClient, 'getOrder'>, token: string | null, language: Schemas['Language']): Promise<Found> {
  if (token === null) return { kind: 'none' };
  try {
    return { kind: 'order', order: await client.getOrder({ path: { token }, query: { language } }) };
  } catch (error) {
    console.error('the order could not be shown', error);
    return { kind: error instanceof ApiError && !error.isTransient ? 'missing' : 'offline' };
  }
}
