import { isDeepStrictEqual } from 'node:util';
import type { Path, ThemeProblem } from '../theme-file/read-theme-file.ts';
import { fields, type Colors, type Field, type Tokens } from '../themes/tokens.ts';
import { cssValue, roleCss, tokenValue } from './token-value.ts';
import { formTypes, houseTokens } from './write-tokens.ts';

/** A token as it was read, with references followed. */
export interface ReadToken {
  type: string;
  /** of a colour `#rrggbb` */
  value: unknown;
  /** under `$extensions`, what this house had put there */
  phone?: unknown;
}

/** One value that is another now, in the words of a theme's file. */
export interface Change {
  path: Path;
  before: string;
  now: string;
}

/**
 * What a file of design tokens changes in a theme: every value that is not what the theme says now. What the file leaves out stays.
 *
 * @param tokens by their path, such as `fields.deep.ink`
 * @param now the theme as it is
 */
export function readTokens(tokens: Readonly<Record<string, ReadToken>>, now: Tokens): { tokens: Tokens; changes: Change[]; problems: ThemeProblem[] } {
  const problems: ThemeProblem[] = [];
  const changes: Change[] = [];
  // Not `structuredClone`: a theme's fields may be one and the same table, and each is changed for itself.
  const wanted = JSON.parse(JSON.stringify(now)) as Tokens;
  const set = (path: Path, table: Record<string, string>, value: string) => {
    const key = String(path.at(-1));
    const before = table[key] ?? '';
    if (before === value) return;
    changes.push({ path, before, now: value });
    table[key] = value;
  };
  const house = houseTokens();

  for (const [id, token] of Object.entries(tokens)) {
    const path = id.split('.');
    const wrong = take(path, token);
    if (wrong) problems.push({ path, message: wrong });
  }
  return { tokens: wanted, changes, problems };

  /** Puts a token where it belongs; says what is wrong with it. */
  function take([group = '', name = '', third = '', ...more]: string[], { type, value, phone }: ReadToken): string | undefined {
    if (more.length === 0 && group === 'house') return unchanged(house[name]?.[third], value);
    const isField = group === 'fields' && fields.includes(name as Field);
    const table = isField ? wanted.fields[name as Field] : (wanted as unknown as Record<string, Record<string, unknown>>)[group];
    const key = isField ? third : name;
    if (table === undefined || !(key in table) || more.length > 0 || (third !== '' && !isField)) return unknown(group, table);
    if (group === 'color' || isField) {
      if (type !== 'color' || typeof value !== 'string') return 'expected a colour';
      set(isField ? [group, name, key] : [group, key], table as Colors, value);
      return undefined;
    }
    if (group === 'type') return takeRole(name as keyof Tokens['type'], type, value, phone);
    const expected = (formTypes as Readonly<Record<string, Readonly<Record<string, keyof typeof css>>>>)[group]?.[key];
    if (expected === undefined) return 'is CSS and no token: change it in theme.yaml';
    const said = type === expected ? cssValue(value, expected) : undefined;
    if (said === undefined) return `expected a token of the type ${expected}: ${css[expected]}`;
    const before = (table as Record<string, string>)[key] ?? '';
    // The same families, or the same length, in other letters.
    if (!isDeepStrictEqual(tokenValue(before, expected), tokenValue(said, expected))) set([group, key], table as Record<string, string>, said);
    return undefined;
  }

  function takeRole(role: keyof Tokens['type'], type: string, value: unknown, phone: unknown): string | undefined {
    const read = type === 'typography' ? roleCss(value, phone, now.type[role]) : undefined;
    if (!read) return 'expected a token of the type typography, with fontSize and letterSpacing in px or rem and lineHeight as a number';
    const { fontFamily, fontWeight } = value as { fontFamily: unknown; fontWeight: unknown };
    const face = role === 'label' ? 'label' : 'display';
    const own = tokens[`font.${face}`]?.value ?? tokenValue(now.font[face], 'fontFamily');
    const weight = tokens[`font.${face}Weight`]?.value ?? tokenValue(now.font[`${face}Weight`], 'fontWeight');
    if (!isDeepStrictEqual([fontFamily].flat(), [own].flat())) return `has a family of its own: all headings of a theme have one, change font.${face}`;
    if (fontWeight !== weight) return `has a weight of its own: all headings of a theme have one, change font.${face}Weight`;
    for (const part of ['size', 'line', 'tracking'] as const) set(['type', role, part], wanted.type[role] as unknown as Record<string, string>, read[part]);
    return undefined;
  }
}

const css = { dimension: 'a value in px or rem', fontFamily: 'names of families', fontWeight: 'a number from 1 to 1000' };

function unchanged(token: object | undefined, value: unknown): string | undefined {
  if (token === undefined) return 'unknown token: what is the same in every theme stands in packages/ui/src/themes/scale.ts';
  const expected = (token as { $value: unknown }).$value;
  const { fontFamily: _, ...rest } = Object(value) as Record<string, unknown>;
  const { fontFamily: __, ...same } = Object(expected) as Record<string, unknown>;
  return isDeepStrictEqual(rest, same) ? undefined : 'is the same in every theme, and no theme can change it: packages/ui/src/themes/scale.ts';
}

function unknown(group: string, table: object | undefined): string {
  if (table === undefined) return `unknown group: there are color, fields.<${fields.join(', ')}>, font, type, wordmark, shape, house`;
  return `unknown token: in ${group} there are ${Object.keys(table).join(', ')}`;
}
