import { languages } from '@parral/api-spec/languages';
import { z } from 'zod';

/** A key of a file: `countries[].zones[].price`. */
export interface Key {
  path: string;
  type: string;
  required: boolean;
  /** What holds where it is left out, as YAML writes it. */
  initial?: string | undefined;
  says?: string | undefined;
  example?: string | undefined;
  /** The first of those that it may be. */
  choice?: string | undefined;
}

/** What of JSON Schema zod writes. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  default?: unknown;
  title?: string;
  description?: string;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
}

/** Every key that a schema knows, in its order, those within others after them. */
export function keysOf(schema: z.ZodType): Key[] {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    // What is read into something else is written as it stands in the file; zod leaves these out there.
    override({ zodSchema, jsonSchema }) {
      const { examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (Array.isArray(examples)) jsonSchema.examples = examples;
      if (zodSchema._zod.def.type === 'default') jsonSchema.default ??= zodSchema._zod.def.defaultValue as never;
    },
  });
  return within(json as Schema, '');
}

function within(schema: Schema, path: string): Key[] {
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (parts.length > 0)
    return parts.flatMap((part) => within(part, path)).filter(({ path: one }, at, all) => all.findIndex((other) => other.path === one) === at);
  if (schema.items) return within(schema.items, `${path}[]`);
  if (isText(schema)) return [];
  const named = typeof schema.additionalProperties === 'object' ? within(schema.additionalProperties, `${path}.*`) : [];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
      const own = path === '' ? name : `${path}.${name}`;
      const required = (schema.required ?? []).includes(name) && value.default === undefined;
      const [example] = value.examples ?? [];
      return [
        {
          path: own,
          type: typeOf(value),
          required,
          initial: written(value.default),
          says: value.description,
          example: written(example),
          choice: value.type === 'boolean' ? String(value.default !== true) : written(value.enum?.[0]),
        },
        ...within(value, own),
      ];
    }),
    ...named,
  ];
}

/** Words in each language. */
function isText({ properties }: Schema): boolean {
  return (
    properties !== undefined && Object.keys(properties).length > 0 && Object.keys(properties).every((name) => (languages as readonly string[]).includes(name))
  );
}

function typeOf(schema: Schema): string {
  const { anyOf = schema.oneOf, enum: choices, const: only, items, type, minimum, maximum } = schema;
  if (schema.title) return schema.title;
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if (only !== undefined) return JSON.stringify(only);
  if (choices) return choices.length > 12 ? 'one of a list' : `one of ${choices.join(', ')}`;
  if (isText(schema)) return 'text in each language';
  if (type === 'array') return items ? `list of ${typeOf(items)}` : 'list';
  if (type === 'object')
    return schema.properties
      ? 'keys'
      : `keys of one's own, each ${typeof schema.additionalProperties === 'object' ? typeOf(schema.additionalProperties) : 'any value'}`;
  const bounds =
    type !== undefined && /integer|number/.test(String(type)) && minimum !== undefined && maximum !== undefined && maximum < 1e9
      ? ` from ${minimum} to ${maximum}`
      : '';
  const names: Record<string, string> = { string: 'text', integer: 'whole number', number: 'number', boolean: 'true or false', null: 'null' };
  return type === undefined
    ? 'value'
    : [type]
        .flat()
        .map((one) => names[one] ?? one)
        .join(' or ') + bounds;
}

/** A value on one line, as YAML has it. */
export function written(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}
