import { describe, expect, test } from 'vitest';
import { brandThemes, themes } from '../themes/registry.ts';
import { compileTheme } from './compile-theme.ts';

const [base] = brandThemes;
const { ground, accent } = themes[base].tokens.color;
const folder = { files: ['theme.yaml', 'solano.woff2', 'wordmark.svg'], addressOf: (file: string) => `/themes/solano/${file}?v=1` };
const compiled = (file: object) => {
  const result = compileTheme('solano', file, folder);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.theme;
};
const problems = (file: unknown) => {
  const result = compileTheme('solano', file, folder);
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('a theme file', () => {
  test('that says only its base is the base under another name', () => {
    const theme = compiled({ base });
    expect(theme).toMatchObject({ name: 'solano', base, variants: {}, colors: {}, preload: [] });
    expect(theme.css).toContain(`[data-theme="solano"]{--color-ground:${ground};`);
    expect(theme.css).not.toContain(base);
  });

  test('is the same sheet, and so the same address, every time; another colour is another one', () => {
    expect(compiled({ base }).hash).toBe(compiled({ base }).hash);
    expect(compiled({ base, color: { accent: '#123456' } }).hash).not.toBe(compiled({ base }).hash);
  });

  test('says what differs: colours, which fields that had them follow, and form', () => {
    const theme = compiled({ base, color: { accent: '#1F3A5F' }, shape: { radius: '4px' }, type: { hero: { line: '1.1' } } });
    expect(theme.colors).toEqual({ accent: '#1f3a5f' });
    const following = Object.values(themes[base].tokens.fields).filter((table) => table.accent === accent).length;
    expect(following).toBeGreaterThan(0);
    expect(theme.css.match(/--color-accent:#1f3a5f/g)?.length).toBeGreaterThan(following);
    expect(theme.css).toContain('--shape-radius:4px;');
    expect(theme.css).toContain('--type-hero-line:1.1;');
  });

  test('a field says its own, and the grounds of sections are its fields', () => {
    const theme = compiled({ base, fields: { warm: { ground: '#fdf6e3' } } });
    for (const part of ['[data-field="warm"]', '[data-section="field"]']) expect(theme.css).toContain(`[data-theme="solano"] ${part}{--color-ground:#fdf6e3;`);
  });

  test('brings faces of its own by their address, and tells what to fetch first', () => {
    const theme = compiled({
      base,
      faces: [{ family: 'Solano', file: 'solano.woff2', weight: '400 700', preload: true }],
      font: { display: "'Solano', Georgia, serif" },
    });
    expect(theme.css).toContain('@font-face{font-family:"Solano";src:url("/themes/solano/solano.woff2?v=1") format("woff2");font-weight:400 700;');
    // A face that comes after the first paint moves nothing (decision 027).
    expect(theme.css).toContain('font-display:optional');
    expect(theme.css).toContain("--font-display:'Solano', Georgia, serif;");
    expect(theme.preload).toEqual(['/themes/solano/solano.woff2?v=1']);
  });

  test('chooses variants, a wordmark and how labels are printed; labels follow the wordmark', () => {
    const theme = compiled({
      base,
      variants: { hero: 'sky', wordmark: 'as-written' },
      wordmark: { text: 'Solano', svg: 'wordmark.svg', tracking: '0px' },
      labels: { arch: 'leaf', paper: '#ffffff' },
    });
    expect(theme.variants).toEqual({ hero: 'sky', wordmark: 'as-written' });
    expect(theme.wordmark).toEqual({ text: 'Solano', picture: '/themes/solano/wordmark.svg?v=1' });
    expect(theme.labels).toEqual({ arch: 'leaf', paper: '#ffffff', wordmark: 'as-written' });
    expect(theme.css).toContain('--wordmark-tracking:0px;');
  });

  test('on dark ground tells the browser so', () => {
    const dark = Object.fromEntries(Object.entries(themes.club.tokens.color));
    expect(compiled({ base: 'club', color: dark }).css).toContain('color-scheme:dark');
    expect(compiled({ base }).css).not.toContain('color-scheme');
  });
});

describe('what is refused', () => {
  test('a base, a token, a variant or a value that is not known, each with what there is', () => {
    expect(problems({ base: 'grand' })).toEqual([expect.stringMatching(/^base: expected one of /)]);
    expect(problems({})).toEqual([expect.stringMatching(/^base: say which theme it is based on/)]);
    expect(problems({ base, color: { acent: '#123456' } })).toEqual([expect.stringMatching(/^color\.acent: unknown colour: there are ground, /)]);
    expect(problems({ base, variants: { hero: 'below', header: 'big' } })).toEqual([
      'variants.hero: expected one of beside, sky',
      'variants.header: expected one of open, ruled',
    ]);
    expect(problems({ base, variant: {} })).toEqual([expect.stringMatching(/^variant: unknown part of a theme: there are base, color, /)]);
    expect(problems({ base, fields: { hot: {} } })).toEqual([expect.stringMatching(/^fields\.hot: unknown field: there are panel, /)]);
  });

  test('what is no colour, no file of the folder, or would leave its declaration', () => {
    expect(problems({ base, color: { accent: 'red' } })).toEqual(['color.accent: expected a colour of six digits in quotes such as "#7a2f2a"']);
    expect(problems({ base, shape: { radius: '4px; } body { display: none' } })).toEqual(['shape.radius: expected a value of CSS as text, such as "4px"']);
    expect(problems({ base, font: { body: 'url(https://elsewhere.example/x)' } })).toEqual([expect.stringContaining('font.body: expected a value of CSS')]);
    expect(problems({ base, faces: [{ family: 'Solano', file: 'other.woff2' }] })).toEqual([
      'faces.0.file: there is no file other.woff2 beside theme.yaml: put it there, or correct the name',
    ]);
    expect(problems({ base, wordmark: { svg: '../secret.svg' } })).toEqual(['wordmark.svg: expected the name of a .svg file beside theme.yaml']);
    expect(problems('montaña')).toHaveLength(2);
  });

  test('a pair of text and ground that cannot be read: at the colour that it comes from, with the ratio and what is needed', () => {
    expect(problems({ base, color: { muted: '#b0aca4' } })).toEqual([
      expect.stringMatching(/^color\.muted: muted #b0aca4 on \w+ #[0-9a-f]{6} .*has a contrast of 1\.\d+, and text needs 4\.5: .* \(\d+ more of its pairs/),
    ]);
    expect(problems({ base, fields: { deep: { focus: themes[base].tokens.fields.deep.ground } } })).toEqual([
      expect.stringMatching(/^fields\.deep\.focus: focus .* in the field deep has a contrast of 1, and a border or a focus ring needs 3: /),
    ]);
  });
});
