import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readEstate } from './read-estate-folder.ts';
import { listed } from './reading/folder-files.ts';
import { smallFolder } from './testing/small-folder.ts';

/** The small folder with a photograph on the home page. */
async function folderWith(photograph: Buffer) {
  const texts = smallFolder();
  const home = 'pages/alba/es/index.liquid';
  texts[home] = `${texts[home]}\n<img src="/images/alba/patio.jpg" alt="">\n`;
  return listed([...Object.keys(texts), 'images/alba/patio.jpg'], async (name) => (name.endsWith('.jpg') ? photograph : Buffer.from(texts[name] ?? '')));
}

const photograph = (orientation?: number) =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#7a2f2a', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .withMetadata(orientation === undefined ? {} : { orientation })
    .jpeg()
    .toBuffer();

test('a photograph keeps its room before it arrives, as it stands upright', async () => {
  for (const [orientation, room] of [
    [undefined, 'width="800" height="500"'],
    [6, 'width="500" height="800"'],
  ] as const) {
    const reading = await readEstate(await folderWith(await photograph(orientation)), { pictures: 'whole' });
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const home = reading.estate.pages.find(({ key, language }) => key === 'home' && language === 'es');
    expect(home?.template).toContain(`<img ${room} src="/images/alba/patio.jpg"`);
    expect(home?.template).toContain('type="image/avif"');
  }
});

test('a picture that cannot be shown is named with the reason: one that is none, and to a whole look one that breaks off', async () => {
  const none = await readEstate(await folderWith(Buffer.from('<html>404</html>')));
  expect(none).toMatchObject({ ok: false, problems: [{ file: 'images/alba/patio.jpg', message: expect.stringContaining('unsupported image format') }] });
  const whole = await photograph();
  const half = await folderWith(whole.subarray(0, whole.length / 2));
  expect((await readEstate(half)).ok).toBe(true);
  expect(await readEstate(half, { pictures: 'whole' })).toMatchObject({
    ok: false,
    problems: [{ file: 'images/alba/patio.jpg', message: expect.stringMatching(/cannot be read as a picture \(.+\): export it anew/) }],
  });
});

test('a wine’s photograph takes the drawing’s place, with its size; a vintage may have its own; one that is not there is named', async () => {
  const texts = smallFolder();
  const wine = 'catalogue/alba/reserva.yaml';
  const written = texts[wine] ?? '';
  const images = ['images/alba/wines/reserva.jpg', 'images/alba/magnum.jpg'];
  const bytes = await photograph(6);
  const read = (text: string) =>
    readEstate(
      listed([...Object.keys(texts), ...images], async (name) => (name.endsWith('.jpg') ? bytes : Buffer.from(name === wine ? text : (texts[name] ?? '')))),
    );
  const pictured = `picture: wines/reserva.jpg\n${written}`;
  const reading = await read(pictured);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const variants = reading.estate.wines.find(({ slug }) => slug === 'reserva')?.variants ?? [];
  expect(variants.map(({ bottle }) => bottle.photograph)).toEqual(variants.map(() => ({ address: '/images/alba/wines/reserva.jpg', width: 500, height: 800 })));
  const own = await read(pictured.replace(/^( +)(bestTo: .*)$/m, '$1$2\n$1picture: magnum.jpg'));
  if (!own.ok) throw new Error(JSON.stringify(own.problems));
  expect(own.estate.wines.flatMap(({ variants: all }) => all.map(({ bottle }) => bottle.photograph?.address))).toContain('/images/alba/magnum.jpg');
  expect(await read(`picture: wines/reserba.jpg\n${written}`)).toMatchObject({
    ok: false,
    problems: [{ file: wine, line: 1, field: 'picture', message: expect.stringContaining('there is no file images/alba/wines/reserba.jpg') }],
  });
});

test('a name without an ending is the photograph where there is one, else the drawing; the focus in its name is part of the file', async () => {
  const texts = smallFolder();
  const visit = 'experiences/paseo.yaml';
  const bytes = await photograph();
  const read = (picture: string, ...images: string[]) =>
    readEstate(
      listed([...Object.keys(texts), ...images], async (name) =>
        name.endsWith('.jpg')
          ? bytes
          : Buffer.from(name === visit ? (texts[visit] ?? '').replace('picture: hero', `picture: ${picture}`) : (texts[name] ?? '')),
      ),
    );
  const pictureOf = async (...given: Parameters<typeof read>) => {
    const reading = await read(...given);
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    return reading.estate.experiences[0]?.picture;
  };
  expect(await pictureOf('hero')).toBe('/images/alba/hero.svg');
  expect(await pictureOf('hero', 'images/alba/hero--30-60.jpg')).toBe('/images/alba/hero--30-60.jpg');
  expect(await pictureOf('hero.svg', 'images/alba/hero.jpg')).toBe('/images/alba/hero.svg');
  expect(await read('patio')).toMatchObject({
    ok: false,
    problems: [{ file: visit, line: expect.any(Number), field: 'picture', message: expect.stringContaining('images/alba/patio.svg') }],
  });
});

test('what the site shows by itself is told with its size: the first screen’s picture, the ground a wine stands on, the footer’s strip', async () => {
  const texts = smallFolder();
  const reading = await readEstate(
    listed([...Object.keys(texts), 'images/club/vines.jpg'], async (name) => (name.endsWith('.jpg') ? photograph() : Buffer.from(texts[name] ?? ''))),
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  expect(reading.estate.brands[0]?.pictures).toEqual([
    { src: '/images/alba/hero.svg', width: 640, height: 480 },
    { src: '/images/alba/terrace.svg', width: 760, height: 320 },
    { src: '/images/club/vines.jpg', width: 800, height: 500 },
  ]);
  const { 'images/alba/terrace.svg': _gone, ...without } = texts;
  expect(await readEstate(listed(Object.keys(without), (name) => Promise.resolve(Buffer.from(without[name] ?? ''))))).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([
      expect.objectContaining({
        file: 'catalogue/alba/reserva.yaml',
        field: 'stage',
        message: expect.stringContaining('there is no file images/alba/terrace.svg'),
      }),
    ]),
  });
});
