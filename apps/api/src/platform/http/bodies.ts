import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const raw = new WeakMap<FastifyRequest, Buffer>();

/** The body exactly as it was sent: what a webhook's signature stands over. Throws when the request had no JSON body. */
export function rawBody(request: FastifyRequest): Buffer {
  const body = raw.get(request);
  if (body === undefined) throw new Error('rawBody was asked for a request without a JSON body');
  return body;
}

/** Reads JSON bodies, and no others: forms are read by the HTTP layer of the pages. An empty JSON body counts as none. */
export function installBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    raw.set(request, body);
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString('utf8'), done);
  });
  // The description answers in these but never takes them.
  app.addContentTypeParser(['text/plain', 'text/calendar', 'application/pdf', 'image/png'], (_request, _payload, done) =>
    done(new ApiError('BAD_REQUEST', { message: 'The body must be sent as application/json.' })),
  );
}
