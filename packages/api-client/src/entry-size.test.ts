import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

test('the main entry brings neither react nor react-query, and is at most 4 kB on the wire', async () => {
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
  expect(gzipSync(code).length).toBeLessThanOrEqual(4096);
});
