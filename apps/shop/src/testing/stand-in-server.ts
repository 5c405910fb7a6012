import { type ApiClient, createClient } from '@parral/api-client';

/** One call as the page made it. */
export interface ApiRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

interface Answer {
  status?: number;
  body: unknown;
}

/**
 * The real client of the API before a server that answers by `METHOD /path/`. Only the network is stood in for;
 * a call that is not foreseen answers 501, which no test expects.
 */
export function standInServer(answers: Record<string, (requests: ApiRequest) => Answer>): {
  client: ApiClient;
  calls: (path: string) => ApiRequest[];
  order: (paths: readonly string[]) => string[];
} {
  const requests: ApiRequest[] = [];
  const client = createClient({
    baseUrl: 'http://shop.invalid',
    async fetch(request) {
      const url = new URL(request.url);
      const text = await request.text();
      const one: ApiRequest = {
        method: request.method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: text === '' ? null : (JSON.parse(text) as unknown),
      };
      requests.push(one);
      const { status = 200, body } = answers[`${one.method} ${one.path}`]?.(one) ?? { status: 501, body: { detail: 'NOT_FORESEEN' } };
      return Response.json(body, { status });
    },
  });
  return {
    client,
    calls: (path) => requests.filter((one) => one.path === path),
    /** These paths in the order in which each was first asked for. */
    order: (paths) => [...new Set(requests.map(({ path }) => path))].filter((path) => paths.includes(path)),
  };
}
