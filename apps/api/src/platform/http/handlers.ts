/**
 * How a call of the description gets its handler.
 *
 * Each operation of `@parral/api-spec` has one handler, named as its operationId. A feature exports from its
 * `index.ts` a function from the context to the handlers it owns, and `src/handlers.ts` puts them together to
 * one complete `Handlers`: a missing or wrongly typed handler does not compile.
 *
 *   export function newsletter(context: Context): Pick<Handlers, 'subscribeToNewsletter'> {
 *     return {
 *       async subscribeToNewsletter({ body, request }) {
 *         if (taken) return answer(409, { detail: 'Already registered' });
 *         return { status: 'ok' };
 *       },
 *     };
 *   }
 *
 * A handler gets `{ params, query, body, request, reply }`, typed and already validated against the description
 * (query and params are coerced, bodies are not), and returns the body of the 200 answer, or `answer(status, body)`
 * for another documented status with a form of its own. For everything of the Error form it throws
 * `new ApiError('OUT_OF_STOCK', { lines })`: the code's status stands in the table of errors.
 * What is thrown otherwise becomes a 500 with an error_id that stands in the log.
 *
 * Money: integer cents inside, `toDecimal(cents)` of @parral/rules on the way out.
 * Session: `await context.sessions.find(request)` (null without one) or `await context.sessions.require(request, reply)`
 * (makes one and sets the cookie), both outside of a transaction.
 * Database: `context.db`; several statements that belong together: `transaction(context.db, async (tx) => …)`.
 * Work after the transaction: `context.outbox.add(tx, { kind, key, payload })`, done by `context.outbox.register(kind, worker)`.
 * Answers kept in memory: name the operation in `answer-cache.ts`.
 */
import type { operations } from '@parral/api-spec';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Operation = keyof operations;

type Responses<Op extends Operation> = operations[Op]['responses'];
type BodyIn<R> = R extends { content: infer C } ? C[keyof C] : never;
type BodyOf<Op extends Operation, S extends keyof Responses<Op>> = BodyIn<Responses<Op>[S]>;
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a call without query has no field in it
type Parameters<Op extends Operation, Part extends 'query' | 'path' | 'header'> = operations[Op]['parameters'] extends { [K in Part]?: infer P }
  ? Exclude<P, undefined>
  : Record<never, never>;
type RequestBody<Op extends Operation> = operations[Op] extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined;

/** What a handler is given. */
export interface Call<Op extends Operation> {
  params: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  body: RequestBody<Op>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The body of the operation's 200 answer. */
export type Success<Op extends Operation> = 200 extends keyof Responses<Op> ? BodyOf<Op, 200> : never;

/** An answer with another status than 200 and a body of its own form. */
export class Answer<S extends number, B> {
  readonly status: S;
  readonly body: B;

  constructor(status: S, body: B) {
    this.status = status;
    this.body = body;
  }
}

/** The answer with this status and body, for handlers to return. */
export function answer<const S extends number, const B>(status: S, body: B): Answer<S, B> {
  return new Answer(status, body);
}

type OtherAnswers<Op extends Operation> = { [S in keyof Responses<Op> & number]: Answer<S, BodyOf<Op, S>> }[keyof Responses<Op> & number];

export type Handler<Op extends Operation> = (call: Call<Op>) => Promise<Success<Op> | OtherAnswers<Op>>;

export type Handlers = { [Op in Operation]: Handler<Op> };

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
