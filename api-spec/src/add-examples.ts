/** What the server's tests sent and were answered, by operationId (`examples/recorded.json`). */
export interface RecordedExample {
  path: Record<string, string>;
  query: Record<string, string>;
  body?: unknown;
  answer: unknown;
  /** By status and code. */
  refusals: Record<string, Record<string, unknown>>;
}

interface Content {
  content?: Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }>;
}

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
}

export interface Described {
  paths: Record<string, Record<string, Operation>>;
  components: { responses?: Record<string, Content> };
}

const json = 'application/json';

/**
 * The description with an example at every call, its parameters, its body, its answer and its refusals, as the tests recorded them. An
 * answer that several calls share is written out where it has examples of its own.
 */
export function withExamples<D extends object>(description: D, recorded: Record<string, RecordedExample>): D {
  const copy = structuredClone(description);
  const { paths, components } = copy as unknown as Described;
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const example = recorded[operation.operationId];
    if (example === undefined) continue;
    // Parameters may be shared between calls.
    operation.parameters = operation.parameters?.map((parameter) => {
      const given = (parameter.in === 'path' ? example.path : example.query)[parameter.name];
      return given === undefined ? parameter : { ...parameter, example: given };
    });
    if (operation.parameters === undefined) delete operation.parameters;
    const body = operation.requestBody?.content?.[json];
    if (body !== undefined && example.body !== undefined) body.example = example.body;
    for (const [status, answer] of Object.entries(operation.responses)) {
      const values = status === '200' ? { recorded: example.answer } : (example.refusals[status] ?? {});
      if (Object.keys(values).length === 0) continue;
      const shared = answer.$ref === undefined ? answer : components.responses?.[answer.$ref.split('/').at(-1) ?? ''];
      const media = shared?.content?.[json];
      if (shared === undefined || media === undefined) continue;
      const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
      operation.responses[status] = { ...shared, content: { ...shared.content, [json]: { ...media, examples: shown } } };
    }
  }
  return copy;
}
