import { globSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeInFolder } from '@parral/file-store';
import { createResize } from './create-resize.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'resizing-'))));
afterEach(() => rm(folder, { recursive: true }));

const demo = join(import.meta.dirname, '../../../../../apps/estate/demo/images');
/** A photograph as a camera makes them: noise that does not compress away, lying on its side. */
const photograph = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7a2f2a', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
const shapeOf = async (picture: Buffer) => {
  const { format, compression, width, height } = await sharp(picture).metadata();
  return [compression === 'av1' ? 'avif' : format, width, height];
};

test('a poster of the demo comes in AVIF and WebP, no wider than asked or than it is, and lighter', async () => {
  const [name = ''] = globSync('*/film-*.webp', { cwd: demo }).toSorted();
  const poster = await readFile(join(demo, name));
  const [, width = 0] = await shapeOf(poster);
  const resize = createResize(madeInFolder(folder));
  for (const format of ['avif', 'webp'] as const) {
    const small = await resize(poster, { width: 480, format });
    expect((await shapeOf(small)).slice(0, 2)).toEqual([format, 480]);
    expect(small.length).toBeLessThan(poster.length);
    expect((await shapeOf(await resize(poster, { width: 1440, format })))[1]).toBe(Math.min(1440, Number(width)));
  }
});

test('a photograph stands upright as its camera says, and tells nothing of the camera', async () => {
  const upright = await createResize(madeInFolder(folder))(await photograph(), { width: 480, format: 'webp' });
  expect(await shapeOf(upright)).toEqual(['webp', 480, 768]);
  expect((await sharp(upright).metadata()).exif).toBeUndefined();
});

test('what was made is kept by its content: a second start makes nothing anew, another picture does', async () => {
  const first = await photograph();
  const made = await createResize(madeInFolder(folder))(first, { width: 480, format: 'webp' });
  const [file = ''] = await readdir(folder);
  const { mtimeMs } = await stat(join(folder, file));
  expect(await createResize(madeInFolder(folder))(Buffer.from(first), { width: 480, format: 'webp' })).toEqual(made);
  expect((await stat(join(folder, file))).mtimeMs).toBe(mtimeMs);
  expect(await readdir(folder)).toEqual([file]);
  await writeFile(join(folder, file), 'kept');
  expect(String(await createResize(madeInFolder(folder))(first, { width: 480, format: 'webp' }))).toBe('kept');
});

test('a broken photograph is refused, and the next one is made all the same', async () => {
  const whole = await photograph();
  const resize = createResize(madeInFolder(folder));
  const [broken, good] = await Promise.allSettled([
    resize(whole.subarray(0, whole.length / 2), { width: 480, format: 'webp' }),
    resize(whole, { width: 480, format: 'webp' }),
  ]);
  expect([broken.status, good.status]).toEqual(['rejected', 'fulfilled']);
  expect(await readdir(folder)).toHaveLength(1);
});
