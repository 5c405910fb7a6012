import { createHash } from 'node:crypto';
import type { MadeFiles } from '@parral/file-store';
import type { Resize } from '../../http/files.ts';

/** Raised when widths or qualities change what comes out: older files are then no longer taken. */
const recipe = 1;
const quality = { avif: { quality: 55, effort: 3 }, webp: { quality: 78, effort: 4 } } as const;

/**
 * Makes the widths and formats of photographs, each once: kept under the hash of the photograph, so that a
 * second start makes nothing anew. One at a time, since each takes a processor for itself.
 */
export function createResize(made: MadeFiles): Resize {
  let before: Promise<unknown> = Promise.resolve();
  return async (photograph, variant) => {
    const hash = createHash('sha256').update(photograph).digest('hex').slice(0, 32);
    const name = `${hash}-${recipe}-${variant.width}.${variant.format}`;
    const kept = await made.read(name);
    if (kept !== null) return kept;
    const mine = before.then(() => make(photograph, variant));
    before = mine.catch(() => undefined);
    const resized = await mine;
    await made.keep(name, resized);
    return resized;
  };
}

async function make(photograph: Buffer, { width, format }: Parameters<Resize>[1]): Promise<Buffer> {
  // Fetched with the first photograph: an estate that has only drawings does without it.
  const { default: sharp } = await import('sharp');
  // Turned as its camera says, since the note of it does not come along.
  const resized = sharp(photograph, { failOn: 'error' }).autoOrient().resize({ width, withoutEnlargement: true });
  return format === 'avif' ? resized.avif(quality.avif).toBuffer() : resized.webp(quality.webp).toBuffer();
}
