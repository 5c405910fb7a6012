import description from '@parral/api-spec/openapi.json' with { type: 'json' };
import type { Schema } from '@parral/api-spec/description';
import fc from 'fast-check';
import { valuesOf, type Vocabulary } from './schema-values.ts';

/** A call as it goes to the server. */
export interface GeneratedRequest {
  operation: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  /** undefined: none. */
  body: string | undefined;
  /** Where what it changes is read: a change names the version that was seen. */
  readAt: string | undefined;
  /** Who sends it: somebody without cookies, a visitor who has been here, a member, an owner at the office. */
  from: 'nobody' | 'visitor' | 'member' | 'owner';
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  operationId: string;
  parameters?: readonly (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const paths = description.paths as unknown as Record<string, Partial<Record<(typeof methods)[number], Operation>>>;

/** Every operation of the description. */
export const operations = Object.entries(paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method, operation }] : [];
  }),
);

function lookUp(reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], description);
}

/** Some send nearly what the site itself sends, and get far; others send anything. */
const manners: readonly Vocabulary['manners'][] = [
  { fitting: 6, known: 160 },
  { fitting: 8, known: 12 },
];

/** Only who is let in gets past the office's first check. */
const atOffice: readonly GeneratedRequest['from'][] = ['nobody', 'member', 'owner', 'owner', 'owner', 'owner', 'owner', 'owner'];
const onSite: readonly GeneratedRequest['from'][] = ['nobody', 'visitor', 'member'];

/** Requests to every operation, each as likely as another; from the same seed the same ones, as long as the server knows the same. */
export function requests(known: Vocabulary['known']): fc.Arbitrary<GeneratedRequest> {
  const resolve = (reference: string) => lookUp(reference) as Schema;
  return fc.oneof(...manners.flatMap((one) => operations.map((operation) => requestsTo(operation, { known, resolve, manners: one }))));
}

function requestsTo({ path, method, operation }: (typeof operations)[number], vocabulary: Vocabulary): fc.Arbitrary<GeneratedRequest> {
  const parameters = (operation.parameters ?? []).map((one) => ('$ref' in one ? (lookUp(one.$ref) as Parameter) : one));
  const value = ({ name, schema, required = false }: Parameter) => fc.option(valuesOf(schema, name, vocabulary), { nil: undefined, freq: required ? 40 : 2 });
  const of = (place: string) => fc.record(Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, value(one)])));
  const inPath = fc.record(
    Object.fromEntries(
      parameters
        .filter((one) => one.in === 'path')
        .map((one) => {
          // A number of an order is none of a member: what the list above it gave, where it gave any.
          const list = path.slice(0, path.indexOf(`{${one.name}}`));
          const listed = [one.name, one.name.replace(/^\w+_id$/, 'id')].flatMap((name) => vocabulary.known(`${list}{${name}}`));
          return [one.name, listed.length > 0 ? fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...listed) }, value(one)) : value(one)];
        }),
    ),
  );
  const above = path.replace(/[^/{}]+\/$/, '');
  const isRead = above.endsWith('}/') && above !== path && operations.some((one) => one.path === above && one.method === 'get');
  const addressOf = (pattern: string, values: Readonly<Record<string, unknown>>) =>
    pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(values[name] ?? 'x') || 'x');
  const schema = operation.requestBody?.content['application/json']?.schema;
  const body = schema === undefined ? fc.constant(undefined) : bodies(schema, vocabulary);
  const from = fc.constantFrom(...(path.startsWith('/api/office/') ? atOffice : onSite));
  return fc.record({ values: inPath, inQuery: of('query'), body, from }).map(({ values, inQuery, body: sent, from: sender }) => ({
    operation: operation.operationId,
    method: method.toUpperCase() as GeneratedRequest['method'],
    url: addressOf(path, values) + queryOf(inQuery),
    readAt: isRead ? addressOf(above, values) : undefined,
    body: sent,
    from: sender,
  }));
}

/** JSON of the schema, now and then other JSON, or none at all. */
function bodies(schema: Schema, vocabulary: Vocabulary): fc.Arbitrary<string> {
  const fitting = valuesOf(schema, '', vocabulary).map((value) => JSON.stringify(value));
  const broken = fc.tuple(fitting, fc.nat(40)).map(([text, cut]) => text.slice(0, cut));
  return fc.oneof({ weight: 30, arbitrary: fitting }, { weight: 1, arbitrary: fc.json() }, { weight: 1, arbitrary: broken });
}

function queryOf(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${given.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`;
}

/** As a browser writes it; half a character, which no address can hold, is replaced. */
function encoded(value: unknown): string {
  const text = value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed());
}
