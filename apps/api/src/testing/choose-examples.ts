/**
 * Makes `api-spec/examples/recorded.json` of what the tests of the features send and are answered: `pnpm --filter @parral/api examples`,
 * then `npm run generate`. Of each call the answer that shows most of its form, and of each refusal one for each code.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operations } from './generated/requests.ts';
import type { Recorded } from './recorder.ts';

interface Example extends Pick<Recorded, 'path' | 'query' | 'body' | 'answer'> {
  /** By status and code. */
  refusals: Record<string, Record<string, unknown>>;
}

/** Tests that make things up, or hours: what they send is no example. */
const strange = /killed|rush|property|failures|nightly|clock|generated/;
const longest = 240;
const mostEntries = 2;

const folder = process.argv[2] ?? recordAll();
const calls = readdirSync(folder).flatMap((name) =>
  readFileSync(path.join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Recorded),
);
if (process.argv[2] === undefined) rmSync(folder, { recursive: true });

/** Calls that take JSON: one that was sent as text, to be signed as it is, shows nothing of its form. */
const takesBody = new Set(
  operations.filter(({ operation }) => operation.requestBody?.content['application/json']).map(({ operation }) => operation.operationId),
);

const examples: Record<string, Example> = {};
// The description is its own example.
const shown = calls.filter((call) => call.operation !== 'getOpenapi' && isPresentable(call));
for (const [operation, all] of [...Map.groupBy(shown, (call) => call.operation)].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const best = all
    .filter(({ status, body }) => status === 200 && (body !== undefined || !takesBody.has(operation)))
    .reduce<Recorded | null>((chosen, call) => (chosen === null || tells(call) > tells(chosen) ? call : chosen), null);
  if (best === null) continue;
  const refusals: Example['refusals'] = {};
  for (const { status, answer } of all.filter(({ status: code }) => code >= 400 && code < 500)) {
    const code = (answer as { detail?: string } | null)?.detail;
    if (typeof code === 'string' && /^[A-Z_]+$/.test(code)) (refusals[status] ??= {})[code] ??= shortened(answer);
  }
  examples[operation] = {
    path: best.path,
    query: best.query,
    ...(best.body !== undefined && { body: shortened(best.body) }),
    answer: shortened(best.answer),
    refusals,
  };
}
writeFileSync(new URL('../../../../api-spec/examples/recorded.json', import.meta.url), `${JSON.stringify(examples, null, 2)}\n`);
console.log(`${Object.keys(examples).length} calls have an example, out of ${calls.length} that were recorded.`);

function recordAll(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'examples-'));
  const files = globSync('src/{features/*/*,server}.test.ts').filter((file) => !strange.test(file));
  // On one database: what is answered is the same on both.
  const { status } = spawnSync('vitest', ['run', ...files, '-t', 'on postgres'], { stdio: 'inherit', env: { ...process.env, RECORD_EXAMPLES: made } });
  if (status !== 0) throw new Error('A test failed: its answers are no examples.');
  return made;
}

/** Nothing that a test sends to be refused, and no address but an invented one. */
function isPresentable({ body, query, answer, path: names }: Recorded): boolean {
  const sent = JSON.stringify([body, query, names]);
  const addresses = JSON.stringify([body, query, answer]).match(/[\w.+-]+@[\w.-]+/g) ?? [];
  return (
    sent.length < 4_000 && !/<script|\\u0000|\\ud/.test(sent) && addresses.every((address) => /@(?:[\w-]+\.)*example(?:\.com|\.org|\.net)?$/i.test(address))
  );
}

/** How much of its form an answer shows: its fields that hold something, the nearer the better, and the shorter of two that show the same. */
function tells({ answer, query, body }: Recorded): number {
  const fields = new Set<string>();
  const walk = (value: unknown, at: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, `${at}[]`);
    else if (typeof value === 'object' && value !== null) for (const [key, one] of Object.entries(value)) walk(one, `${at}.${key}`);
    else if (value !== null && value !== '') fields.add(at);
  };
  walk(answer, '');
  return fields.size * 1_000 - Math.min(JSON.stringify([answer, query, body]).length / 100, 900);
}

/** Lists of two entries and the beginnings of long texts: what is read shows the form. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
}
