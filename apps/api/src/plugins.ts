import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';
import { type AppContext, createHandlers } from './compose.ts';
import { installMailPages } from './platform/mail/mail-pages.ts';
import { installDocs } from './features/operations/index.ts';
import { AnswerCache, installAnswerCache } from './platform/http/answer-cache.ts';
import { installBodies } from './platform/http/bodies.ts';
import { installDiskGuard } from './platform/process/disk-watch.ts';
import { descriptionOfRequests } from './platform/http/description.ts';
import { installErrorHandler } from './platform/http/error-handler.ts';
import { installMembersOnly } from './features/session/index.ts';
import { installOfficeOnly } from './features/staff/index.ts';
import { installTokens } from './features/tokens/index.ts';
import { installCrossOrigin } from './platform/http/cross-origin.ts';
import { createMetrics, installMetrics } from './platform/http/metrics.ts';
import { installOriginCheck } from './platform/http/origin-check.ts';
import { installRequestLog } from './platform/http/request-log.ts';
import { type AnyHandler, routeHandler } from './platform/http/handlers.ts';
import { installSecurityHeaders } from './platform/http/security-headers.ts';
import { installTracing } from './platform/tracing/trace-requests.ts';
import { installValidation } from './platform/http/validation.ts';

/** The order of everything that stands between a request and its handler. Returns the answers that are kept. */
export async function installPlugins(app: FastifyInstance, context: AppContext, options: { checkResponses: boolean }): Promise<AnswerCache> {
  const cache = new AnswerCache(context.content);
  const { registry, duration } = createMetrics(cache, context);
  installErrorHandler(app);
  await installCrossOrigin(app, context.config);
  installTokens(app, context);
  installAnswerCache(app, cache, context.content);
  installRequestLog(app);
  installTracing(app);
  installMetrics(app, duration);
  installSecurityHeaders(app);
  installOriginCheck(app);
  installDiskGuard(app, context.disk);
  await app.register(cookie);
  installMembersOnly(app, context.sessions);
  installOfficeOnly(app, context.officeSessions);
  app.addHook('onSend', async (request, reply) => context.sessions.renewCookie(request, reply));
  installBodies(app);
  installValidation(app);
  // Its schemas are read when it is: no estate's process waits for what only tests need.
  if (options.checkResponses) (await import('./platform/http/response-check.ts')).installResponseCheck(app);
  installDocs(app);
  installMailPages(app, context.config);
  const complete = createHandlers(context, registry) as Record<string, AnyHandler>;
  await app.register(glue, {
    // glue writes into what it is given
    specification: structuredClone(descriptionOfRequests()),
    operationResolver: (operationId) => {
      const handler = complete[operationId];
      if (handler === undefined) return undefined as never;
      // glue adds what a route needs besides these.
      return { handler: routeHandler(handler), ...(operationId === 'getPage' && wholeRoute) } as RouteOptions;
    },
  });
  return cache;
}

/** A page's route may hold slashes, as they are or as %2F: a wildcard for Fastify, `route` for the description. */
const wholeRoute = {
  url: '/api/page/:brand/:language/*',
  preValidation: async (request: FastifyRequest) => {
    const { '*': route, ...params } = request.params as Record<string, string>;
    request.params = { ...params, route };
  },
};
