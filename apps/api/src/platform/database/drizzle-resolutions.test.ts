import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Imports the whole server in a process of its own, with each resolution of drizzle-orm done by Node as well. */
const comparing = `
  import { registerHooks } from 'node:module';
  import { resolveDrizzle } from '${new URL('drizzle-resolutions.ts', import.meta.url).href}';
  const seen = { kept: 0, different: [] };
  registerHooks({
    resolve(specifier, context, next) {
      const own = next(specifier, context);
      let asked = false;
      const given = resolveDrizzle(specifier, context, () => ((asked = true), own));
      if (!asked) seen.kept += 1;
      if (given.url !== own.url || given.format !== own.format) seen.different.push([specifier, context.parentURL, own, given]);
      return own;
    },
  });
  await import('${new URL('../../index.ts', import.meta.url).href}');
  console.log(JSON.stringify(seen));
`;

test('fault "a start read drizzle-orm’s package.json six hundred times": its modules are found without Node, where Node finds them', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', comparing], { encoding: 'utf8' });
  expect(stdout, stderr).not.toBe('');
  const { kept, different } = JSON.parse(stdout) as { kept: number; different: unknown[] };
  expect(different).toEqual([]);
  expect(kept).toBeGreaterThan(500);
});
