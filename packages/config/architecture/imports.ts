import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { files, read, root } from './sources.ts';

/** For each file of the given ones, the files among them that import it (types too); both by their path from the project's root. */
export function importersOf(sources: readonly string[]): Map<string, string[]> {
  const rooms = publicFaces();
  const importers = new Map<string, string[]>(sources.map((file) => [file, []]));
  for (const file of sources)
    for (const target of new Set(specifiers(read(file)).map((specifier) => resolveImport(file, specifier, rooms)))) {
      if (target !== undefined) importers.get(target)?.push(file);
    }
  return importers;
}

const specifiers = (text: string): string[] => [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, specifier]) => specifier ?? '');

/** What `@parral/<room>` and `@parral/<room>/<part>` stand for, as the rooms' package.json have it. */
function publicFaces(): Map<string, string> {
  const faces = new Map<string, string>();
  for (const file of files('{api-spec,e2e}/package.json', '{packages,apps}/*/package.json')) {
    const { name, exports = {} } = JSON.parse(read(file)) as { name: string; exports?: Record<string, unknown> };
    for (const [part, target] of Object.entries(exports)) if (typeof target === 'string') faces.set(posix.join(name, part), posix.join(dirname(file), target));
  }
  return faces;
}

function resolveImport(from: string, specifier: string, rooms: Map<string, string>): string | undefined {
  if (!specifier.startsWith('.')) return rooms.get(specifier);
  const target = posix.join(dirname(from), specifier);
  return existsSync(join(root, target)) ? target : undefined;
}
