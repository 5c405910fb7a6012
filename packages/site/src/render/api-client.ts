import type { paths } from '@parral/api-spec';
import createClient, { type Client } from 'openapi-fetch';
import { apiOrigin } from '../http/api.ts';
import type { ApiFetch } from '../http/app.ts';

/** The typed client that loaders call. */
export type ApiClient = Client<paths>;

/** A typed client over one request's way to the API. */
export function clientOf(api: ApiFetch): ApiClient {
  return createClient<paths>({ baseUrl: apiOrigin, fetch: api });
}
