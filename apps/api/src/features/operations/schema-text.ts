import { escapeHtml as text } from '../../platform/http/html-page.ts';

/** What of JSON Schema the description uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  description?: string;
  pattern?: string;
}

/** A schema as a short type in HTML, with links to the forms it names. */
export function typeOf(schema: Schema, depth = 0): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#form-${text(name)}">${text(name)}</a>`;
  }
  if (schema.enum !== undefined) return schema.enum.map((value) => text(JSON.stringify(value))).join(' | ');
  if (schema.oneOf !== undefined) return schema.oneOf.map((one) => typeOf(one, depth)).join(' | ');
  const types = [schema.type ?? 'object'].flat();
  return types.map((type) => simple(type, schema, depth)).join(' | ');
}

function simple(type: string, schema: Schema, depth: number): string {
  if (type === 'array') return `${typeOf(schema.items ?? {}, depth)}[]`;
  if (type !== 'object') return text(type);
  if (schema.properties === undefined) {
    const values = typeof schema.additionalProperties === 'object' ? typeOf(schema.additionalProperties, depth) : 'any';
    return `{ [name]: ${values} }`;
  }
  const indent = '  '.repeat(depth + 1);
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const optional = schema.required?.includes(name) === true ? '' : '?';
    const note = field.description === undefined ? '' : `  // ${text(field.description)}`;
    return `${indent}${text(name)}${optional}: ${typeOf(field, depth + 1)}${note}`;
  });
  return `{\n${fields.join('\n')}\n${'  '.repeat(depth)}}`;
}
