import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { FastifyValidationResult } from 'fastify/types/schema.js';
import formats from 'ajv-formats';
import { isEuros } from '@parral/rules';
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
  app.setValidatorCompiler(({ schema, httpPart }) => compiledAtFirst(httpPart === 'body' ? asSent : coercing, schema as object));
  app.setSerializerCompiler(() => JSON.stringify);
  // A body of a type that the operation does not describe would otherwise pass unvalidated.
  app.addHook('preValidation', async (request) => {
    const body = request.routeOptions.schema?.body as { content?: Record<string, unknown> } | undefined;
    if (body?.content === undefined) return;
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (type in body.content) return;
    throw new ApiError('BAD_REQUEST', { message: `The body must be sent as ${Object.keys(body.content).join(' or ')}.` });
  });
  app.addHook('preValidation', async ({ params, query, body }) => {
    const fields = Object.fromEntries([...controlCharactersIn(params), ...controlCharactersIn(query), ...controlCharactersIn(body)]);
    if (Object.keys(fields).length > 0) throw new ApiError('BAD_REQUEST', { fields });
  });
}

/** A process starts sooner that compiles what a request is held against when the first such request comes; few routes are ever asked. */
function compiledAtFirst(ajv: Ajv, schema: object): FastifyValidationResult {
  let compiled: ValidateFunction | undefined;
  const validate: FastifyValidationResult = (data: unknown) => {
    compiled ??= ajv.compile(schema);
    const isValid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return validate;
}

/** Control characters but tab and line ends, which texts of several lines have: nobody types them, and the database takes no NUL. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Nor does it take half a character in JSON, such as one that was cut in the middle. */
const isUnfit = (text: string) => control.test(text) || !text.isWellFormed();

/** Each field with a control character or half a character in its name or its text, by its path in dots. */
function* controlCharactersIn(value: unknown, path: readonly string[] = []): Generator<[string, 'CONTROL_CHARACTER']> {
  if (typeof value === 'string') {
    if (isUnfit(value)) yield [path.join('.'), 'CONTROL_CHARACTER'];
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      if (isUnfit(key)) yield [[...path, 'name'].join('.'), 'CONTROL_CHARACTER'];
      else yield* controlCharactersIn(part, [...path, key]);
    }
}

export function addFormats(ajv: Ajv): void {
  // ajv-formats is CommonJS: its function is the module itself under Node and its `default` for the types.
  const add = ('default' in formats ? formats.default : formats) as unknown as (ajv: Ajv) => void;
  add(ajv);
  // `multipleOf: 0.01` would refuse 19.99, which is no whole multiple in a computer's numbers.
  ajv.addFormat('euros', { type: 'number', validate: isEuros });
}
