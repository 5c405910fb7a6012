import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShareCard } from '../../http/app.ts';
import type { DrawShare } from '../../http/share.ts';
import { drawCard } from './draw-card.ts';

/** Raised when the drawing changes: older files are then no longer taken. */
const recipe = 3;

interface DrawShareOptions {
  /** The estate folder's pictures; without it there is type alone. */
  images: string | undefined;
  /** Where drawn ones are kept. */
  folder: string;
}

/** Draws what pages show where they are shared, each once: kept under the hash of all that stands on it. Of several who ask at once all wait for the same. */
export function createDrawShare({ images, folder }: DrawShareOptions): DrawShare {
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
    const file = join(folder, `share-${hash.slice(0, 32)}.png`);
    const drawn = (async () => {
      const kept = await readOr(file);
      if (kept !== null) return kept;
      const mine = before.then(() => drawCard(card, picture, folder));
      before = mine.catch(() => undefined);
      const png = await mine;
      const draft = `${file}.${randomUUID()}`;
      await mkdir(folder, { recursive: true });
      await writeFile(draft, png);
      await rename(draft, file);
      return png;
    })();
    drawing.set(hash, drawn);
    return drawn.finally(() => drawing.delete(hash));
  };
}

/** The page's own picture, or that of its brand's home page; null where the estate has neither. */
async function pictureOf(images: string, { picture, otherwise }: ShareCard): Promise<Buffer | null> {
  for (const address of [picture, ...otherwise]) {
    const isOfFolder = address !== null && /^\/images\/(?:[\w-]+\/)+[\w-]+\.[a-z]+$/.test(address);
    const found = isOfFolder ? await readOr(join(images, address.slice('/images/'.length))) : null;
    if (found !== null) return found;
  }
  return null;
}

async function readOr(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
