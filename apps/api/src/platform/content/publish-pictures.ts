import { type BucketSettings, openBucket, type Published, publishFiles } from '@parral/file-store';
import { openFolder } from './reading/folder-files.ts';

/** Files of an estate's folder that its site shows under their own name: pictures and films, the type and wordmarks of its themes. */
const isShown = (name: string) => /^(?:images|themes)\//.test(name) && !/\.(?:ya?ml|md)$/.test(name);

/** Uploads what a folder's site shows, as far as the bucket does not have it. Doing it again changes nothing. Throws StoreAway. */
export async function publishPictures(settings: BucketSettings, folder: string): Promise<Published & { bucket: string }> {
  const { names } = await openFolder(folder);
  const bucket = await openBucket(settings);
  try {
    return { ...(await publishFiles(bucket, folder, names.filter(isShown))), bucket: bucket.name };
  } finally {
    bucket.close();
  }
}
