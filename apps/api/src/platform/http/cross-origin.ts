import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * Lets pages of other sites read here: those that `API_ORIGINS` names, by GET and without cookies, so that an estate's own site shows
 * wines and free places and leads to the pages of this one to buy. What changes something stays with the pages of its own host
 * (`origin-check.ts`): a session belongs to them. Without the setting nothing is sent, and browsers let nobody read.
 *
 * Comes before the kept answers, which carry its headers too.
 */
export async function installCrossOrigin(app: FastifyInstance, { apiOrigins }: Pick<Config, 'apiOrigins'>): Promise<void> {
  if (apiOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...apiOrigins],
    methods: ['GET', 'HEAD'],
    credentials: false,
    exposedHeaders: ['etag', 'retry-after'],
    // Seconds for which a browser asks no second time.
    maxAge: 3600,
  });
}
