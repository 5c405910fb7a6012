/** A theme as a file of design tokens, and back. What reads the file is tried where it is (apps/estate/src/tokens). */
import { describe, expect, test } from 'vitest';
import { themes } from '../themes/registry.ts';
import type { Tokens } from '../themes/tokens.ts';
import { readTokens, type ReadToken } from './read-tokens.ts';
import { writeTokens } from './write-tokens.ts';

/** The file's tokens as a reader gives them: references followed, colours by their hex. */
function flat(file: object): Record<string, ReadToken> {
  const found: Record<string, ReadToken> = {};
  const walk = (group: Record<string, unknown>, path: string[], inherited?: string) => {
    const type = (group['$type'] as string | undefined) ?? inherited;
    if ('$value' in group) {
      const phone = (group['$extensions'] as Record<string, { phone: unknown }> | undefined)?.['dev.parral']?.phone;
      found[path.join('.')] = { type: type ?? '', value: group['$value'], ...(phone !== undefined && { phone }) };
    } else for (const [key, one] of Object.entries(group)) if (!key.startsWith('$')) walk(one as Record<string, unknown>, [...path, key], type);
  };
  walk(file as Record<string, unknown>, []);
  const follow = (value: unknown): unknown => {
    if (typeof value === 'string' && value.startsWith('{')) return follow(found[value.slice(1, -1)]?.value);
    if (typeof value === 'object' && value !== null && 'hex' in value) return value.hex;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, follow(part)]));
  };
  return Object.fromEntries(Object.entries(found).map(([id, token]) => [id, { ...token, value: follow(token.value) }]));
}

const all = Object.entries(themes) as [string, { tokens: Tokens }][];
const [name, { tokens: one }] = all[0] as (typeof all)[number];
const read = (change: (file: ReturnType<typeof flat>) => void) => {
  const file = flat(writeTokens(name, one, one, { base: name }));
  change(file);
  return readTokens(file, one);
};
const changed = (change: (file: ReturnType<typeof flat>) => void) => read(change).changes.map(({ path, now }) => `${path.join('.')} ${now}`);

describe('out', () => {
  test.each(all)('%s comes back as it went', (theme, { tokens }) => {
    const { changes, problems } = readTokens(flat(writeTokens(theme, tokens, tokens, { base: theme })), tokens);
    expect({ changes, problems }).toEqual({ changes: [], problems: [] });
  });

  test.each(all)('%s read into another theme makes that one the same, but for what is CSS and no token', (theme, { tokens }) => {
    const { tokens: come, problems } = readTokens(flat(writeTokens(theme, tokens, tokens, { base: theme })), structuredClone(one));
    expect(problems).toEqual([]);
    expect(come.color).toEqual(tokens.color);
    expect(come.fields).toEqual(tokens.fields);
    for (const role of Object.keys(tokens.type) as (keyof Tokens['type'])[]) expect(come.type[role].size).toBe(tokens.type[role].size);
  });

  test('has the words of the format: every token has a type and the value of that type', () => {
    const written = Object.values(flat(writeTokens(name, one, one, { base: name })));
    const length = { value: expect.any(Number), unit: expect.stringMatching(/^(?:px|rem)$/) };
    const words: Record<string, unknown> = {
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      dimension: length,
      fontFamily: expect.arrayContaining([expect.any(String)]),
      fontWeight: expect.any(Number),
      duration: { value: expect.any(Number), unit: 'ms' },
      typography: { fontFamily: expect.any(Array), fontWeight: expect.any(Number), fontSize: length, letterSpacing: length, lineHeight: expect.any(Number) },
    };
    for (const { type, value } of written) expect(value, type).toEqual(words[type]);
  });

  test('a colour of a field that is the page’s is said by its name', () => {
    const file = writeTokens(name, one, one, { base: name }) as { fields: Record<string, Record<string, { $value: unknown }>> };
    const following = Object.entries(file.fields['panel'] ?? {}).filter(([key, token]) => token.$value === `{color.${key}}`);
    expect(following.length).toBeGreaterThan(3);
  });
});

