import type { FolderFiles } from '../reading/folder-files.ts';
import { imageSize, type ImageSize } from '../templates/image-size.ts';

/** Sizes of all pictures by their address on the site, for example `/images/montelar/hero.svg`. */
export async function readPictureSizes(files: FolderFiles): Promise<Map<string, ImageSize>> {
  const sizes = new Map<string, ImageSize>();
  for (const name of files.names.filter((candidate) => candidate.startsWith('images/'))) {
    const size = imageSize(name, await files.bytes(name));
    if (size !== null) sizes.set(`/${name}`, size);
  }
  return sizes;
}
