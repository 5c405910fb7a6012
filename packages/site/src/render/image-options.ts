import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderStore, madeInFolder, readBucketSettings } from '@parral/file-store';
import type { SiteHandlerOptions } from '../http/site-handler.ts';

type Variables = Readonly<Record<string, string | undefined>>;
type ImageOptions = Pick<SiteHandlerOptions, 'images' | 'themes' | 'resize' | 'drawShare'>;

/**
 * The estate's pictures from its bucket or folder, photographs as small as a screen needs them, and what pages show where they are
 * shared; null where the app is told of neither. What draws them is machine code, and the SDK of a bucket is large, which no
 * build takes in: they are found beside (`node_modules`). Without the first the app runs and says so, without the second it does not start.
 */
export async function imageOptions(environment: Variables, log: { error(message: string, error: unknown): void }): Promise<ImageOptions | null> {
  const { IMAGES_DIR, PICTURES_DIR = join(tmpdir(), 'parral-pictures') } = environment;
  const settings = readBucketSettings(environment);
  if (settings === undefined && !IMAGES_DIR) return null;
  const drawing = await findDrawing();
  if (settings !== undefined && drawing === null) throw new Error('S3_BUCKET is set, and the SDK that reads it is not installed. It comes with @parral/site.');
  const files = settings && drawing && new drawing.BucketFiles(await drawing.openBucket(settings), log);
  const images = files ? files.below('images') : folderStore(IMAGES_DIR ?? '');
  const themes = files ? files.below('themes') : folderStore(join(dirname(IMAGES_DIR ?? ''), 'themes'));
  if (drawing === null) return { images, themes };
  const made = files ? files.made() : madeInFolder(PICTURES_DIR);
  return { images, themes, resize: drawing.createResize(made), drawShare: drawing.createDrawShare({ images, made, fonts: PICTURES_DIR }) };
}

async function findDrawing() {
  try {
    return await import('@parral/site/images/server');
  } catch (error) {
    console.error('What draws pictures is not installed: photographs are served as they are, and shared pages show none. It comes with @parral/site.', error);
    return null;
  }
}