describe('in', () => {
  test('a colour, a size, a weight, a family and a corner that were changed, in the words of a theme file', () => {
    expect(changed((file) => void (file['color.muted'] = { type: 'color', value: '#123456' }))).toEqual(['color.muted #123456']);
    expect(changed((file) => void (file['fields.deep.ink'] = { type: 'color', value: '#ffffff' }))).toEqual(['fields.deep.ink #ffffff']);
    expect(changed((file) => void (file['shape.radius'] = { type: 'dimension', value: { value: 7, unit: 'px' } }))).toEqual(['shape.radius 7px']);
    expect(changed((file) => void (file['font.body'] = { type: 'fontFamily', value: ['Lora', 'PT Serif', 'serif'] }))).toEqual([
      "font.body Lora, 'PT Serif', serif",
    ]);
    expect(changed((file) => void (file['font.strongWeight'] = { type: 'fontWeight', value: 650 }))).toEqual(['font.strongWeight 650']);
  });

  test('a new size at a desk keeps the size on a phone, and the tracking in shares of it', () => {
    const role = (value: object) => (file: ReturnType<typeof flat>) => {
      const before = file['type.hero'] as ReadToken;
      file['type.hero'] = { ...before, value: { ...(before.value as object), ...value } };
    };
    const [size = ''] = changed(role({ fontSize: { value: 7, unit: 'rem' } }));
    const phone = /^clamp\((.*?),/.exec(one.type.hero.size)?.[1];
    expect(size).toMatch(new RegExp(`^type\\.hero\\.size clamp\\(${phone?.replace('.', '\\.')}, .*, 7rem\\)$`));
    expect(changed(role({ lineHeight: 1.25 }))).toEqual(['type.hero.line 1.25']);
    expect(changed(role({ letterSpacing: { value: 0, unit: 'px' } }))).toEqual(one.type.hero.tracking === '0px' ? [] : ['type.hero.tracking 0px']);
  });

  test('what is left out stays', () => {
    expect(readTokens({ 'color.ink': { type: 'color', value: one.color.ink } }, one)).toMatchObject({ changes: [], problems: [], tokens: one });
  });

  test.each([
    ['color.mutde', { type: 'color', value: '#123456' }, /unknown token: in color there are ground, /],
    ['colour.muted', { type: 'color', value: '#123456' }, /unknown group: there are color, /],
    ['color.muted', { type: 'color', value: undefined }, /expected a colour/],
    ['shape.radius', { type: 'number', value: 4 }, /expected a token of the type dimension: a value in px or rem/],
    ['shape.radius', { type: 'dimension', value: { value: 10, unit: '%' } }, /expected a token of the type dimension/],
    ['font.body', { type: 'fontFamily', value: ['Lora; } body { display: none'] }, /expected a token of the type fontFamily/],
    ['house.space.16', { type: 'dimension', value: { value: 17, unit: 'px' } }, /is the same in every theme/],
    ['font.labelCase', { type: 'fontFamily', value: 'none' }, /is CSS and no token/],
  ])('%s is refused', (id, token, message) => {
    const { problems, changes } = read((file) => void (file[id] = token));
    expect(problems).toEqual([{ path: id.split('.'), message: expect.stringMatching(message) }]);
    expect(changes).toEqual([]);
  });

  test('a heading with a family of its own is refused: a theme has one', () => {
    const { problems } = read((file) => {
      const hero = file['type.hero'] as ReadToken;
      file['type.hero'] = { ...hero, value: { ...(hero.value as object), fontFamily: ['Comic Neue'] } };
    });
    expect(problems).toEqual([{ path: ['type', 'hero'], message: expect.stringContaining('change font.display') }]);
  });
});
