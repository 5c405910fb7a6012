import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { description } from './description.ts';
import { addFormats } from './validation.ts';

/**
 * Compares every JSON answer with the description: for tests. An answer of an undescribed status, form or with an
 * undescribed field is replaced by a 500 whose log says what is wrong.
 */
export function installResponseCheck(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const operationId = operationOf(request);
    if (operationId === undefined || checked in reply) return payload;
    Object.defineProperty(reply, checked, { value: true });
    const where = `${request.method} ${request.routeOptions.url} ${reply.statusCode}`;
    const validate = validators.get(`${operationId} ${reply.statusCode}`) ?? compile(operationId, reply.statusCode);
    if (validate === undefined) throw new Error(`${where} is not described: ${JSON.stringify(payload)}`);
    const asSent: unknown = JSON.parse(JSON.stringify(payload));
    if (!validate(asSent)) throw new Error(`${where} does not have the described form: ${ajv.errorsText(validate.errors)}`);
    return payload;
  });
}

const checked = Symbol('answer compared with the description');
type Answer = { $ref?: string; content?: { 'application/json'?: { schema?: object } } };
type Described = Record<string, { operationId?: string; responses?: Record<number, Answer> }>;

/** For all servers of the process: each answer is compiled when the first one is compared with it. */
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(closed(description) as object, 'description');
const validators = new Map<string, ValidateFunction>();
const answers = new Map(
  Object.values(description.paths as Record<string, Described>).flatMap((methods) =>
    Object.values(methods).map(({ operationId, responses }) => [operationId, responses] as const),
  ),
);

function operationOf({ routeOptions }: FastifyRequest): string | undefined {
  return (routeOptions.schema as { operationId?: string } | undefined)?.operationId;
}

/** undefined: the description has no JSON answer of this status. */
function compile(operationId: string, status: number): ValidateFunction | undefined {
  const answer = answers.get(operationId)?.[status];
  const name = answer?.$ref?.split('/').at(-1);
  const { content } = (name === undefined ? answer : (description.components.responses as Record<string, Answer>)[name]) ?? {};
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return undefined;
  const validate = ajv.compile(pointed(closed(schema)) as object);
  validators.set(`${operationId} ${status}`, validate);
  return validate;
}

/** With references into the description from a schema that stands by itself. */
function pointed(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"description#/'));
}

/** The schema with every object that lists its properties closed to others. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  if (typeof copy['properties'] === 'object' && !('additionalProperties' in copy)) copy['additionalProperties'] = false;
  return copy;
}
