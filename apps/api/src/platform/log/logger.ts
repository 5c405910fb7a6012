import { loggedPath, scrub, scrubStack } from '@parral/rules';
import type { FastifyServerOptions } from 'fastify';
import { sqlState } from '../database/sql-state.ts';
import { currentRequestId } from './request-scope.ts';

/** Where lines of the log go; tests give one that keeps them. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * The log: one JSON line for each thing, without personal data. Addresses, cookies, bodies and queries of requests are
 * left out; a failed statement is named without its values, and messages are scrubbed (`scrub` of @parral/rules).
 */
export function loggerOptions(level: string, target?: LogTarget): FastifyServerOptions['logger'] {
  return {
    level,
    ...(target && { stream: target }),
    base: null,
    mixin: () => {
      const request = currentRequestId();
      return request === undefined ? {} : { request };
    },
    redact: { paths: ['*.email', '*.password', '*.authorization', '*.cookie', '*.client_secret', '*.payload'], censor: '…' },
    serializers: { err: describeError, req: (request: { method: string; url: string }) => ({ method: request.method, path: loggedPath(request.url) }) },
  };
}

interface DescribedError {
  type: string;
  message: string;
  stack: string;
  [more: string]: unknown;
}

/** An error for the log, without the values of a statement and scrubbed. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)), stack: '' };
  const state = sqlState(error);
  return {
    type: error.name,
    message: scrub(error.message.replace(/\nparams: [\s\S]*$/, '')),
    ...(state !== undefined && { sqlState: state }),
    stack: scrubStack((error.stack ?? '').replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '')),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
