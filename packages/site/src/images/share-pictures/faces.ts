import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShareLook } from '../../http/app.ts';
import { openType } from './open-type.ts';

/** A face of the design as a file that drawing on the server reads; written into `folder` once. */
export async function fontFile({ family, file: source }: ShareLook['face'], folder: string): Promise<{ family: string; file: string }> {
  const file = join(folder, `${basename(source, '.woff')}.ttf`);
  if (!existsSync(file)) {
    const woff = await readFile(fileURLToPath(import.meta.resolve(source)));
    await mkdir(folder, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, openType(woff));
    await rename(draft, file);
  }
  return { family, file };
}
