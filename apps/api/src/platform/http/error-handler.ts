import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../database/sql-state.ts';
import { ApiError } from './api-error.ts';

/** Answers every failure in the Error form; what nobody foresaw is logged whole under its error_id. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => refuse(error, request, reply));
  app.setNotFoundHandler((request, reply) => refuse(new ApiError('NOT_FOUND'), request, reply));
}

function refuse(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = asApiError(error);
  if (refusal.status >= 500) request.log.error({ err: error, error_id: request.id }, 'request failed');
  if (refusal.details.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(refusal.details.retryAfterSeconds));
  return reply.code(refusal.status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(refusal.form(request.id));
}

function asApiError(error: FastifyError | Error): ApiError {
  if (error instanceof ApiError) return error;
  if ('validation' in error && error.validation) return new ApiError('BAD_REQUEST', { fields: invalidFields(error.validation) });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) {
    return new ApiError('BAD_REQUEST', { message: `The request cannot be read (${error.message}). Send what /api/docs describes.` });
  }
  if (isDatabaseAway(error)) return new ApiError('DATABASE_UNAVAILABLE', { retryAfterSeconds: 2 });
  return new ApiError('INTERNAL_ERROR');
}

/** Each wrong field with a code: REQUIRED, UNKNOWN, or the rule it breaks, such as PATTERN or MAXLENGTH. */
function invalidFields(violations: NonNullable<FastifyError['validation']>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, keyword, params } of violations) {
    const path = instancePath.split('/').slice(1);
    if (keyword === 'required') fields[[...path, params.missingProperty].join('.')] = 'REQUIRED';
    else if (keyword === 'additionalProperties') fields[[...path, params.additionalProperty].join('.')] = 'UNKNOWN';
    else fields[path.join('.')] ??= keyword.toUpperCase();
  }
  return fields;
}
