import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { languageName, readMessages } from './words.ts';

function folderWith(files: Record<string, Record<string, string>>): string {
  const folder = mkdtempSync(`${tmpdir()}/words-`);
  for (const [name, messages] of Object.entries(files)) writeFileSync(`${folder}/${name}`, JSON.stringify(messages));
  return pathToFileURL(`${folder}/module.ts`).href;
}

const both = {
  'messages.es.json': { left_one: 'queda {{count}}', left_other: 'quedan {{count}}' },
  'messages.en.json': { left_one: '{{count}} is left', left_other: '{{count}} are left' },
};

test('messages are read in each language, with its plurals', () => {
  const words = readMessages<{ left_one: string; left_other: string }>(folderWith(both));
  expect([1, 3].map((count) => words('es')('left', { count }))).toEqual(['queda 1', 'quedan 3']);
  expect([1, 3].map((count) => words('en')('left', { count }))).toEqual(['1 is left', '3 are left']);
});

test('a language without its file is named by that file', () => {
  const words = readMessages(folderWith({ 'messages.es.json': both['messages.es.json'] }));
  expect(() => words('es')).toThrow('messages.en.json');
});

test('a language is named in the words of another', () => {
  expect(languageName('en', 'es')).toBe('inglés');
});
