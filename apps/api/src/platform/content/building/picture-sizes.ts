import { isPhotograph } from '@parral/rules';
import type { Report } from '../problem.ts';
import type { FolderFiles } from '../reading/folder-files.ts';
import { drawingSize, type ImageSize } from '../templates/image-size.ts';

/** How well photographs are looked at: `head` reads their size alone, `whole` every pixel, which takes a moment for each. */
export type PictureCheck = 'head' | 'whole';

/** Sizes of all pictures by their address on the site, for example `/images/alba/hero.svg`. One that cannot be shown is reported, with the reason. */
export async function readPictureSizes(files: FolderFiles, check: PictureCheck, report: Report): Promise<Map<string, ImageSize>> {
  const sizes = new Map<string, ImageSize>();
  for (const name of files.names.filter((candidate) => candidate.startsWith('images/'))) {
    const address = `/${name}`;
    const size = name.endsWith('.svg')
      ? drawingSize(await files.bytes(name))
      : isPhotograph(address)
        ? await photographSize(name, await files.bytes(name), check, report)
        : null;
    if (size !== null) sizes.set(address, size);
  }
  return sizes;
}

/** As it stands upright; null after reporting why there is none. */
async function photographSize(name: string, bytes: Buffer, check: PictureCheck, report: Report): Promise<ImageSize | null> {
  // Fetched with the first photograph: a folder of drawings does without it.
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    if (check === 'whole') await sharp(bytes, { failOn: 'error' }).resize(64).raw().toBuffer();
    return autoOrient;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    report({ file: name, line: 1, field: '', message: `cannot be read as a picture (${why}): export it anew as JPEG, PNG, WebP or AVIF` });
    return null;
  }
}
