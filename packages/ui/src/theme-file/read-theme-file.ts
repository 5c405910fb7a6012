import type { LabelDesign } from '../illustrations/Bottle/bottle-data.ts';
import { themeNames, type ThemeName } from '../themes/generated/names.ts';
import { themes } from '../themes/generated/themes.ts';
import { fields, type Colors, type Field, type Tokens } from '../themes/tokens.ts';
import { variants, type Variants } from '../themes/variants.ts';

/** The way to a field of the file. */
export type Path = readonly (string | number)[];

/** What is wrong in a theme file, and where: the way to the field. */
export interface ThemeProblem {
  path: Path;
  message: string;
}

/** A face that the estate brings: a `.woff2` beside its theme file. */
export interface FaceInFile {
  family: string;
  file: string;
  weight: string;
  style: string;
  preload: boolean;
}

/** What a theme file says, as far as it is good. */
export interface ThemeInFile {
  base: ThemeName | undefined;
  color: Partial<Colors>;
  fields: Partial<Record<Field, Partial<Colors>>>;
  font: Partial<Tokens['font']>;
  type: { [Role in keyof Tokens['type']]?: Partial<Tokens['type'][Role]> };
  shape: Partial<Tokens['shape']>;
  header: Partial<Tokens['header']>;
  wordmark: Partial<Tokens['wordmark']> & { text?: string; svg?: string };
  variants: Partial<Variants>;
  labels: LabelDesign;
  faces: FaceInFile[];
}

type YamlGroup = Record<string, unknown>;
type Check = (value: unknown) => string | undefined;

const color: Check = (value) =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? undefined : 'expected a colour of six digits in quotes such as "#7a2f2a"';
/** Nothing that ends a declaration or fetches from elsewhere. */
const css: Check = (value) =>
  typeof value === 'string' && /^[\w\s.,%#()+*/'"-]+$/.test(value) && !/url\s*\(/i.test(value) ? undefined : 'expected a value of CSS as text, such as "4px"';
const words: Check = (value) => (typeof value === 'string' && value.trim() !== '' ? undefined : 'expected some text');
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value) ? undefined : `expected one of ${values.join(', ')}`;

/**
 * Reads what a theme file says.
 *
 * @param files names of the files beside it
 */
