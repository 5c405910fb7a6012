import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { themePictures } from '@parral/ui/themes/pictures';
import { brandThemes } from '@parral/ui/themes/registry';
import type { ShareCard, Site } from '../../http/app.ts';
import { clubLook, lookOf, type Look } from '../../render/shell/look.ts';
import { shareCardOf } from '../../render/shell/share-card.ts';
import { fakeSite } from '../../testing/fake-api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStore, madeInFolder } from '@parral/file-store';
import { createDrawShare } from './create-draw-share.ts';
import { openType } from './open-type.ts';

let folder: string;
let images: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
  images = join(folder, 'images');
  const [first, second] = brandThemes.map((theme) => themePictures[theme]);
  const drawn = { 'alba/church': first?.brand['church'], 'brisa/hero': second?.brand['hero'], 'club/alba-night': first?.club['night'] };
  for (const [name, draw] of Object.entries(drawn)) {
    await mkdir(dirname(join(images, name)), { recursive: true });
    await writeFile(join(images, `${name}.svg`), draw?.() ?? '');
  }
});
afterAll(() => rm(folder, { recursive: true }));

const inFolder = (from: string | undefined, to: string) => ({ images: from === undefined ? undefined : folderStore(from), made: madeInFolder(to), fonts: to });

const cardOf = (brand: 'alba' | 'brisa', picture: string | null, wears: (site: Site) => Look = ({ theme }) => lookOf(theme)): ShareCard => {
  const site = fakeSite(brand, 'localhost');
  return shareCardOf(site, wears(site), { title: 'Los bancales a pie', picture });
};
const alba = cardOf('alba', '/images/alba/church.svg');
const brisa = cardOf('brisa', null);

test('each house has its own picture of 1200 × 630 px, whatever stands in the title', async () => {
  const draw = createDrawShare(inFolder(images, folder));
  const cards: ShareCard[] = [alba, brisa, cardOf('alba', null, clubLook), { ...brisa, title: `<b>&"${' Ribera'.repeat(60)}` }];
  const drawn = await Promise.all(cards.map(draw));
  for (const png of drawn) expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(cards.length);
});

test('the title is printed on it: another title is another picture, and its letters stand out from the ground', async () => {
  const draw = createDrawShare(inFolder(undefined, folder));
  const [one, other] = await Promise.all([draw(alba), draw({ ...alba, title: 'Añadas en vertical' })]);
  expect(one.equals(other)).toBe(false);
  const { channels } = await sharp(await sharp(one).extract({ left: 76, top: 150, width: 384, height: 300 }).toBuffer()).stats();
  expect(channels[0]?.stdev).toBeGreaterThan(15);
});

test('it is drawn once, however many ask: a second start takes the file', async () => {
  await Promise.all([1, 2, 3].map(() => createDrawShare(inFolder(images, folder))(brisa)));
  const files = async () => Promise.all((await readdir(folder)).map(async (name) => [name, (await stat(join(folder, name))).mtimeMs]));
  const before = await files();
  await createDrawShare(inFolder(images, folder))(brisa);
  expect(await files()).toEqual(before);
});

test('a wine’s photograph is shown whole: an upright one is not cut', async () => {
  const own = join(folder, 'estate', 'alba', 'wines');
  await mkdir(own, { recursive: true });
  const ends = { create: { width: 200, height: 60, channels: 3, background: '#0000ff' } } as const;
  await sharp({ create: { width: 200, height: 600, channels: 3, background: '#ffffff' } })
    .composite([
      { input: ends, left: 0, top: 0 },
      { input: ends, left: 0, top: 540 },
    ])
    .jpeg()
    .toFile(join(own, 'reserva.jpg'));
  const png = await createDrawShare(inFolder(join(folder, 'estate'), folder))({ ...alba, picture: '/images/alba/wines/reserva.jpg' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (top: number) => [...data.subarray((top * info.width + 836) * info.channels).subarray(0, 3)];
  for (const [red = 255, , blue = 0] of [at(40), at(590)]) expect([red < 60, blue > 200]).toEqual([true, true]);
});

test('a picture that an address makes up is none: that of the brand stands', async () => {
  const draw = createDrawShare(inFolder(images, folder));
  expect((await draw({ ...brisa, picture: '/images/../../package.json' })).length).toBeGreaterThan(10_000);
});

test('what is no font is refused', () => {
  expect(() => openType(Buffer.from('wOF2 and more'))).toThrow(/no WOFF font/);
});
