/**
 * `npm run tokens -- export | import`: a theme as a file of design tokens (DTCG 2025.10), which drawing programs read, and back with
 * what was changed there. Nothing is written of a file that has a fault, or with colours that cannot be read.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readTokens, writeTokens } from '@parral/ui/design-tokens';
import { compileTheme } from '@parral/ui/theme-file';
import { themes } from '@parral/ui/themes/registry';
import { parse, parseDocument, stringify } from 'yaml';
import { editThemeFile } from './edit-theme-file.ts';
import { parseTokens } from './parse-tokens.ts';
import { themeAt } from './theme-folder.ts';

const usage = `npm run tokens -- export <theme> <file>.tokens.json   a theme of the design system (${Object.keys(themes).join(', ')}), or the folder of an estate's
npm run tokens -- import <file>.tokens.json <theme>   back into the estate's folder, a new one too; of a theme as code it says what is to be changed`;

/** Runs the command. @returns lines to print; throws what is wrong, with what to do. */
export async function tokensCommand([command, ...places]: readonly string[]): Promise<string[]> {
  const [from, to] = places;
  if (places.length !== 2 || from === undefined || to === undefined) throw new Error(usage);
  if (command === 'export') return exportTokens(from, to);
  if (command === 'import') return importTokens(from, to);
  throw new Error(usage);
}

function exportTokens(place: string, file: string): string[] {
  const { name, tokens, base, rest } = themeAt(place);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(writeTokens(name, tokens, base, rest), null, 2)}\n`);
  return [`${name} is written to ${file}`];
}

async function importTokens(file: string, place: string): Promise<string[]> {
  const { tokens: read, theme } = await parseTokens(readFileSync(file, 'utf8'), pathToFileURL(resolve(file)));
  const now = themeAt(place, theme['base'] === undefined ? undefined : stringify(theme, { singleQuote: true }));
  const { tokens, changes, problems } = readTokens(read, now.tokens);
  const refuse = (all: typeof problems) => {
    throw new Error([...all.map(({ path, message }) => `${file} ${path.join('.')}: ${message}`), 'Nothing was changed.'].join('\n'));
  };
  if (problems.length > 0) refuse(problems);

  const text = editThemeFile(now.file ? now.text : stringify({ base: now.rest.base }), changes, now.base, tokens);
  const result = compileTheme(now.name, parse(text), { files: now.files, addressOf: (name) => name });
  if (!result.ok) refuse(result.problems);

  // What follows the page without saying so is no line of the file.
  const lines = changes
    .filter(({ path }) => [text, now.text].some((one) => parseDocument(one).hasIn(path)))
    .map(({ path, before, now: after }) => `${path.join('.')}  ${before} → ${after}`);
  if (now.file === undefined) {
    return [...lines, lines.length > 0 ? `Nothing was written: change it in packages/ui/src/themes/${place}/tokens.ts.` : `${place} is as the file says.`];
  }
  if (existsSync(now.file) && lines.length === 0) return [`${now.name} is as the file says.`];
  mkdirSync(dirname(now.file), { recursive: true });
  writeFileSync(now.file, text);
  return [...lines, `${now.name} is written: ${now.file}`];
}

if (process.argv[1] === import.meta.filename) {
  try {
    for (const line of await tokensCommand(process.argv.slice(2))) console.log(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
