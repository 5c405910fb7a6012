import { createHash } from 'node:crypto';
import type { FolderFiles } from '../reading/folder-files.ts';

/** Raised when an import writes the same folder in another form, so that a server imports it again although no file has changed. */
const form = 4;

/** SHA-256 over the names and bytes of every file, pictures included. */
export async function hashFolder(files: FolderFiles): Promise<string> {
  const hash = createHash('sha256').update(`${form}\0`);
  for (const name of files.names) {
    const bytes = await files.bytes(name);
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
