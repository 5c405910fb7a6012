import type { FastifyRequest } from 'fastify';
import type { RateLimit, RateLimiter } from './rate-limits.ts';

const callers = new WeakMap<FastifyRequest, string>();

/** Says which program of the estate calls, by the name of its token. */
export function setCaller(request: FastifyRequest, token: string): void {
  callers.set(request, token);
}

/** The name of the token that a call came with and was let in by; undefined for everybody else. */
export function callerOf(request: FastifyRequest): string | undefined {
  return callers.get(request);
}

/** Counts a call for its address; one with a token was counted for that already, wherever it comes from. */
export async function takeUnlessToken(limits: RateLimiter, limit: RateLimit, request: FastifyRequest): Promise<void> {
  if (callerOf(request) === undefined) await limits.take(limit, request.ip);
}
