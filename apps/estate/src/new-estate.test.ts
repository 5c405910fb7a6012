/** A new estate is complete, its own, and begins where nothing is. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig, runCommand } from '@parral/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readBlockRules } from './block-rules.ts';
import { newEstate } from './new-estate.ts';
import { themeRules } from './theme-rules.ts';

const blocks = await readBlockRules(resolve(import.meta.dirname, '../../..'));

let home = '';
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'new-estate-'))));
afterEach(() => rmSync(home, { recursive: true }));

async function estate(...words: string[]): Promise<{ exit: number; said: string }> {
  const lines: string[] = [];
  const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
  const exit = await runCommand(words, readConfig({ NODE_ENV: 'test' }), output, { blocks: async () => blocks, themes: themeRules, more: [newEstate] });
  return { exit, said: lines.join('\n') };
}

const brandOf = (folder: string) => (parse(readFileSync(join(folder, 'brands.yaml'), 'utf8')) as { brands: { id: string; name: string }[] }).brands[0];

test('a new estate passes the check, which lists what is left to fill in', async () => {
  const folder = join(home, 'casa-del-rio');
  expect(await estate('new', folder)).toMatchObject({ exit: 0, said: expect.stringContaining(`ESTATE_FOLDER=${folder} npm start`) });
  expect(brandOf(folder)).toMatchObject({ id: 'casa-del-rio', name: 'Casa del rio' });
  const { exit, said } = await estate('check', folder);
  expect([exit, said]).toEqual([0, expect.stringMatching(/ is good: 3 wines, 1 case, \d+ pages, 1 visit/)]);
  expect(said).toMatch(/Still to be filled in:\n {2}brands\.yaml:\d+ name: 'Casa del rio'/);
  expect(said).toMatch(/pages\/partials\/terms-es\.liquid:\d+ razón social y NIF/);
});

test('it has a look of its own, beside its texts, and its people change that look in the same way', async () => {
  const folder = join(home, 'casa-del-rio');
  await estate('new', folder);
  expect(brandOf(folder)).toMatchObject({ theme: 'casa-del-rio' });
  const file = join(folder, 'themes/casa-del-rio/theme.yaml');
  const theme = readFileSync(file, 'utf8');
  // The name is written once, in brands.yaml: whoever changes it there sees it above every page and on the bottles.
  expect(parse(theme)).toMatchObject({ base: expect.any(String) });
  expect(parse(theme)).not.toHaveProperty('wordmark');
  writeFileSync(file, theme.replace(/accent: '.*'/, "accent: '#e8e4d0'"));
  expect((await estate('check', folder)).said).toMatch(
    /themes\/casa-del-rio\/theme\.yaml:\d+(?::\d+)? color\.accent: .* has a contrast of 1\.\d+, and text needs 4\.5/,
  );
});

test('nothing of it says the name of a brand of the demo, nor of the template', async () => {
  const folder = join(home, 'bodega');
  await estate('new', folder, "L'Ànima, vins");
  expect(brandOf(folder)).toMatchObject({ id: 'l-anima-vins', name: "L'Ànima, vins" });
  const others = [...brandsOfDemo(), 'valdelumbre'].map((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu'));
  const texts = globSync('**/*.*', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  expect(texts.length).toBeGreaterThan(80);
  // Its look differs from one of the engine's, and those have names.
  const saying = texts.filter(([file, text]) => others.some((name) => name.test(file) || name.test(text.replace(/^base: .*$/m, ''))));
  expect(saying.map(([file]) => file)).toEqual([]);
  expect((await estate('check', folder)).exit).toBe(0);
});

test('a folder that holds something is left alone', async () => {
  writeFileSync(join(home, 'letter.txt'), 'kept');
  expect(await estate('new', home)).toEqual({ exit: 1, said: expect.stringContaining('is not empty. Nothing was written') });
  expect(globSync('*', { cwd: home })).toEqual(['letter.txt']);
  expect((await estate('new')).exit).toBe(2);
});

const brandsOfDemo = (): string[] =>
  (parse(readFileSync(join(import.meta.dirname, '../demo/brands.yaml'), 'utf8')) as { brands: { id: string }[] }).brands.map(({ id }) => id);
