import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
}

type Manifest = Record<string, ManifestChunk>;

/** The built files of an app, as its pages name them. */
export interface Assets {
  /** Folder to serve, null while developing. */
  folder: string | null;
  /** Tags for the head: the sheet, and the script that wakes the blocks. Their own scripts wait until the page stands (client/islands.ts). */
  head: string;
}

/** Reads the manifests that the build left beside the server's files. */
export function builtAssets(serverFolder: URL, base: string): Assets {
  const folder = fileURLToPath(new URL('../client/', serverFolder));
  const client = readManifest(new URL('../client/.vite/manifest.json', serverFolder));
  const server = readManifest(new URL('.vite/manifest.json', serverFolder));
  const sheet = Object.values(server).find((chunk) => chunk.file.endsWith('.css'))?.file;
  const entry = Object.values(client).find((chunk) => chunk.isEntry);
  if (!sheet || !entry) throw new Error(`The build in ${folder} has no style sheet or no client entry. Run the app's build again.`);
  return { folder, head: `<link rel="stylesheet" href="${base}${sheet}"><script type="module" src="${base}${entry.file}"></script>` };
}

function readManifest(url: URL): Manifest {
  if (!existsSync(url)) throw new Error(`${fileURLToPath(url)} is missing. Run the app's build (pnpm build in its folder) before its server.`);
  return JSON.parse(readFileSync(url, 'utf8')) as Manifest;
}
