import { convert } from 'fontverter';
import subsetFont from 'subset-font';

/** What the pages ask of a face, and what shapes the letters by itself; small capitals, fractions, swashes and the like stay in the package. */
const features = ['kern', 'mark', 'mkmk', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'rvrn', 'lnum', 'tnum'];

/** Names that the Open Font License reserves for the face as its makers published it, and what stands in their place: as many letters. */
const reserved: readonly (readonly [string, string])[] = [['Source', 'Parral']];

/**
 * A `.woff2` with no more than the pages set: of its letters all, of its weights those that the theme names (`400 700`, or one), of its
 * features those above. A third lighter, and the words that it sets look the same.
 */
export async function cutFace(woff2: Buffer, weight: string): Promise<Buffer> {
  const [min = 400, max = min] = weight.split(' ').map(Number);
  const cut = await subsetFont(woff2, undefined, {
    keepAllGlyphs: true,
    keepFeatures: features,
    ...(max > min && { variationAxes: { wght: { min, max } } }),
    targetFormat: 'truetype',
  });
  return convert(renamed(cut), 'woff2');
}

/** The same with no reserved name among its own; who made it and under which licence stays as it was written. */
function renamed(font: Buffer): Buffer {
  const table = tableAt(font, 'name');
  const text = table + font.readUInt16BE(table + 4);
  for (let record = table + 6; record < table + 6 + 12 * font.readUInt16BE(table + 2); record += 12) {
    if (!ownNames.has(font.readUInt16BE(record + 6))) continue;
    const [length, at] = [font.readUInt16BE(record + 8), text + font.readUInt16BE(record + 10)];
    const name = font.subarray(at, at + length);
    for (const [from, to] of reserved) {
      for (const form of [utf16, ascii]) for (let found = 0; (found = name.indexOf(form(from), found)) >= 0;) name.set(form(to), found);
    }
  }
  return font;
}

/** Family, unique, full and PostScript name, typographic family, and what names of instances begin with. */
const ownNames = new Set([1, 3, 4, 6, 16, 25]);
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();
const ascii = (text: string) => Buffer.from(text, 'latin1');

function tableAt(font: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The face has no table "${tag}": it is not a font file that can be cut.`);
}
