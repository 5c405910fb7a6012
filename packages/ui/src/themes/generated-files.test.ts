import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';

test('the registry is what the folders of themes say: after a change run `npm run generate`', async () => {
  const files = await generatedFiles(import.meta.dirname);
  const folder = join(import.meta.dirname, 'generated');
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted());
  for (const [name, text] of Object.entries(files)) expect(readFileSync(join(folder, name), 'utf8'), name).toBe(text);
});
