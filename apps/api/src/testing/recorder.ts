import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from './generated/requests.ts';

/** One call of a test with its answer, as `examples.ts` chooses from. */
export interface Recorded {
  operation: string;
  path: Record<string, string>;
  query: Record<string, string>;
  /** undefined: none was sent, or no JSON. */
  body?: unknown;
  status: number;
  answer: unknown;
}

/** Set by `pnpm --filter @parral/api examples`: the folder that this run's calls are written to. */
const folder = process.env['RECORD_EXAMPLES'];

const routes = operations
  .map(({ path: template, method, operation }) => ({
    operation: operation.operationId,
    method: method.toUpperCase(),
    // A page's route may hold slashes.
    pattern: new RegExp(
      `^${template.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${name === 'route' ? '.+' : '[^/]+'})`)}$`,
    ),
    names: template.match(/\{/g)?.length ?? 0,
  }))
  // What is written out stands before what is a name: order/link/ before order/{token}/.
  .toSorted((a, b) => a.names - b.names);

/** Writes a call down where examples are recorded; otherwise nothing. */
export function record(call: { method: string; url: string; sent: unknown; status: number; type: string; answer: unknown }): void {
  if (folder === undefined || !call.type.includes('json')) return;
  const { pathname, searchParams } = new URL(call.url, 'http://localhost');
  for (const { operation, method, pattern } of routes) {
    const match = method === call.method ? pattern.exec(pathname) : null;
    if (match === null) continue;
    const line: Recorded = {
      operation,
      path: { ...match.groups },
      query: Object.fromEntries(searchParams),
      ...(typeof call.sent === 'object' && { body: call.sent }),
      status: call.status,
      answer: call.answer,
    };
    appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`);
    return;
  }
}
