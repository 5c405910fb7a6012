import { z } from 'zod';
import type { BlockDefinition } from './block.ts';
import { camelCase, kebabCase } from './template/attribute-names.ts';

/** The attributes of a block as a template writes them, with what its schema says of each. */
export function attributesOf(schema: z.ZodType): { name: string; required: boolean; description: string }[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, { description?: string; enum?: string[]; default?: string | number | boolean; pattern?: string; type?: string }>;
    required?: string[];
  };
  return Object.entries(described.properties ?? {}).map(([name, { description, enum: choices, default: otherwise, type }]) => ({
    name: kebabCase(name),
    required: described.required?.includes(name) ?? false,
    description: [
      description,
      choices?.join(' | ') ?? (type === 'string' || type === undefined ? '' : type),
      otherwise === undefined || otherwise === '' ? '' : `= ${otherwise}`,
    ]
      .filter(Boolean)
      .join(' '),
  }));
}

/**
 * What a block has against attributes as a template writes them (`page-id`), one sentence each: those its schema refuses, and
 * those that it does not know, which would be left unread.
 */
export function attributeErrors(definition: BlockDefinition | undefined, attributes: Readonly<Record<string, string>>): string[] {
  if (!definition) return [];
  const known = attributesOf(definition.attributes).map(({ name }) => name);
  const unknown = Object.keys(attributes).filter((name) => !known.includes(name));
  const parsed = definition.attributes.safeParse(Object.fromEntries(Object.entries(attributes).map(([name, value]) => [camelCase(name), value])));
  return [
    ...unknown.map((name) => `it has no attribute "${name}"${known.length === 0 ? '' : `; it has ${known.join(', ')}`}`),
    ...(parsed.error?.issues ?? []).map(({ path: [camel = '', ...rest], message }) => {
      const name = kebabCase(String(camel));
      return Object.hasOwn(attributes, name) ? `${[name, ...rest].join('.')}: ${message}` : `${name}: it must be given`;
    }),
  ];
}
