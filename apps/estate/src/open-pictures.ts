import { join } from 'node:path';
import { BucketFiles, folderStore, madeInFolder, openBucket } from '@parral/file-store';
import type { Config } from '@parral/api';
import type { Log, SiteHandlerOptions } from '@parral/site/http';
import { createDrawShare, createResize } from '@parral/site/images/server';

type Pictures = Pick<SiteHandlerOptions, 'images' | 'themes' | 'resize' | 'drawShare'>;

/** The estate's pictures from its bucket where there is one, else from its folder; what is made of them is kept beside, or in the data folder. */
export async function openPictures({ bucket, estateFolder, dataDir }: Pick<Config, 'bucket' | 'estateFolder' | 'dataDir'>, log: Log): Promise<Pictures> {
  const fonts = join(dataDir, 'pictures');
  if (bucket !== undefined) {
    const files = new BucketFiles(await openBucket(bucket), log);
    const [images, made] = [files.below('images'), files.made()];
    return { images, themes: files.below('themes'), resize: createResize(made), drawShare: createDrawShare({ images, made, fonts }) };
  }
  const made = madeInFolder(fonts);
  const folder = (name: string) => (estateFolder === undefined ? undefined : folderStore(join(estateFolder, name)));
  const images = folder('images');
  return { images, themes: folder('themes'), resize: createResize(made), drawShare: createDrawShare({ images, made, fonts }) };
}
