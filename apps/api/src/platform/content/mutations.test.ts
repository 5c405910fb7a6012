import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEstate, type EstateReading } from './read-estate-folder.ts';
import { someBlocks } from './testing/block-rules.ts';
import { filesOf, smallFolder, type FolderTexts } from './testing/small-folder.ts';

const good = smallFolder();
const names = Object.keys(good).filter((name) => !name.startsWith('images/'));

const nasty = [
  '',
  ' ',
  '\t',
  '\n',
  '\0',
  ':',
  '#',
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  '- ',
  '&a ',
  '*a',
  '<<: *a',
  '{{',
  '}}',
  '{%',
  '%}',
  '{% if %}',
  "{% block 'x/y' %}",
  '---\n',
  '...',
  '!!binary ',
  '? ',
  '|',
  '>',
  'null',
  '1e999',
  '-0',
  '0x1F',
  '.nan',
  '__proto__: 1',
  'constructor',
  '\uFEFF',
  '€',
  'é',
  '😀',
  '/images/',
  "image: 'x'",
];

const mutation = fc.record({
  file: fc.constantFrom(...names),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 40 }),
  text: fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 12 }), fc.integer().map(String)),
});

const renaming = fc.record({
  file: fc.constantFrom(...names),
  to: fc.option(fc.constantFrom('x.yaml', 'catalogue/alba/x.yaml', 'pages/alba/es/x.liquid', 'pages/x.liquid', 'mail/x.es.liquid', 'catalogue/x/y.yaml')),
});

test('any mutation of a good folder gives an estate, or problems that each name a file, a line inside it and what is wrong', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), fc.array(renaming, { maxLength: 1 }), async (mutations, renamings) => {
      const texts = { ...good };
      for (const { file, at, length, text } of mutations) {
        const before = texts[file] ?? '';
        const start = Math.floor(at * before.length);
        texts[file] = before.slice(0, start) + text + before.slice(start + length);
      }
      for (const { file, to } of renamings) {
        const text = texts[file] ?? '';
        delete texts[file];
        if (to !== null) texts[to] = text;
      }
      expect(wrongIn(await readEstate(filesOf(texts), { blocks: someBlocks }), texts)).toEqual([]);
    }),
    { numRuns: 300 },
  );
}, 240_000);

/** What is wrong with an answer itself: problems must be told, each with a place that exists. */
function wrongIn(reading: EstateReading, texts: FolderTexts): unknown[] {
  if (reading.ok) return reading.estate.pages.length > 0 ? [] : ['an estate without pages'];
  if (reading.problems.length === 0) return ['refused without a reason'];
  return reading.problems.filter(({ file, line, message }) => {
    const lines = texts[file]?.split(/\r\n|\n|\r/).length ?? 0;
    return file === '' || message.trim() === '' || !Number.isInteger(line) || line < 1 || line > lines + 1;
  });
}
