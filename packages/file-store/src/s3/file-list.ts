import type { Bucket } from './bucket.ts';

/**
 * The object that says which files there are, so that nobody asks the bucket for a name: each file's bytes are an object of their own,
 * named by their hash, which never changes. A replaced file is another object, and whoever reads the one before reads on.
 */
export const listKey = 'files.json';

export interface ListedFile {
  /** key of the object that holds its bytes */
  object: string;
  /** in bytes */
  size: number;
}

/** By names below the estate's folder, `images/alba/hero.svg`. */
export type FileList = ReadonlyMap<string, ListedFile>;

interface WrittenList {
  form: 1;
  files: Record<string, ListedFile>;
}

/** @returns null where nothing was ever uploaded; 'same' when it is the one that `etag` names. Throws StoreAway. */
export async function readList(bucket: Bucket, etag?: string): Promise<{ files: FileList; etag: string | undefined } | null | 'same'> {
  const found = await bucket.get(listKey, { etag });
  if (found === null || found === 'same') return found;
  const { files } = JSON.parse(found.bytes.toString('utf8')) as WrittenList;
  return { files: new Map(Object.entries(files)), etag: found.etag };
}

export async function writeList(bucket: Bucket, files: FileList): Promise<void> {
  const written: WrittenList = { form: 1, files: Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))) };
  const bytes = Buffer.from(JSON.stringify(written));
  await bucket.put(listKey, bytes, bytes.length);
}
