/** Section 1, content from the estate's folder: what cannot be read at all is named, and says what to do. */
import { expect, test } from 'vitest';
import { formatProblem } from './problem.ts';
import { readEstate, readEstateFolder } from './read-estate-folder.ts';
import { listed } from './reading/folder-files.ts';
import { smallFolder } from './testing/small-folder.ts';

test('bytes that are not UTF-8 are named, not guessed', async () => {
  const names = Object.keys(smallFolder());
  const texts = { ...smallFolder() };
  texts['brands.yaml'] = texts['brands.yaml']?.replace('en: Wines', 'en: Añadas') ?? '';
  const files = listed(names, (name) => Promise.resolve(Buffer.from(texts[name] ?? '', name === 'brands.yaml' ? 'latin1' : 'utf8')));
  const reading = await readEstate(files);
  expect(reading.ok ? [] : reading.problems.map(formatProblem)).toEqual(['brands.yaml:1 is not UTF-8 text: save it as UTF-8']);
});

test('a folder that is not there says so and what to set', async () => {
  await expect(readEstateFolder('/nowhere/at/all')).rejects.toThrow(
    'The estate folder /nowhere/at/all cannot be opened. Create it, or set ESTATE_FOLDER to the right one.',
  );
});
