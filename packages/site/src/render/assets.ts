import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FrontEndName } from '@parral/api-spec/apps';
import { pascal } from './modules.ts';

interface ManifestChunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/** The built files of an app, as its pages name them. */
export interface Assets {
  /** Folder to serve, null while developing. */
  folder: string | null;
  /** Tags for the head: the sheet, and the script that wakes the blocks. Their own scripts wait until the page stands (client/islands.ts). */
  head: string;
  /** Tag of the sheet that the blocks for every app have where the app imports them apart; empty where theirs is part of the app's. */
  everywhere?: string;
  /** Addresses of all that a block of this app comes alive with beside the page's own script, its component first. Throws where the build has none. */
  scripts(block: string): readonly string[];
}

/** The files of an app: as the dev server has them while developing, otherwise as they were built beside this module. */
export function assetsOf(name: FrontEndName): Assets {
  // While developing, the dev server says by a function what belongs into the head.
  if (import.meta.env?.DEV) return { folder: null, head: `<!--dev-assets:${name}-->`, scripts: (block) => [`/assets/${name}/${componentOf(block)}`] };
  return builtAssets(new URL('.', import.meta.url), '/assets/');
}

/** Reads the manifests that the build left beside the server's files. */
export function builtAssets(serverFolder: URL, base: string): Assets {
  const folder = fileURLToPath(new URL('../client/', serverFolder));
  const client = readManifest(new URL('../client/.vite/manifest.json', serverFolder));
  const server = readManifest(new URL('.vite/manifest.json', serverFolder));
  const app = reachable(server, ['src/app.ts'], ['imports']);
  const all = reachable(server, ['src/app.ts'], ['imports', 'dynamicImports']);
  const sheets = sheetsOf(app);
  const entry = client['src/client.ts'];
  if (sheets.length === 0 || !entry) throw new Error(`The build in ${folder} has no style sheet or no client entry. Run the app's build again.`);
  // What the script imports is asked for with it, not a round trip later.
  const first = reachable(client, ['src/client.ts'], ['imports']);
  const ahead = first
    .filter((chunk) => chunk !== entry)
    .map(({ file }) => `<link rel="modulepreload" href="${base}${file}">`)
    .join('');
  const link = (sheet: string) => `<link rel="stylesheet" href="${base}${sheet}">`;
  return {
    folder,
    head: `${sheets.map(link).join('')}<script type="module" src="${base}${entry.file}"></script>${ahead}`,
    everywhere: sheetsOf(all)
      .filter((sheet) => !sheets.includes(sheet))
      .map(link)
      .join(''),
    scripts(block) {
      const component = componentOf(block);
      if (!client[component]) throw new Error(`${component} is not in the build in ${folder}. Run the app's build again.`);
      return reachable(client, [component], ['imports'])
        .filter((chunk) => !first.includes(chunk))
        .map(({ file }) => base + file);
    },
  };
}

/** Where the component of a block stands in its app's folder. */
export function componentOf(block: string): string {
  const folder = block.slice(block.indexOf('/') + 1);
  return `src/blocks/${folder}/${pascal(folder)}.tsx`;
}

/** The chunks that come with those of the given names, these first. */
function reachable(manifest: Manifest, names: readonly string[], deps: readonly ('imports' | 'dynamicImports')[]): ManifestChunk[] {
  const found = new Set(names);
  for (const name of found) for (const way of deps) for (const next of manifest[name]?.[way] ?? []) found.add(next);
  return [...found].flatMap((name) => manifest[name] ?? []);
}

const sheetsOf = (chunks: readonly ManifestChunk[]): string[] => [...new Set(chunks.flatMap(({ css }) => css ?? []))];

function readManifest(url: URL): Manifest {
  if (!existsSync(url)) throw new Error(`${fileURLToPath(url)} is missing. Run the app's build (pnpm build in its folder) before its server.`);
  return JSON.parse(readFileSync(url, 'utf8')) as Manifest;
}
