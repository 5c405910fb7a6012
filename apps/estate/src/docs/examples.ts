import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { written } from './keys.ts';

/** Estates that stand in the repository, the fullest first. */
const estates = ['apps/estate/demo', 'apps/estate/new-estate'];
/** What is longer is not read beside its key. */
const longest = 70;

/**
 * A value of each key that some file of the estates has, as it stands there: by the key's path, the first that is short enough.
 *
 * @param files glob of the kind of file within an estate folder
 * @param cases files of `catalogue/` with contents, instead of those without
 */
export function examplesOf(root: string, files: string, cases: boolean): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of estates.flatMap((estate) => globSync(`${estate}/${files}`, { cwd: root }).toSorted())) {
    const text = readFileSync(join(root, file), 'utf8');
    const value: unknown = parse(file.endsWith('.liquid') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text);
    if (files.startsWith('catalogue/') && cases !== Object.hasOwn(value ?? {}, 'contents')) continue;
    collect(value, '', found);
  }
  return found;
}

function collect(value: unknown, path: string, found: Map<string, string>): void {
  if (path !== '') keep(value, path, found);
  if (Array.isArray(value)) for (const one of value) collect(one, `${path}[]`, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) {
      collect(one, path === '' ? name : `${path}.${name}`, found);
      // Where the names are one's own, each stands for all.
      collect(one, path === '' ? '*' : `${path}.*`, found);
    }
}

function keep(value: unknown, path: string, found: Map<string, string>): void {
  const line = written(value);
  if (line !== undefined && !found.has(path) && line.length <= longest && !line.includes('\n')) found.set(path, line);
}
