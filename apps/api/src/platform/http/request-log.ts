import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pathOf } from '../log/path-of.ts';

/** The id of a request: the x-request-id of a proxy before us where it has a harmless form, else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9._-]{8,80}$/.test(given) ? given : randomUUID();
}

/** One line for each request that changed or refused something; reads that went well are logged at level debug. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const quiet = request.method === 'GET' && reply.statusCode < 400;
    const line = { method: request.method, path: pathOf(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    if (quiet) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  });
}
