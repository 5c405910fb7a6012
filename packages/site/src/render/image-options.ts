import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteHandlerOptions } from '../http/site-handler.ts';

/**
 * The estate's pictures, photographs as small as a screen needs them, and what pages show where they are shared. What draws
 * them is machine code, which no build takes in: it is found beside (`node_modules`), or the app runs without and says so.
 */
export async function imageOptions(
  images: string,
  folder = join(tmpdir(), 'parral-pictures'),
): Promise<Pick<SiteHandlerOptions, 'images' | 'resize' | 'drawShare'>> {
  try {
    const { createDrawShare, createResize } = await import('@parral/site/images/server');
    return { images, resize: createResize(folder), drawShare: createDrawShare({ images, folder }) };
  } catch (error) {
    console.error('What draws pictures is not installed: photographs are served as they are, and shared pages show none. It comes with @parral/site.', error);
    return { images };
  }
}
