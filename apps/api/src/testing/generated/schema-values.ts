import type { Schema } from '@parral/api-spec/description';
import fc from 'fast-check';

/** What values may be made of, beside their schema. */
export interface Vocabulary {
  /** What a reference of the description leads to. */
  resolve(reference: string): Schema;
  /** Values that answers of the server gave under a name. */
  known(name: string): readonly unknown[];
  /** For each value that fits nothing: how many that fit the schema, and how many that the server knows. */
  manners: { fitting: number; known: number };
}

/** What nobody sends who means well. */
const hostile: readonly unknown[] = [
  ...['', ' ', '\u0000', '\u202e', '\ud800', '𝔙'.repeat(300), 'a'.repeat(5_000), '%00', '%', '../../etc', "' or 1=1 --", '__proto__', 'constructor'],
  ...['-1', '1e309', 'NaN', 'Infinity', '٣', '9'.repeat(40), '0x10', '1.5', '2026-02-30', '9999-12-31', '0000-00-00', '275760-09-13', '25:99', 'null', '[object Object]'],
  ...[null, true, 0, -1, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), [], [[]], [null], {}, { $ne: null }],
];

/** Values for a schema: mostly such as fit it, by name also such as the server knows, now and then one that fits nothing. */
export function valuesOf(schema: Schema, name: string, vocabulary: Vocabulary, depth = 0): fc.Arbitrary<unknown> {
  const known = vocabulary.known(name).filter((value) => mayBe(schema, value, vocabulary));
  return fc.oneof(
    { weight: vocabulary.manners.fitting, arbitrary: fitting(schema, name, vocabulary, depth) },
    { weight: known.length > 0 ? vocabulary.manners.known : 0, arbitrary: fc.constantFrom(...(known.length > 0 ? known : [null])) },
    { weight: 1, arbitrary: fc.constantFrom(...hostile) },
  );
}

/** Whether what stood under the same name elsewhere is worth a try here. */
function mayBe(schema: Schema, value: unknown, vocabulary: Vocabulary): boolean {
  if (schema.$ref !== undefined) return mayBe(vocabulary.resolve(schema.$ref), value, vocabulary);
  if (schema.enum) return schema.enum.includes(value as never);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [typeof value]);
  if (typeof value === 'number') return types.includes('number') || (types.includes('integer') && Number.isInteger(value));
  if (!types.includes(typeof value)) return false;
  if (typeof value !== 'string') return true;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format = '' } = schema;
  return value.length >= minLength && value.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(value)) && (shapes[format]?.test(value) ?? true);
}

const shapes: Readonly<Record<string, RegExp>> = { uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, date: /^\d{4}-\d\d-\d\d$/, 'date-time': /^\d{4}-\d\d-\d\dT.*Z$/ };

function fitting(schema: Schema, name: string, vocabulary: Vocabulary, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return fitting(vocabulary.resolve(schema.$ref), name, vocabulary, depth);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((one) => fitting(one, name, vocabulary, depth)));
  if (schema.allOf) return fitting(merged(schema.allOf, vocabulary), name, vocabulary, depth);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object']);
  return fc.oneof(...types.map((type) => ofType(type, schema, name, vocabulary, depth)));
}

function ofType(type: string, schema: Schema, name: string, vocabulary: Vocabulary, depth: number): fc.Arbitrary<unknown> {
  const { minimum: min = -2_000, maximum: max = 2_000_000 } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, Math.max(min, 12)) }));
    case 'number':
      return schema.format === 'euros' ? fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((cents) => cents / 100) : fc.double({ min, max, noNaN: true });
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, name, vocabulary, depth + 1), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'object':
      return depth > 6 ? fc.constant({}) : objects(schema, vocabulary, depth);
    default:
      return texts(schema);
  }
}

function objects({ properties = {}, required = [] }: Schema, vocabulary: Vocabulary, depth: number): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, fc.option(valuesOf(schema, key, vocabulary, depth + 1), { nil: undefined, freq: required.includes(key) ? 40 : 2 })]),
  );
  return fc.record(model).map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)));
}

const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2029-12-31'), noInvalidDate: true });

function texts({ pattern, format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date' || format === 'date-time') return moments.map((moment) => moment.toISOString().slice(0, format === 'date' ? 10 : undefined));
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const limits = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) };
  return fc.oneof(fc.string({ ...limits, unit: 'grapheme' }), fc.string({ ...limits, unit: 'grapheme-ascii' }), fc.string({ ...limits, unit: 'binary' }));
}

function merged(parts: readonly Schema[], vocabulary: Vocabulary): Schema {
  const resolved = parts.map((part) => (part.$ref === undefined ? part : vocabulary.resolve(part.$ref)));
  const flat = resolved.map((part) => (part.allOf ? merged(part.allOf, vocabulary) : part));
  const properties = Object.assign({}, ...flat.map((part) => part.properties ?? {})) as Record<string, Schema>;
  return { type: flat.find((part) => part.type)?.type ?? 'object', properties, required: flat.flatMap((part) => part.required ?? []) };
}
