import { createHash } from 'node:crypto';
import type { FileStore, MadeFiles } from '@parral/file-store';
import type { ShareCard } from '../../http/app.ts';
import type { DrawShare } from '../../http/share.ts';
import { drawCard } from './draw-card.ts';

/** Raised when the drawing changes: older files are then no longer taken. */
const recipe = 3;

interface DrawShareOptions {
  /** The estate's pictures; without them there is type alone. */
  images: FileStore | undefined;
  /** Where drawn ones are kept. */
  made: MadeFiles;
  /** A folder of this machine for the fonts that are drawn with. */
  fonts: string;
}

/** Draws what pages show where they are shared, each once: kept under the hash of all that stands on it. Of several who ask at once all wait for the same. */
export function createDrawShare({ images, made, fonts }: DrawShareOptions): DrawShare {
  const drawing = new Map<string, Promise<Buffer>>();
  let before: Promise<unknown> = Promise.resolve();
  return async (card) => {
    const picture = images === undefined ? null : await pictureOf(images, card);
    const hash = createHash('sha256')
      .update(JSON.stringify([recipe, card]))
      .update(picture ?? '')
      .digest('hex');
    const running = drawing.get(hash);
    if (running) return running;
    const name = `share-${hash.slice(0, 32)}.png`;
    const drawn = (async () => {
      const kept = await made.read(name);
      if (kept !== null) return kept;
      const mine = before.then(() => drawCard(card, picture, fonts));
      before = mine.catch(() => undefined);
      const png = await mine;
      await made.keep(name, png);
      return png;
    })();
    drawing.set(hash, drawn);
    return drawn.finally(() => drawing.delete(hash));
  };
}

/** The page's own picture, or that of its brand's home page; null where the estate has neither. */
async function pictureOf(images: FileStore, { picture, otherwise }: ShareCard): Promise<Buffer | null> {
  for (const address of [picture, ...otherwise]) {
    const isOfFolder = address !== null && /^\/images\/(?:[\w-]+\/)+[\w-]+\.[a-z]+$/.test(address);
    const name = isOfFolder ? address.slice('/images/'.length) : null;
    if (name !== null && (await images.find(name)) !== undefined) return images.read(name);
  }
  return null;
}
