import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { loggedPath, requestIdFrom } from '@parral/rules';
import { callerOf } from './caller.ts';
import { forRequest } from '../log/request-scope.ts';

export const requestId = (request: IncomingMessage): string => requestIdFrom(request.headers['x-request-id']);

/** One line for each request that changed or refused something, or came with a token; other reads that went well are logged at level debug. */
export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    forRequest(request.id, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const token = callerOf(request);
    const quiet = token === undefined && request.method === 'GET' && reply.statusCode < 400;
    const line = {
      ...(token !== undefined && { token }),
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (quiet) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  });
}
