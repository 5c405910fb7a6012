import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Sent by servers, proven by their own signature. */
const exempt = new Set(['/api/payments/webhook/']);

/**
 * Refuses calls that change something and come from a page of another site (ORIGIN_NOT_ALLOWED).
 * A browser says where a page is from by Origin or Sec-Fetch-Site; what sends neither is no browser and carries
 * no visitor's cookies of its own accord.
 */
export function installOriginCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (harmless.has(request.method) || exempt.has(request.routeOptions.url ?? '')) return;
    if (!fromSameSite(request)) throw new ApiError('ORIGIN_NOT_ALLOWED');
  });
}

function fromSameSite(request: FastifyRequest): boolean {
  const origin = request.headers.origin;
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === request.host;
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
