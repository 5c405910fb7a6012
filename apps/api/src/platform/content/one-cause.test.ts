import { beforeAll, expect, test } from 'vitest';
import { readEstate } from './read-estate-folder.ts';
import { listed, openFolder } from './reading/folder-files.ts';

/** The demo estate: what one wrong word in a full folder makes of it. */
const texts = new Map<string, Buffer>();

beforeAll(async () => {
  const files = await openFolder(new URL('../../../../estate/demo', import.meta.url).pathname);
  for (const name of files.names) texts.set(name, await files.bytes(name));
});

async function problemsAfter(file: string, from: RegExp | string, to: string): Promise<string[]> {
  const before = String(texts.get(file));
  const after = before.replace(from, to);
  if (after === before) throw new Error(`Nothing in ${file} is like ${String(from)}`);
  const changed = new Map([...texts, [file, Buffer.from(after)]]);
  const reading = await readEstate(listed([...changed.keys()], async (name) => changed.get(name) as Buffer));
  return reading.ok ? [] : reading.problems.map(({ file: of, field, message }) => `${of} ${field}: ${message}`);
}

// Each of these made between 2 and 174 problems.
test.each([
  ['a word that brands.yaml cannot have', 'brands.yaml', /hosts: \[/, 'hosts: [5, ', /^brands\.yaml brands\.0\.hosts\.0: expected text/],
  [
    'a name in brands.yaml that no folder has',
    'brands.yaml',
    /- id: (\w+)r\b/,
    '- id: $1',
    /^brands\.yaml brands\.0\.id: there is no folder pages\/\w+: did you mean "\w+"\?$/,
  ],
  ['a misspelt field', 'shipping.yaml', /^countries:/m, 'countrys:', /^shipping\.yaml countrys: unknown field: did you mean countries\?$/],
  ['a misspelt field at the top of brands.yaml', 'brands.yaml', /^brands:/m, 'brandes:', /^brands\.yaml brandes: unknown field: did you mean brands\?$/],
  ['a visit that cannot be read', 'experiences/la-bodega-de-1924.yaml', /^id:.*$/m, 'id: first', /^experiences\/la-bodega-de-1924\.yaml id: expected a number/],
  ['terms of the club that cannot be read', 'club/club.yaml', /^seasons:/m, 'season:', /^club\/club\.yaml season: unknown field: did you mean seasons\?$/],
])('%s is one problem', async (_what, file, from, to, said) => {
  const problems = await problemsAfter(file, from, to);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(said);
});

test('two slips are still two problems', async () => {
  expect(await problemsAfter('shipping.yaml', /^vat:.*$/m, 'vat: lots\nfoo: 1')).toHaveLength(2);
});
