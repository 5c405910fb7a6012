import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readThemeFile, tokensOf } from '@parral/ui/theme-file';
import { themes, type Theme, type Tokens } from '@parral/ui/themes/registry';
import { parse } from 'yaml';

/** A theme as it is now: of the design system by its name, or of an estate by its folder. */
export interface ThemeNow {
  name: string;
  tokens: Tokens;
  base: Tokens;
  /** What of its file is no token, as the file says it. */
  rest: { base: string; [part: string]: unknown };
  /** Its file; undefined of a theme as code. */
  file?: string;
  text: string;
  files: readonly string[];
}

/** A theme of the design system. */
export const themeAsCode = (name: string): Theme | undefined => (themes as Partial<Record<string, Theme>>)[name];

/**
 * Reads a theme.
 *
 * @param place name of a theme of the design system, or the folder of an estate's theme
 * @param unwritten what its file says where there is none yet
 * @throws what is wrong with it
 */
export function themeAt(place: string, unwritten?: string): ThemeNow {
  const code = themeAsCode(place);
  if (code) return { name: place, tokens: code.tokens, base: code.tokens, rest: { base: place }, text: '', files: [] };
  const folder = resolve(place);
  const file = join(folder, 'theme.yaml');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : unwritten;
  if (text === undefined) throw new Error(`There is no theme "${place}": name one of ${Object.keys(themes).join(', ')}, or a folder with a theme.yaml in it.`);
  const said = parse(text) as Record<string, unknown>;
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const { value, problems } = readThemeFile(said, files);
  const base = value.base && themeAsCode(value.base);
  if (problems.length > 0 || !base) throw new Error(problems.map(({ path, message }) => `${file} ${path.join('.')}: ${message}`).join('\n'));
  const { variants, labels, faces, wordmark } = said as { variants?: object; labels?: object; faces?: unknown[]; wordmark?: Record<string, unknown> };
  const mark = { ...(wordmark?.['text'] !== undefined && { text: wordmark['text'] }), ...(wordmark?.['svg'] !== undefined && { svg: wordmark['svg'] }) };
  const rest = {
    base: value.base as string,
    ...(variants && { variants }),
    ...(labels && { labels }),
    ...(faces && { faces }),
    ...(Object.keys(mark).length > 0 && { wordmark: mark }),
  };
  return { name: basename(folder), tokens: tokensOf(value, base.tokens), base: base.tokens, rest, file, text, files };
}