export function readThemeFile(file: unknown, files: readonly string[]): { value: ThemeInFile; problems: ThemeProblem[] } {
  const problems: ThemeProblem[] = [];
  const report = (path: Path, message: string) => void problems.push({ path, message });
  const groups = asGroup(file, [], report);
  const there =
    (ending: string): Check =>
    (value) =>
      typeof value !== 'string' || !value.endsWith(ending) || !/^[\w-]+(?:\.[\w-]+)+$/.test(value)
        ? `expected the name of a ${ending} file beside theme.yaml`
        : files.includes(value)
          ? undefined
          : `there is no file ${value} beside theme.yaml: put it there, or correct the name`;

  /** A group of fields, each with its own check; an unknown one is reported with those there are. */
  function group(path: Path, value: unknown, checks: Readonly<Record<string, Check>>, kind: string): Record<string, string> {
    const entries = Object.entries(asGroup(value, path, report)).filter(([key, one]) => {
      const check = checks[key];
      const wrong = check ? check(one) : `unknown ${kind}: there are ${Object.keys(checks).join(', ')}`;
      if (wrong) report([...path, key], wrong);
      return !wrong;
    });
    return Object.fromEntries(entries) as Record<string, string>;
  }
  const all = (like: object, check: Check) => Object.fromEntries(Object.keys(like).map((key) => [key, check]));
  const example = (Object.values(themes)[0] as (typeof themes)[ThemeName]).tokens;
  const colors = (path: Path, value: unknown) =>
    Object.fromEntries(Object.entries(group(path, value, all(example.color, color), 'colour')).map(([name, one]) => [name, one.toLowerCase()]));
  const perKey = (path: Path, value: unknown, known: readonly string[], kind: string, read: (path: Path, value: unknown) => object) =>
    Object.fromEntries(
      Object.entries(asGroup(value, path, report)).flatMap(([key, one]) => {
        if (known.includes(key)) return [[key, read([...path, key], one)]];
        report([...path, key], `unknown ${kind}: there are ${known.join(', ')}`);
        return [];
      }),
    );
  const roles = Object.keys(example.type);
  const sections: Record<keyof ThemeInFile, (path: Path, value: unknown) => unknown> = {
    base: (path, value) => {
      const wrong = oneOf(themeNames)(value);
      if (wrong) report(path, value === undefined ? `say which theme it is based on: one of ${themeNames.join(', ')}` : wrong);
      return wrong ? undefined : value;
    },
    color: colors,
    fields: (path, value) => perKey(path, value, fields, 'field', colors),
    font: (path, value) => group(path, value, all(example.font, css), 'token'),
    type: (path, value) => perKey(path, value, roles, 'role of type', (at, role) => group(at, role, all(example.type.hero, css), 'token')),
    shape: (path, value) => group(path, value, all(example.shape, css), 'token'),
    header: (path, value) => group(path, value, all(example.header, css), 'token'),
    wordmark: (path, value) => group(path, value, { ...all(example.wordmark, css), text: words, svg: there('.svg') }, 'token'),
    variants: (path, value) => group(path, value, Object.fromEntries(Object.entries(variants).map(([name, values]) => [name, oneOf(values)])), 'variant'),
    labels: (path, value) => group(path, value, { paper: color, turn: color, text: color, arch: oneOf(['initial', 'leaf']) }, 'part of a label'),
    faces: (path, value) => {
      if (value === undefined) return [];
      if (!Array.isArray(value)) {
        report(path, 'expected a list of faces, each beginning with a hyphen');
        return [];
      }
      return value.flatMap((one: unknown, at) => face([...path, at], one));
    },
  };

  function face(path: Path, value: unknown): FaceInFile[] {
    const before = problems.length;
    const flag: Check = (one) => (typeof one === 'boolean' ? undefined : 'expected true or false');
    const name: Check = (one) => (typeof one === 'string' && /^[\w -]+$/.test(one) ? undefined : 'expected the name of a family such as Lora');
    const range: Check = (one) => (/^\d{3}(?: \d{3})?$/.test(String(one)) ? undefined : 'expected a weight or a range of weights such as 400 700');
    const read: Record<string, string | number | boolean> = group(
      path,
      value,
      { family: name, file: there('.woff2'), weight: range, style: oneOf(['normal', 'italic']), preload: flag },
      'part of a face',
    );
    for (const needed of ['family', 'file'])
      if (read[needed] === undefined && problems.length === before) report([...path], `says nothing of ${needed}: add it`);
    if (problems.length > before) return [];
    return [
      {
        family: String(read['family']),
        file: String(read['file']),
        weight: String(read['weight'] ?? '400'),
        style: String(read['style'] ?? 'normal'),
        preload: String(read['preload']) === 'true',
      },
    ];
  }

  for (const key of Object.keys(groups)) if (!(key in sections)) report([key], `unknown part of a theme: there are ${Object.keys(sections).join(', ')}`);
  const value = Object.fromEntries(Object.entries(sections).map(([key, read]) => [key, read([key], groups[key])])) as unknown as ThemeInFile;
  const preloaded = value.faces.filter(({ preload }) => preload).length;
  if (preloaded > 2) report(['faces'], `${preloaded} faces are fetched before the first paint: at most two`);
  return { value, problems };
}

function asGroup(value: unknown, path: Path, report: (path: Path, message: string) => void): YamlGroup {
  if (value === undefined || value === null) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as YamlGroup;
  report(path, 'expected a group of fields');
  return {};
}
