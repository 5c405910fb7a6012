/** What of the description the papers for programs and people are made from. */
export interface Described {
  info: { title: string; description?: string; version: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
}

export interface DescribedOperation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; example?: unknown }[];
  requestBody?: { content?: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }>;
  security?: Record<string, string[]>[];
}

export interface Call {
  method: string;
  path: string;
  operation: DescribedOperation;
}

/** The calls of each tag, in the order of both. */
export function callsByTag({ tags, paths }: Described): { tag: string; about: string; calls: Call[] }[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method: method.toUpperCase(), path, operation })),
  );
  return tags
    .map(({ name, description = '' }) => ({ tag: name, about: description, calls: all.filter(({ operation }) => operation.tags?.[0] === name) }))
    .filter(({ calls }) => calls.length > 0);
}

/** What a call asks of who calls, in words. */
export function askedOf({ security = [] }: DescribedOperation): string {
  return security
    .map((one) => {
      if (one['token'] !== undefined) return `a token with ${one['token'].join(', ')}`;
      if (one['session'] !== undefined) return 'the session cookie';
      return one['metricsToken'] === undefined ? 'nothing' : 'METRICS_TOKEN';
    })
    .join(', or ');
}
