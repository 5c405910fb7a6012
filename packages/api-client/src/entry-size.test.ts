import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { operationTable } from './operations.ts';

/** Bytes on the wire: the client itself, and what each call of the table may add to it. */
const budget = { client: 3072, call: 30 };

test('the main entry brings neither react nor react-query, and is at most 3 kB on the wire and 30 bytes for each call', async () => {
  const entry = fileURLToPath(new URL('index.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as { output: { code?: string; moduleIds?: string[] }[] }[];
  const code = output?.output.map((chunk) => chunk.code ?? '').join('') ?? '';
  const modules = output?.output.flatMap((chunk) => chunk.moduleIds ?? []) ?? [];
  expect(modules.filter((id) => /node_modules\/(react|@tanstack)/.test(id))).toEqual([]);
  expect(modules.some((id) => id.endsWith('create-client.ts'))).toBe(true);
  expect(gzipSync(code).length).toBeLessThanOrEqual(budget.client + budget.call * Object.keys(operationTable).length);
});
