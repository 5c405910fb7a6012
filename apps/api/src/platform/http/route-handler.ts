import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answer, type Call, type Operation } from './handlers.ts';

/** Any handler, seen from outside: the description has already typed and validated its call. */
export type AnyHandler = (call: Call<Operation>) => Promise<unknown>;

/** Turns a handler of the description into one of Fastify. */
export function routeHandler(handler: AnyHandler) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const call = { params: request.params, query: request.query, body: request.body, request, reply } as unknown as Call<Operation>;
    const result = await handler(call);
    if (!(result instanceof Answer)) return result;
    reply.code(result.status);
    // Fastify sends text as it stands; the description's bare strings are JSON, with their quotes.
    if (typeof result.body === 'string') return reply.type('application/json; charset=utf-8').send(JSON.stringify(result.body));
    return result.body ?? '';
  };
}
