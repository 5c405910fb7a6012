import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openType } from './open-type.ts';

const families = { 'ibarra-real-nova': 'Ibarra Real Nova', commissioner: 'Commissioner' } as const;

export type Face = keyof typeof families;

/** A face of the design as a file that drawing on the server reads; written into `folder` once. */
export async function fontFile(face: Face, folder: string): Promise<{ family: string; file: string }> {
  const file = join(folder, `${face}.ttf`);
  if (!existsSync(file)) {
    const woff = await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${face}/files/${face}-latin-400-normal.woff`)));
    await mkdir(folder, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, openType(woff));
    await rename(draft, file);
  }
  return { family: families[face], file };
}
