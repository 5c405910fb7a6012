import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import formats from 'ajv-formats';
import { ApiError } from './api-error.ts';

const options = { strict: false, allErrors: true, removeAdditional: false, validateFormats: true } as const;

/**
 * Validates requests against the description. Query and path come as text and are coerced; bodies never are.
 * Answers are written with JSON.stringify: what a handler returns leaves as it is (in tests `response-check.ts` compares).
 */
export function installValidation(app: FastifyInstance): void {
  const asSent = new Ajv(options);
  const coercing = new Ajv({ ...options, coerceTypes: true });
  for (const ajv of [asSent, coercing]) addFormats(ajv);
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? asSent : coercing).compile(schema as object));
  app.setSerializerCompiler(() => JSON.stringify);
  // A body of a type that the operation does not describe would otherwise pass unvalidated.
  app.addHook('preValidation', async (request) => {
    const body = request.routeOptions.schema?.body as { content?: Record<string, unknown> } | undefined;
    if (body?.content === undefined) return;
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (type in body.content) return;
    throw new ApiError('BAD_REQUEST', { message: `The body must be sent as ${Object.keys(body.content).join(' or ')}.` });
  });
}

export function addFormats(ajv: Ajv): void {
  // ajv-formats is CommonJS: its function is the module itself under Node and its `default` for the types.
  const add = ('default' in formats ? formats.default : formats) as unknown as (ajv: Ajv) => void;
  add(ajv);
}
