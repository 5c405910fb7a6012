import type { FastifyInstance } from 'fastify';
import type { Sessions } from './sessions.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** Under /api/club/ and for everybody: what makes one a member, or says who one is. */
const forEverybody = new Set([
  '/api/club/login/',
  '/api/club/logout/',
  '/api/club/session/',
  '/api/club/password/forgot/',
  '/api/club/password/reset/',
  '/api/club/joining_request/',
]);

/**
 * Everything else under /api/club/ is for members (specification section 6): who is none gets CLUB_NO_AUTHENTICATED_MEMBER
 * before the request is looked at. A call that is added is closed from the first.
 */
export function installMembersOnly(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url;
    if (route === undefined || !route.startsWith('/api/club/') || forEverybody.has(route)) return;
    if (!(await sessions.isMember(request))) throw new ApiError('CLUB_NO_AUTHENTICATED_MEMBER');
  });
}
