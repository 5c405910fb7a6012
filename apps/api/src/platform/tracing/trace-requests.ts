import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail, inContext, isTracing, type Span, startServerSpan } from '@parral/tracing';

const spans = new WeakMap<FastifyRequest, Span>();

/** A span for each request that is not answered out of the cache, with the request's id, so that a trace leads to the log and back. */
export function installTracing(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTracing()) return done();
    const route = request.routeOptions.url ?? 'none';
    const traceparent = request.headers['traceparent'];
    const { span, within } = startServerSpan(`${request.method} ${route}`, typeof traceparent === 'string' ? traceparent : undefined, {
      'http.request.method': request.method,
      'http.route': route,
      'parral.request': request.id,
    });
    spans.set(request, span);
    inContext(within, done);
  });
  app.addHook('onError', async (request, reply, error) => {
    const span = spans.get(request);
    if (span && reply.statusCode >= 500) fail(span, error);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (!span) return;
    span.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) fail(span, new Error(`answered ${reply.statusCode}`));
    span.end();
  });
}
