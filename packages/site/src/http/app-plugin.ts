import type { FastifyPluginAsync } from 'fastify';
import { createDoor, type DoorOptions } from './door.ts';

/**
 * The door as a Fastify plugin: it answers every path that no other route of the server takes.
 * Register it last and without a prefix.
 */
export const appPlugin: FastifyPluginAsync<DoorOptions> = async (server, options) => {
  const door = createDoor(options);
  // Forms are read by the door itself, from the raw request.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _payload, done) => done(null));
  server.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    exposeHeadRoute: false,
    handler: (request, reply) => {
      reply.hijack();
      door(request.raw, reply.raw);
    },
  });
};
