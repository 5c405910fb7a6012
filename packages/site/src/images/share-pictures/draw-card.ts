import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShareLook, ShareCard } from '../../http/app.ts';
import { openType } from './open-type.ts';
import { isPhotograph } from '@parral/rules';
import type { OverlayOptions } from 'sharp';

const [WIDTH, HEIGHT] = [1200, 630];

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Composition {
  picture: Box;
  /** which part of it stays where it is cut */
  keep: 'north' | 'centre';
  title: Box;
  /** the title in the middle of its box rather than at its upper edge */
  isCentred: boolean;
  /** the house's name: its size, and the space between its letters in px; at the end of its box rather than at its beginning */
  name: Box & { size: number; spacing: number; atEnd: boolean };
}

const compositions: Record<ShareLook['picture'], Composition> = {
  /** Type on paper, the print beside it. */
  beside: {
    picture: { left: 500, top: 28, width: 672, height: 574 },
    keep: 'north',
    title: { left: 76, top: 150, width: 384, height: 390 },
    isCentred: false,
    name: { left: 76, top: 80, width: 384, height: 40, size: 28, spacing: 6, atEnd: false },
  },
  /** The land above, the type in the colour field below it, as a section through the ground. */
  above: {
    picture: { left: 0, top: 0, width: WIDTH, height: 400 },
    keep: 'centre',
    title: { left: 64, top: 436, width: 820, height: 150 },
    isCentred: true,
    name: { left: 936, top: 492, width: 200, height: 80, size: 60, spacing: 0, atEnd: true },
  },
};

/**
 * A page's picture for where it is shared: 1200 × 630 px, PNG.
 *
 * @param picture SVG or photograph; null for type alone
 * @param fonts folder where the fonts are put for drawing
 */
export async function drawCard(card: ShareCard, picture: Buffer | null, fonts: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { look } = card;
  const composition = compositions[look.picture];
  const font = await fontFile(look.face, fonts);
  const layers: OverlayOptions[] = [];
  if (picture !== null) {
    const { width, height, left, top } = composition.picture;
    const { autoOrient: own } = await sharp(picture).metadata();
    // An upright photograph, as that of a bottle, is shown whole; everything else fills its box.
    const upright = isPhotograph(card.picture ?? '') && own.height > own.width;
    const fill = upright ? wholeOn(look.ground) : { fit: 'cover' as const, position: composition.keep };
    const input = await sharp(picture, { density: 96 })
      .autoOrient()
      .resize({ width, height, ...fill })
      .png()
      .toBuffer();
    layers.push({ input, left, top });
  }
  if (look.frame !== null) layers.push({ input: frameSvg(look.frame), left: 0, top: 0 });
  const title = await fitted(card.title, composition.title);
  layers.push({
    input: title.data,
    left: composition.title.left,
    top: Math.round(composition.title.top + (composition.isCentred ? (composition.title.height - title.info.height) / 2 : 0)),
  });
  const { name } = composition;
  const named = await typed(card.wordmark, name.size, name, name.spacing);
  const { width } = named.info;
  // Beside the print it begins the column; in the field it ends the line.
  const left = name.atEnd ? name.left + name.width - Math.min(width, name.width) : name.left;
  layers.push({ input: named.data, left, top: name.top });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: look.ground } })
    .composite(layers)
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();

  /** As large as it fits its box; the longest titles lose their end. */
  async function fitted(text: string, box: Box) {
    const short = text.length > 100 ? `${text.slice(0, 98).trimEnd()}…` : text;
    for (const size of [78, 66, 56, 48, 40]) {
      const set = await typed(short, size, box, 0);
      if (set.info.height <= box.height && set.info.width <= box.width) return set;
    }
    return typed(short, 32, box, 0);
  }

  function typed(text: string, size: number, { width }: Box, spacing: number) {
    // Pango counts the space between letters in 1/1024 of a point, which is a pixel here.
    const markup = `<span foreground="${look.ink}" letter_spacing="${spacing * 1024}">${escape(text)}</span>`;
    return sharp({ text: { text: markup, font: `${font.family} ${size}`, fontfile: font.file, width, dpi: 72, rgba: true, wrap: 'word' } })
      .png()
      .toBuffer({ resolveWithObject: true });
  }
}

const wholeOn = (background: string) => ({ fit: 'contain' as const, background });

function frameSvg(colour: string): Buffer {
  const line = `fill="none" stroke="${colour}" stroke-width="2"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect x="20" y="20" width="${WIDTH - 40}" height="${HEIGHT - 40}" ${line}/></svg>`,
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A face of the design as a file that drawing on the server reads; written into `folder` once. */
async function fontFile({ family, file: source }: ShareLook['face'], folder: string): Promise<{ family: string; file: string }> {
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
