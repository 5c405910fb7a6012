import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from './bucket.ts';
import { type FileList, type ListedFile, readList, writeList } from './file-list.ts';

/** Files under way to the bucket at once. */
const mostAtOnce = 4;

export interface Published {
  /** files of the folder */
  files: number;
  /** objects that were not there yet, and their bytes */
  uploaded: number;
  bytes: number;
}

/**
 * Brings the files of an estate's folder into a bucket: what is there already is not sent again, the list of all comes last, so that who
 * is killed meanwhile has changed nothing. Objects that neither this list nor the one before names are removed: readers of the one
 * before read on. Doing it again changes nothing. Throws StoreAway.
 *
 * @param names below `root`, with forward slashes
 */
export async function publishFiles(bucket: Bucket, root: string, names: readonly string[]): Promise<Published> {
  const before = await readList(bucket);
  const known: FileList = before === null || before === 'same' ? new Map() : before.files;
  const there = new Set(await bucket.list('objects/'));
  const files = new Map<string, ListedFile>();
  const sums = { files: names.length, uploaded: 0, bytes: 0 };
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const path = join(root, name);
      const { size } = await stat(path);
      const object = `objects/${await hashOf(path)}`;
      files.set(name, { object, size });
      if (there.has(object)) continue;
      there.add(object);
      await bucket.put(object, createReadStream(path), size);
      sums.uploaded += 1;
      sums.bytes += size;
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, work));
  await writeList(bucket, files);
  const named = new Set([...files.values(), ...known.values()].map(({ object }) => object));
  await bucket.remove([...there].filter((object) => !named.has(object)));
  return sums;
}

/** SHA-256 of a file, which may be larger than memory. */
async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return hash.digest('hex');
}
