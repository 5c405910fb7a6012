import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { addFormats } from './validation.ts';

/**
 * Compares every JSON answer with the description: for tests. An answer of an undescribed status, form or with an
 * undescribed field is replaced by a 500 whose log says what is wrong.
 */
export function installResponseCheck(app: FastifyInstance): void {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const compiled = new Map<object, ValidateFunction>();
  app.addHook('preSerialization', async (request, reply, payload: unknown) => {
    const described = request.routeOptions.schema?.response as Described | undefined;
    if (described === undefined || checked in reply) return payload;
    Object.defineProperty(reply, checked, { value: true });
    const schema = described[reply.statusCode]?.content?.['application/json']?.schema;
    const where = `${request.method} ${request.routeOptions.url} ${reply.statusCode}`;
    if (schema === undefined) throw new Error(`${where} is not described: ${JSON.stringify(payload)}`);
    const validate = compiled.get(schema) ?? ajv.compile(closed(schema) as object);
    compiled.set(schema, validate);
    const asSent: unknown = JSON.parse(JSON.stringify(payload));
    if (!validate(asSent)) throw new Error(`${where} does not have the described form: ${ajv.errorsText(validate.errors)}`);
    return payload;
  });
}

const checked = Symbol('answer compared with the description');
type Described = Record<number, { content?: Record<string, { schema?: object }> }>;

/** The schema with every object that lists its properties closed to others. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  if (typeof copy['properties'] === 'object' && !('additionalProperties' in copy)) copy['additionalProperties'] = false;
  return copy;
}
