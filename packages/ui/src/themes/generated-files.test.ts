import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';

test('the registry is what the folders of themes say: after a change run `npm run generate`', async () => {
  const files = await generatedFiles(import.meta.dirname);
  const folder = join(import.meta.dirname, 'generated');
  const committed = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(committed.map((entry) => join(entry.parentPath, entry.name)).toSorted()).toEqual(
    Object.keys(files)
      .map((name) => join(folder, name))
      .toSorted(),
  );
  for (const [name, content] of Object.entries(files)) expect(readFileSync(join(folder, name)).equals(Buffer.from(content)), name).toBe(true);
});
