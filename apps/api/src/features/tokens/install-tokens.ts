import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { setCaller } from '../../platform/http/caller.ts';
import { description } from '../../platform/http/description.ts';
import { hashToken } from './add-token.ts';
import { noteUse, tokenByHash, type TokenRow } from './tokens.store.ts';

/** What the description asks of a call that a token opens: its scope, and whether it answers without one too. */
interface Demand {
  scope: string;
  isOpen: boolean;
}

type Security = readonly Readonly<Record<string, readonly string[]>>[];

/** The calls that name a scope, by operationId. */
export function tokenDemands(): Map<string, Demand> {
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods) as { operationId?: string; security?: Security }[]);
  return new Map(
    operations.flatMap(({ operationId = '', security = [] }): [string, Demand][] => {
      const scope = security.flatMap(({ token }) => token ?? [])[0];
      return scope === undefined ? [] : [[operationId, { scope, isOpen: security.some((one) => Object.keys(one).length === 0) }]];
    }),
  );
}

/**
 * Lets programs in by their token, to the calls that the description opens to its scopes: TOKEN_INVALID and TOKEN_SCOPE_MISSING
 * otherwise. Everywhere else a token says nothing. Who sends one is the estate's program and nobody else: no cookie counts beside it,
 * and its calls are counted for the token.
 *
 * Comes before the kept answers, so that a token that was revoked reads none of them.
 */
export function installTokens(app: FastifyInstance, { db, limits, disk }: Pick<Context, 'db' | 'limits' | 'disk'>): void {
  const demands = tokenDemands();

  async function admit(request: FastifyRequest, sent: string | undefined, { scope, isOpen }: Demand): Promise<void> {
    if (sent === undefined) {
      if (isOpen) return;
      throw new ApiError('TOKEN_INVALID');
    }
    const token = await tokenByHash(db, hashToken(sent));
    if (token === null) {
      // Counted for who guesses; a token that is right is let in beside it.
      await limits.take('unknown token by address', request.ip);
      throw new ApiError('TOKEN_INVALID');
    }
    if (token.state !== 'valid') throw new ApiError('TOKEN_INVALID', { message: endedMessage(token) });
    if (!(token.scopes as string[]).includes(scope))
      throw new ApiError('TOKEN_SCOPE_MISSING', {
        message: `The token "${token.name}" may ${token.scopes.join(', ')}, and this call asks for ${scope}. Make one that has it: \`estate token add\`.`,
      });
    await limits.take('calls by token', token.id);
    setCaller(request, token.name);
    delete request.headers.cookie;
    if (!disk.full) await noteUse(db, token);
  }

  app.addHook('onRequest', (request, reply, done) => {
    const operation = (request.routeOptions.schema as { operationId?: string } | undefined)?.operationId;
    const demand = operation === undefined ? undefined : demands.get(operation);
    if (demand === undefined) return done();
    const sent = bearer(request);
    // What everybody may read costs nothing more for who sends no token.
    if (sent === undefined && demand.isOpen) return done();
    reply.header('x-request-id', request.id);
    void letIn(demand);

    async function letIn(demanded: Demand): Promise<void> {
      try {
        await admit(request, sent, demanded);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) reply.header('www-authenticate', 'Bearer realm="estate", error="invalid_token"');
        return done(error as Error);
      }
      done();
    }
  });
}

function bearer({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
}

function endedMessage({ name, state, revokedAt, expiresAt }: TokenRow): string {
  const day = (state === 'revoked' ? (revokedAt ?? expiresAt) : expiresAt).toISOString().slice(0, 10);
  return `The token "${name}" ${state === 'revoked' ? 'was revoked' : 'ended'} on ${day}. Make another one: \`estate token add\`.`;
}
