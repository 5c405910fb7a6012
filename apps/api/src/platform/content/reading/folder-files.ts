import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from '../problem.ts';

/** The files of an estate folder, read as they are asked for. */
export interface FolderFiles {
  /** Every file's path inside the folder, with forward slashes, sorted; hidden ones left out. */
  names: readonly string[];
  has(name: string): boolean;
  bytes(name: string): Promise<Buffer>;
  /** The text of a file, or undefined after reporting why it could not be read. */
  read(name: string, report: Report): Promise<string | undefined>;
}

/** Lists an estate folder; links to files count as files. Throws what `readdir` throws when there is none. */
export async function openFolder(root: string): Promise<FolderFiles> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = await Promise.all(
    entries.map(async (entry) => {
      const full = path.join(entry.parentPath, entry.name);
      const isFile = entry.isFile() || (entry.isSymbolicLink() && (await pointsAtFile(full)));
      return isFile ? [path.relative(root, full).split(path.sep).join('/')] : [];
    }),
  );
  return listed(names.flat(), (name) => readFile(path.join(root, name)));
}

async function pointsAtFile(link: string): Promise<boolean> {
  try {
    return (await stat(link)).isFile();
  } catch {
    // A link to nothing is a file that is not there: whoever needs it says so by name.
    return false;
  }
}

/** Files that are open at once: far below what a process may open on any system, enough to keep a disk busy. */
const mostOpen = 32;

/** Files by name and where their bytes come from; few are open at a time, however many are asked for at once. */
export function listed(names: readonly string[], open: (name: string) => Promise<Buffer>): FolderFiles {
  const bytes = boundedly(open, mostOpen);
  const visible = names.filter((name) => !name.split('/').some((part) => part.startsWith('.'))).sort();
  const known = new Set(visible);
  return {
    names: visible,
    has: (name) => known.has(name),
    bytes,
    async read(name, report) {
      if (!known.has(name)) {
        report({ file: name, line: 1, field: '', message: 'the file is missing: create it' });
        return undefined;
      }
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(await bytes(name));
      } catch (error) {
        const why =
          error instanceof TypeError ? 'is not UTF-8 text: save it as UTF-8' : `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
        report({ file: name, line: 1, field: '', message: why });
        return undefined;
      }
    },
  };
}

/** The same function, of whose calls so many run at a time; the others wait for their turn. */
function boundedly<A, R>(call: (argument: A) => Promise<R>, most: number): (argument: A) => Promise<R> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (argument) => {
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await call(argument);
    } finally {
      // The place goes to who waits, or is free again.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
