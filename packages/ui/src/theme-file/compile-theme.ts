import { createHash } from 'node:crypto';
import type { LabelDesign } from '../illustrations/Bottle/bottle-data.ts';
import { themes } from '../themes/generated/themes.ts';
import type { Theme } from '../themes/theme.ts';
import { fields, type Colors, type Field, type Tokens } from '../themes/tokens.ts';
import type { Variants } from '../themes/variants.ts';
import { contrastProblems } from './check-contrast.ts';
import { readThemeFile, type ThemeInFile, type ThemeProblem } from './read-theme-file.ts';
import { sheetOf } from './write-sheet.ts';

/** The folder that a theme file stands in. */
export interface ThemeFolder {
  /** Names of the files beside it. */
  files: readonly string[];
  /** Address under which a page finds one of them. */
  addressOf: (file: string) => string;
}

/** A theme file as pages and bottles need it. */
export interface CompiledTheme {
  name: string;
  /** The theme of the design system that it is based on. */
  base: string;
  /** What differs from the base. */
  variants: Partial<Variants>;
  colors: Partial<Colors>;
  labels?: LabelDesign;
  wordmark?: { text?: string; picture?: string };
  /** Custom properties for `[data-theme="<name>"]`, complete: the base's and what differs. */
  css: string;
  /** Of `css`, for its address. */
  hash: string;
  /** Addresses of type to fetch before the first paint. */
  preload: string[];
}

export type Compilation = { ok: true; theme: CompiledTheme } | { ok: false; problems: ThemeProblem[] };

/**
 * Makes a style sheet of an estate's `theme.yaml`. Pure: the same file gives the same bytes.
 *
 * @param name of the theme, as its folder is called
 * @param file what the YAML says
 * @returns the theme, or every problem found: an unknown token or variant, a value that cannot be, a pair of text and ground under
 * the contrast that the themes of the design system are tested for
 */
export function compileTheme(name: string, file: unknown, folder: ThemeFolder): Compilation {
  const { value, problems } = readThemeFile(file, folder.files);
  const base: Theme | undefined = value.base === undefined ? undefined : themes[value.base];
  if (base === undefined || value.base === undefined) return { ok: false, problems };
  const tokens = tokensOf(value, base.tokens);
  const all = problems.length > 0 ? problems : contrastProblems(tokens, value);
  if (all.length > 0) return { ok: false, problems: all };
  const css = sheetOf(name, tokens, value.faces, folder.addressOf);
  const { text, svg } = value.wordmark;
  return {
    ok: true,
    theme: {
      name,
      base: value.base,
      variants: value.variants,
      colors: differing(base.tokens.color, tokens.color),
      ...labelsOf(value.labels, value.variants),
      ...(text || svg ? { wordmark: { ...(text && { text }), ...(svg && { picture: folder.addressOf(svg) }) } } : {}),
      css,
      hash: createHash('sha256').update(css).digest('hex').slice(0, 10),
      preload: value.faces.filter(({ preload }) => preload).map(({ file: face }) => folder.addressOf(face)),
    },
  };
}

/** The base's tokens with those of a theme file in their place. What a field has in common with the page follows the page. */
export function tokensOf(file: ThemeInFile, base: Tokens): Tokens {
  const color: Colors = { ...base.color, ...file.color };
  const tableOf = (field: Field): Colors => {
    const own = Object.entries(base.fields[field]).map(([name, value]) => [
      name,
      value === base.color[name as keyof Colors] ? color[name as keyof Colors] : value,
    ]);
    return { ...(Object.fromEntries(own) as unknown as Colors), ...file.fields[field] };
  };
  const type = Object.fromEntries(
    Object.entries(base.type).map(([role, values]) => [role, { ...values, ...file.type[role as keyof Tokens['type']] }]),
  ) as Tokens['type'];
  const { text: _text, svg: _svg, ...wordmark } = file.wordmark;
  return {
    color,
    fields: Object.fromEntries(fields.map((field) => [field, tableOf(field)])) as Tokens['fields'],
    font: { ...base.font, ...file.font },
    type,
    wordmark: { ...base.wordmark, ...wordmark },
    shape: { ...base.shape, ...file.shape },
    header: { ...base.header, ...file.header },
  };
}

/** Labels print the wordmark as the pages do. */
function labelsOf(labels: LabelDesign, { wordmark }: Partial<Variants>): { labels?: LabelDesign } {
  const design = { ...labels, ...(wordmark && { wordmark }) };
  return Object.keys(design).length > 0 ? { labels: design } : {};
}

function differing(base: Colors, merged: Colors): Partial<Colors> {
  return Object.fromEntries(Object.entries(merged).filter(([name, color]) => base[name as keyof Colors] !== color));
}
