import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, MadeFiles } from './file-store.ts';

/** Read at once for each reader. */
const partBytes = 256 * 1024;

/** The files below a folder of this machine. */
export function folderStore(folder: string): FileStore {
  return {
    async find(name) {
      try {
        return stateOf(await stat(join(folder, name)));
      } catch {
        // Not there: whoever asked answers 404.
        return undefined;
      }
    },
    read: (name) => readFile(join(folder, name)),
    async open(name) {
      const file = await open(join(folder, name));
      const state = await file.stat();
      return {
        ...stateOf(state),
        parts: (start, end) => file.createReadStream({ start, end, autoClose: false, highWaterMark: partBytes }),
        close: () => file.close(),
      };
    },
  };
}

const stateOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }) => ({ size, version: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}` });

/** Keeps what was made in a folder, each whole or not at all, also when the process is killed meanwhile. */
export function madeInFolder(folder: string): MadeFiles {
  return {
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async keep(name, bytes) {
      const file = join(folder, name);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, file);
    },
  };
}
