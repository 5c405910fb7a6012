import { createHash } from 'node:crypto';
import type { FolderFiles } from '../reading/folder-files.ts';

/** SHA-256 over the names and bytes of every file, pictures included. */
export async function hashFolder(files: FolderFiles): Promise<string> {
  const hash = createHash('sha256');
  for (const name of files.names) {
    const bytes = await files.bytes(name);
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
