import type { FastifyPluginAsync } from 'fastify';
import { createSiteHandler, type SiteHandlerOptions } from './site-handler.ts';

/**
 * The site handler as a Fastify plugin: it answers every path that no other route of the server takes.
 * Register it last and without a prefix.
 */
export const appPlugin: FastifyPluginAsync<SiteHandlerOptions> = async (server, options) => {
  const handleSite = createSiteHandler(options);
  // Forms are read by the handler itself, from the raw request.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
  server.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    exposeHeadRoute: false,
    handler: (request, reply) => {
      reply.hijack();
      handleSite(request.raw, reply.raw);
    },
  });
};
