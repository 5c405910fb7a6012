/** A theme goes out as a file of design tokens, is changed in a drawing program, and comes back (`npm run tokens`). */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileTheme } from '@parral/ui/theme-file';
import { brandThemes } from '@parral/ui/themes/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tokensCommand } from './tokens-command.ts';

const [base] = brandThemes;
let home = '';
let theme = '';
let file = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tokens-'));
  // The look that `estate new` gives an estate.
  const given = join(import.meta.dirname, '../../new-estate/themes');
  cpSync(given, home, { recursive: true });
  theme = join(home, 'solano');
  cpSync(join(home, 'valdelumbre'), theme, { recursive: true });
  writeFileSync(yaml(), readFileSync(yaml(), 'utf8').replace('base: BASE', `base: ${base}`));
  file = join(home, 'solano.tokens.json');
});
afterEach(() => rmSync(home, { recursive: true }));

const yaml = (folder = theme) => join(folder, 'theme.yaml');
const sheetOf = (folder: string) => {
  const result = compileTheme('solano', parse(readFileSync(yaml(folder), 'utf8')), { files: [], addressOf: (name) => name });
  return result.ok ? result.theme.css : JSON.stringify(result.problems);
};

/** Another value for a token, as a drawing program writes it. */
function draw(change: (tokens: Record<string, Record<string, Record<string, unknown>>>) => void): void {
  const tokens = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof change>[0];
  change(tokens);
  writeFileSync(file, JSON.stringify(tokens));
}
const color = (hex: string) => ({ colorSpace: 'srgb', components: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255), hex });

test('out and in again changes nothing, and in a new folder gives the same style sheet to the byte', async () => {
  await tokensCommand(['export', theme, file]);
  const before = readFileSync(yaml(), 'utf8');
  expect(await tokensCommand(['import', file, theme])).toEqual(['solano is as the file says.']);
  expect(readFileSync(yaml(), 'utf8')).toBe(before);

  const other = join(home, 'new');
  await tokensCommand(['import', file, other]);
  expect(sheetOf(other)).toBe(sheetOf(theme));
});

test('a colour that was changed is changed in the file, with its comments, and fields that follow it follow', async () => {
  await tokensCommand(['export', theme, file]);
  draw((tokens) => ((tokens['color'] as Record<string, object>)['ink'] = { $type: 'color', $value: color('#1f1e0c') }));
  const lines = await tokensCommand(['import', file, theme]);
  expect(lines).toEqual(['color.ink  #23220f → #1f1e0c', expect.stringMatching(/^solano is written: .*theme\.yaml$/)]);
  const text = readFileSync(yaml(), 'utf8');
  expect(text).toContain("  ink: '#1f1e0c'\n");
  expect(text).toContain('# Parts of a page on another ground');
  expect(sheetOf(theme).match(/--color-ink:#1f1e0c/g)?.length).toBeGreaterThan(1);
});

test('a colour of another space comes as the nearest that a screen of sRGB shows', async () => {
  await tokensCommand(['export', theme, file]);
  const value = { colorSpace: 'oklch', components: [0.3, 0.04, 110], alpha: 1 };
  draw((tokens) => ((tokens['color'] as Record<string, object>)['ink'] = { $type: 'color', $value: value }));
  const [line = ''] = await tokensCommand(['import', file, theme]);
  expect(line).toMatch(/^color\.ink {2}#23220f → #[0-9a-f]{6}$/);
});

test('a colour that cannot be read on its ground is refused, and nothing is changed', async () => {
  await tokensCommand(['export', theme, file]);
  const before = readFileSync(yaml(), 'utf8');
  draw((tokens) => ((tokens['color'] as Record<string, object>)['muted'] = { $type: 'color', $value: color('#b0aca4') }));
  await expect(tokensCommand(['import', file, theme])).rejects.toThrow(
    /solano\.tokens\.json color\.muted: muted #b0aca4 on \w+ #[0-9a-f]{6} .*has a contrast of [12]\.\d+, and text needs 4\.5: .*\nNothing was changed\./s,
  );
  expect(readFileSync(yaml(), 'utf8')).toBe(before);
});

test('references that lead nowhere, and a file that is none, are told', async () => {
  await tokensCommand(['export', theme, file]);
  draw((tokens) => ((tokens['color'] as Record<string, object>)['muted'] = { $type: 'color', $value: '{color.nowhere}' }));
  await expect(tokensCommand(['import', file, theme])).rejects.toThrow(/Could not resolve alias \{color\.nowhere\}/);
  writeFileSync(file, 'no tokens');
  await expect(tokensCommand(['import', file, theme])).rejects.toThrow(/./);
  await expect(tokensCommand(['import', file])).rejects.toThrow(/npm run tokens -- export <theme>/);
  await expect(tokensCommand(['export', join(home, 'nowhere'), file])).rejects.toThrow(/There is no theme ".*nowhere": name one of /);
});

test('a theme of the design system: what is to be changed and where, and nothing is written', async () => {
  await tokensCommand(['export', base, file]);
  expect(await tokensCommand(['import', file, base])).toEqual([`${base} is as the file says.`]);
  draw((tokens) => ((tokens['color'] as Record<string, object>)['muted'] = { $type: 'color', $value: color('#4a4640') }));
  expect(await tokensCommand(['import', file, base])).toEqual([
    expect.stringMatching(/^color\.muted {2}#[0-9a-f]{6} → #4a4640$/),
    `Nothing was written: change it in packages/ui/src/themes/${base}/tokens.ts.`,
  ]);
  expect(existsSync(join(home, base))).toBe(false);
});
