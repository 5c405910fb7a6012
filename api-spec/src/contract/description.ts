/** What of JSON Schema the description uses. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export interface Body {
  $ref?: string;
  required?: boolean;
  content?: Readonly<Record<string, { schema?: Schema }>>;
}

export interface Operation {
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: Body;
  responses: Readonly<Record<string, Body>>;
  security?: readonly Readonly<Record<string, readonly string[]>>[];
}

export interface Description {
  info: { version: string };
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What a reference of a bundled description leads to; anything else is itself. */
export function resolved<T extends { $ref?: string }>({ components }: Pick<Description, 'components'>, value: T): T {
  if (value.$ref === undefined) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  return components[kind]?.[name] as T;
}

/** The schema behind its reference, with the parts of an `allOf` together. */
export function whole(description: Pick<Description, 'components'>, schema: Schema): Schema {
  const { allOf, ...own } = resolved(description, schema);
  if (allOf === undefined) return own;
  const parts = [own, ...allOf.map((part) => whole(description, part))];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})) as Schema['properties'],
    required: parts.flatMap(({ required = [] }) => required),
  };
}
