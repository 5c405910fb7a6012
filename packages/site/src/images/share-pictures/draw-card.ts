import type { ShareCard } from '../../http/app.ts';
import { pageColors } from '@parral/ui/themes/colors';
import { isPhotograph } from '@parral/rules';
import type { OverlayOptions } from 'sharp';
import { type Face, fontFile } from './faces.ts';

const [WIDTH, HEIGHT] = [1200, 630];

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Composition {
  ground: string;
  ink: string;
  picture: Box;
  title: Box;
  /** The house's name as it is set, its size, and the space between its letters in px. */
  name: Box & { set: (name: string) => string; size: number; spacing: number };
  face: Face;
  /** A hairline round it. */
  frame: string | null;
}

/** Montelar and the club: type on paper, the print beside it, a hairline round both. */
function beside(theme: 'montelar' | 'club'): Composition {
  const { ground, ink, accent, line } = pageColors[theme];
  return {
    ground,
    ink: theme === 'club' ? ink : accent,
    picture: { left: 500, top: 28, width: 672, height: 574 },
    title: { left: 76, top: 150, width: 384, height: 390 },
    name: { left: 76, top: 80, width: 384, height: 40, set: (name) => name.toUpperCase(), size: 28, spacing: 6 },
    face: 'ibarra-real-nova',
    frame: theme === 'club' ? accent : line,
  };
}

/** oria: the land above, the type in the colour field below it, as a section through the ground. */
const below: Composition = {
  ground: pageColors.oria.accent,
  ink: pageColors.oria.onAccent,
  picture: { left: 0, top: 0, width: WIDTH, height: 400 },
  title: { left: 64, top: 436, width: 820, height: 150 },
  name: { left: 936, top: 492, width: 200, height: 80, set: (name) => name, size: 60, spacing: 0 },
  face: 'commissioner',
  frame: null,
};

/**
 * A page's picture for where it is shared: 1200 × 630 px, PNG.
 *
 * @param picture SVG or photograph; null for type alone
 * @param fonts folder where the fonts are put for drawing
 */
export async function drawCard(card: ShareCard, picture: Buffer | null, fonts: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const look = card.theme === 'oria' ? below : beside(card.theme);
  const font = await fontFile(look.face, fonts);
  const layers: OverlayOptions[] = [];
  if (picture !== null) {
    const { width, height, left, top } = look.picture;
    const { autoOrient: own } = await sharp(picture).metadata();
    // An upright photograph, as that of a bottle, is shown whole; everything else fills its box.
    const upright = isPhotograph(card.picture ?? '') && own.height > own.width;
    const fill = upright ? wholeOn(look.ground) : { fit: 'cover' as const, position: look.face === 'commissioner' ? 'centre' : 'north' };
    const input = await sharp(picture, { density: 96 })
      .autoOrient()
      .resize({ width, height, ...fill })
      .png()
      .toBuffer();
    layers.push({ input, left, top });
  }
  if (look.frame !== null) layers.push({ input: frameSvg(look.frame), left: 0, top: 0 });
  const title = await fitted(card.title, look.title);
  layers.push({
    input: title.data,
    left: look.title.left,
    top: Math.round(look.title.top + (look.face === 'commissioner' ? (look.title.height - title.info.height) / 2 : 0)),
  });
  const { name } = look;
  const named = await typed(name.set(card.name), name.size, name, name.spacing);
  const { width } = named.info;
  // Beside the print it begins the column; in the field it ends the line.
  const left = look.face === 'commissioner' ? name.left + name.width - Math.min(width, name.width) : name.left;
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
