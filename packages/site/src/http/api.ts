import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApiFetch } from './app.ts';

/** Stands where a URL needs an origin and none is meant. */
export const apiOrigin = 'http://api.invalid';

/** A request as the API is told of it: its id, and the trace that it is part of (`traceparent` of W3C Trace Context). */
export interface RequestScope {
  id: string;
  traceparent: string | undefined;
}

const requests = new AsyncLocalStorage<RequestScope>();

/** Runs `work` as part of a request: what it asks of the API carries the request's id and trace, so that one id leads through both logs. */
export function forRequest<T>(request: RequestScope, work: () => T): T {
  return requests.run(request, work);
}

/** The API, told for which request it is asked. */
export function withRequestId(api: ApiFetch): ApiFetch {
  return (request) => {
    const scope = requests.getStore();
    if (scope === undefined) return api(request);
    const headers = new Headers(request.headers);
    headers.set('x-request-id', scope.id);
    if (scope.traceparent !== undefined) headers.set('traceparent', scope.traceparent);
    return api(new Request(request, { headers }));
  };
}

/** The API behind an address, for an app that runs alone. Sends the request's path there. */
export function apiAt(origin: string): ApiFetch {
  return (request) => {
    const url = new URL(request.url);
    return fetch(new Request(new URL(url.pathname + url.search, origin), request));
  };
}

interface Injected {
  statusCode: number;
  rawPayload: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
}

interface Injecting {
  inject(options: { method: 'GET'; url: string; headers: Record<string, string>; payload?: Buffer; remoteAddress?: string }): Promise<Injected>;
}

/**
 * The API of a Fastify instance in this process, without a socket. The last address of
 * `X-Forwarded-For` is the one this server saw, so for the API it is the caller's own: its limits
 * by address count readers and not this server. Likewise its host is the one of the page, so that links in mails lead there.
 */
export function apiInside(server: Injecting): ApiFetch {
  return async (request) => {
    const url = new URL(request.url);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const { 'x-forwarded-for': path, 'x-forwarded-host': host, ...given } = Object.fromEntries(request.headers);
    const sent: Record<string, string> = host === undefined ? given : { ...given, host };
    const hops = path?.split(',').map((hop) => hop.trim()) ?? [];
    const remoteAddress = hops.pop();
    const answer = await server.inject({
      method: request.method as 'GET',
      url: url.pathname + url.search,
      headers: hops.length > 0 ? { ...sent, 'x-forwarded-for': hops.join(', ') } : sent,
      ...(body && { payload: body }),
      ...(remoteAddress && { remoteAddress }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}

/** A GET of the API's JSON. The answer's body is null when it is not JSON. */
export async function getJson(api: ApiFetch, path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: unknown }> {
  const response = await api(new Request(apiOrigin + path, { headers: { accept: 'application/json', ...headers } }));
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) as unknown };
  } catch {
    return { status: response.status, body: null };
  }
}
