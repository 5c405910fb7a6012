import createFetchClient, { type FetchResponse } from 'openapi-fetch';
import type { paths } from '@parral/api-spec';
import { ApiError, failureFromAnswer } from './api-error.ts';
import { operationTable, type AnswerOf, type OperationId, type RequestOf } from './operations.ts';

export interface ClientOptions {
  /** Address of the API without a slash at its end; empty: the page's own host (in Node it must be absolute). */
  baseUrl: string;
  /** Takes a Request; the platform's own when not given. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds until a call is given up; 15 000 when not given. */
  timeout?: number;
  /** Sent with every call, for example a cookie that a page's server passes on. */
  headers?: Record<string, string>;
}

export interface CallOptions {
  /** Aborts the call; it then rejects with the signal's own reason, not with an ApiError. */
  signal?: AbortSignal | undefined;
  /** Lets the call outlive the page it was made from. */
  keepalive?: boolean;
}

type Call<Id extends OperationId> =
  Record<never, never> extends RequestOf<Id>
    ? (request?: RequestOf<Id>, options?: CallOptions) => Promise<AnswerOf<Id>>
    : (request: RequestOf<Id>, options?: CallOptions) => Promise<AnswerOf<Id>>;

/** One function for each operationId of the API description. */
export type ApiClient = { readonly [Id in OperationId]: Call<Id> };

type LooseRequest = { path?: object; query?: object; body?: unknown } | undefined;
type LooseCall = (method: string, path: string, init: object) => Promise<FetchResponse<Record<string, never>, object, `${string}/${string}`>>;

/**
 * The typed client of the API (specification section 7). Every function
 * resolves to the answer of a success and rejects with an ApiError: the API's
 * own code, NETWORK_FAILED, TIMED_OUT or UNEXPECTED_ANSWER.
 */
export function createClient({ baseUrl, fetch, timeout = 15_000, headers }: ClientOptions): ApiClient {
  const client = createFetchClient<paths>({ baseUrl, ...(fetch && { fetch }), ...(headers && { headers }), credentials: 'same-origin' });
  const send = client.request as unknown as LooseCall;

  async function call(id: OperationId, request: LooseRequest, options: CallOptions = {}): Promise<unknown> {
    const [method, path] = operationTable[id];
    const limit = AbortSignal.timeout(timeout);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    const init = {
      params: { path: request?.path, query: request?.query },
      ...(request?.body !== undefined && { body: request.body }),
      ...(options.keepalive && { keepalive: true }),
      ...(id === 'getMetrics' && { parseAs: 'text' }),
      signal,
    };
    const { data, error, response } = await send(method.toLowerCase(), path, init).catch((cause: unknown) => {
      throw transportFailure(cause, options.signal, limit);
    });
    if (!response.ok) throw failureFromAnswer(response, error);
    return data;
  }

  const calls = Object.keys(operationTable).map((id) => [id, (request: LooseRequest, options?: CallOptions) => call(id as OperationId, request, options)]);
  return Object.fromEntries(calls) as ApiClient;
}

function transportFailure(cause: unknown, given: AbortSignal | undefined, limit: AbortSignal): unknown {
  if (given?.aborted) return given.reason;
  if (limit.aborted) return new ApiError({ code: 'TIMED_OUT', status: 0, message: 'The API did not answer in time.' }, { cause });
  if (cause instanceof SyntaxError) return new ApiError({ code: 'UNEXPECTED_ANSWER', status: 0, message: 'The answer is not JSON.' }, { cause });
  return new ApiError({ code: 'NETWORK_FAILED', status: 0, message: 'The API could not be reached.' }, { cause });
}
