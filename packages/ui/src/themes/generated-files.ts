import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cutFace } from './cut-face.ts';
import type { FaceFile, Theme } from './theme.ts';

const banner = '// Generated from the folders of themes by `npm run generate`. Do not edit.\n';

/** Names of the themes: the folders that have an `index.ts`. */
export function themeFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.ts')))
    .map(({ name }) => name)
    .toSorted();
}

/**
 * The files of the registry by name: each says of every theme one thing, so that nobody gets more than what they import; and in `faces/`
 * the themes' files of type, cut to what the pages set, each with its licence.
 */
export async function generatedFiles(folder: string): Promise<Record<string, string | Buffer>> {
  const names = themeFolders(folder);
  const read = await Promise.all(names.map(async (name) => [name, await themeIn(folder, name)] as const));
  const having = (file: string) => names.filter((name) => existsSync(join(folder, name, file)));
  return {
    'names.ts': `${banner}
/** Names of the themes, as in \`<html data-theme>\`. */
export const themeNames = [${quoted(names)}] as const;
export type ThemeName = (typeof themeNames)[number];

/** Those for a brand, for the club of all brands, and for the estate's own people. */
export const brandThemes = [${quoted(read.filter(([, { kind }]) => kind === 'brand').map(([name]) => name))}] as const;
export const clubThemes = [${quoted(read.filter(([, { kind }]) => kind === 'club').map(([name]) => name))}] as const;
export const officeThemes = [${quoted(read.filter(([, { kind }]) => kind === 'office').map(([name]) => name))}] as const;
`,
    'themes.ts': record(names, 'theme', 'index.ts', { as: 'themes', type: 'Theme', from: '../theme.ts', keys: 'ThemeName' }),
    'labels.ts': record(having('labels.ts'), 'labels', 'labels.ts', {
      as: 'labelStyles',
      type: 'LabelStyle',
      from: '../../illustrations/Bottle/labels/sheet.ts',
    }),
    'pictures.ts': record(having('pictures.ts'), 'pictures', 'pictures.ts', { as: 'themePictures', type: 'ThemePictures', from: '../pictures.ts' }),
    'font-files.ts': fontFiles(read),
    ...(await faceFiles(read.flatMap(([, { faces }]) => faces.files))),
  };
}

async function faceFiles(files: readonly FaceFile[]): Promise<Record<string, string | Buffer>> {
  const cut = [...new Map(files.map((file) => [file.file, file])).values()].map(async ({ file, weight }) => {
    const installed = fileURLToPath(import.meta.resolve(file));
    const licence = readFileSync(join(installed, '../../LICENSE'), 'utf8');
    const name = basename(file);
    return [
      [`faces/${name}`, await cutFace(readFileSync(installed), weight)],
      [`faces/${name.replace('.woff2', '.LICENSE.txt')}`, licence],
    ] as const;
  });
  return Object.fromEntries((await Promise.all(cut)).flat());
}

async function themeIn(folder: string, name: string): Promise<Theme> {
  const { theme } = (await import(pathToFileURL(join(folder, name, 'index.ts')).href)) as { theme: Theme };
  return theme;
}

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

interface RecordOf {
  as: string;
  type: string;
  from: string;
  keys?: 'ThemeName';
}

function record(names: readonly string[], what: string, file: string, { as, type, from, keys }: RecordOf): string {
  const imports = names.map((name) => `import { ${what} as ${camel(name)} } from '../${name}/${file}';\n`).join('');
  const entries = names.map((name) => (camel(name) === name ? name : `${keyOf(name)}: ${camel(name)}`)).join(', ');
  const keyType = keys ? `import type { ${keys} } from './names.ts';\n` : '';
  return `${banner}${imports}import type { ${type} } from '${from}';\n${keyType}\nexport const ${as}: Readonly<Record<${keys ?? 'string'}, ${type}>> = { ${entries} };\n`;
}

/** Addresses of the font files, as Vite gives them: an import must say its file in so many words. */
function fontFiles(themes: readonly (readonly [string, Theme])[]): string {
  const files = [...new Set(themes.flatMap(([, { faces }]) => faces.files.map(({ file }) => basename(file))))].toSorted();
  const imports = files.map((file, at) => `import file${at} from './faces/${file}?url';\n`).join('');
  const list = (some: readonly FaceFile[]) => some.map(({ file }) => `file${files.indexOf(basename(file))}`).join(', ');
  const entries = themes.map(([name, { faces }]) => {
    const italic = faces.files.filter(({ preload, style }) => !preload && style === 'italic');
    return `  ${keyOf(name)}: { preload: [${list(faces.files.filter(({ preload }) => preload))}], italic: [${list(italic)}] },\n`;
  });
  return `${banner}${imports}import type { ThemeName } from './names.ts';

export interface FontFiles {
  preload: readonly string[];
  italic: readonly string[];
}

/** Addresses of a theme's font files; \`preload\` before the first paint, \`italic\` on pages that begin with some, else when met. */
export const fontFiles: Readonly<Record<ThemeName, FontFiles>> = {
${entries.join('')}};
`;
}

const keyOf = (name: string) => (/^[a-z]\w*$/.test(name) ? name : `'${name}'`);
const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
