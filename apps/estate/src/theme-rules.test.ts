/** An estate's own look, from its theme file to what the check says and the API tells. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi, readConfig, runCommand, type ThemeRules } from '@parral/api';
import { brandThemes, themes } from '@parral/ui/themes/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandLooks } from './pictures/pictures.ts';
import { themeRules } from './theme-rules.ts';

const [base] = brandThemes;
const demo = join(import.meta.dirname, '../demo');
const brand = brandLooks(demo)[0]?.id ?? '';

let home = '';
let folder = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'themes-'));
  folder = join(home, 'estate');
  cpSync(demo, folder, { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true }));

/** Gives the demo's first brand a theme of its own. */
function wear(theme: string, name = 'solano', files: Record<string, string> = {}): void {
  mkdirSync(join(folder, 'themes', name), { recursive: true });
  for (const [file, text] of Object.entries({ 'theme.yaml': theme, ...files })) writeFileSync(join(folder, 'themes', name, file), text);
  nameTheme(name);
}

function nameTheme(name: string): void {
  const file = join(folder, 'brands.yaml');
  const [before = '', first = '', ...rest] = readFileSync(file, 'utf8').split(/^(?= {2}- id: )/m);
  writeFileSync(file, [before, first.replace(/^( {4}theme: ).*$/m, `$1${name}`), ...rest].join(''));
}

async function check(rules: { themes?: ThemeRules } = { themes: themeRules }): Promise<string[]> {
  const lines: string[] = [];
  const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
  await runCommand(['check', folder], readConfig({ NODE_ENV: 'test' }), output, rules);
  return lines;
}

test('a good theme file passes the check', async () => {
  wear(`base: ${base}\ncolor:\n  accent: '#1f3a5f'\nvariants: { hero: sky }\n`);
  expect(await check()).toEqual([expect.stringContaining(' is good: ')]);
});

test('what is wrong in it is told with file, line, the ratio and what is needed', async () => {
  wear(`base: ${base}\ncolor:\n  acent: '#1f3a5f'\nvariants:\n  hero: below\nlabels: { paper: red }\n`);
  const said = (await check()).join('\n');
  expect(said).toMatch(/themes\/solano\/theme\.yaml:3(?::\d+)? color\.acent: unknown colour: there are ground, /);
  expect(said).toMatch(/themes\/solano\/theme\.yaml:5(?::\d+)? variants\.hero: expected one of beside, sky/);
  expect(said).toMatch(/themes\/solano\/theme\.yaml:6(?::\d+)? labels\.paper: expected a colour of six digits/);
  wear(`base: ${base}\ncolor:\n  ground: '#ffffff'\n  muted: '#b0aca4'\n`);
  expect((await check()).join('\n')).toMatch(
    /themes\/solano\/theme\.yaml:4(?::\d+)? color\.muted: muted #b0aca4 on \w+ #[0-9a-f]{6} .*has a contrast of [12]\.\d+, and text needs 4\.5: /,
  );
});

test('fault: a wrong theme printed 49 problems: it is one, at its line, with what may have been meant', async () => {
  nameTheme(`${base}x`);
  const problems = (await check()).filter((line) => line.includes('.yaml:') || line.includes('.liquid:'));
  expect(problems).toEqual([
    expect.stringMatching(new RegExp(`brands\\.yaml:\\d+(?::\\d+)? brands\\.0\\.theme: there is no theme "${base}x": did you mean "${base}"\\?`)),
  ]);
});

test('a label may have one of the layouts of its brand’s theme', async () => {
  const file = join(folder, 'catalogue', brand, 'reserva.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/layout: [A-Z]/, 'layout: Z'));
  expect((await check()).join('\n')).toMatch(
    /reserva\.yaml:\d+(?::\d+)? bottle\.label\.layout: labels of this brand's theme have no layout Z: there are A, B, C, D/,
  );
});

test('the API tells what it wears and prints it on the labels of its bottles', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"/>';
  wear(
    `base: ${base}\ncolor: { accent: '#1f3a5f' }\nvariants: { wordmark: as-written }\nwordmark: { text: Solano, svg: mark.svg }\nlabels: { arch: leaf }\n`,
    'solano',
    {
      'mark.svg': svg,
    },
  );
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: join(home, 'data'), ESTATE_FOLDER: folder };
  const api = await createApi({ config: readConfig(environment), themes: themeRules, jobs: false });
  try {
    const site = (await api.app.inject(`/api/site/${brand}/`)).json();
    expect(site.theme).toMatchObject({ name: 'solano', base, variants: { wordmark: 'as-written' }, colors: { accent: '#1f3a5f' }, preload: [] });
    expect(site.theme.sheet.address).toMatch(/^\/themes\/solano-[0-9a-f]{10}\.css$/);
    expect(site.theme.sheet.css).toContain('--color-accent:#1f3a5f;');
    expect(site.theme.wordmark).toEqual({
      text: 'Solano',
      picture: { src: expect.stringMatching(/^\/themes\/solano\/mark\.svg\?v=/), width: 120, height: 30 },
    });
    expect(site.club_theme).toMatchObject({ sheet: null });
    const { products } = (await api.app.inject(`/api/catalogue/products/?brand=${brand}&language=es`)).json();
    expect(products[0].bottle.label).toMatchObject({ theme: base, wordmark: 'Solano', design: { arch: 'leaf', wordmark: 'as-written' } });
    expect((await api.app.inject(`/api/page/${brand}/es/`)).json().page.theme).toBe('solano');
  } finally {
    await api.close();
  }
  // A database of its own is made for it.
}, 240_000);

test('a server by itself does not import such a folder, and says what to do', async () => {
  wear(`base: ${base}\n`);
  expect((await check({})).join('\n')).toMatch(/theme\.yaml:1.* cannot be read by the server alone: import the folder with/);
});

test('every theme of the design system may be the base of another, as it is', () => {
  for (const name of Object.keys(themes)) expect(themeRules.compile('own', { base: name }, { files: [], addressOf: (file) => file }).ok, name).toBe(true);
});
