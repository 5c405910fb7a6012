import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { OfficeSessions } from './office-sessions.ts';
import { officeDemands, rightsOf } from './rights.ts';

/**
 * Calls below /api/office/ are for the estate's people: OFFICE_NOT_SIGNED_IN for everybody else, OFFICE_RIGHT_MISSING where the role
 * lacks the right that the description names at the call, both before the request is looked at. A call that is added without a word of who may is
 * for nobody.
 */
export function installOfficeOnly(app: FastifyInstance, sessions: OfficeSessions): void {
  const demands = officeDemands();
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url?.startsWith('/api/office/') !== true) return;
    const demand = demands.get((request.routeOptions.schema as { operationId?: string } | undefined)?.operationId ?? '');
    if (demand === 'nothing') return;
    const { staff } = await sessions.require(request);
    const right = demand?.right;
    if (demand === undefined || (right != null && !rightsOf[staff.role].includes(right)))
      throw new ApiError('OFFICE_RIGHT_MISSING', { message: `The role "${staff.role}" may not do this: it asks for ${right ?? 'a right that nobody has'}.` });
  });
}
