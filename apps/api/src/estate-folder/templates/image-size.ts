export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Width and height in pixels of an SVG, PNG or JPEG, so that a page keeps the
 * room of a picture before it arrives; null for other kinds.
 */
export function imageSize(name: string, bytes: Buffer): ImageSize | null {
  if (name.endsWith('.svg')) return svgSize(bytes.toString('utf8', 0, 2000));
  if (bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
  return null;
}

function svgSize(head: string): ImageSize | null {
  const tag = /<svg\b[^>]*>/.exec(head)?.[0] ?? '';
  const width = Number(/\bwidth="([\d.]+)(?:px)?"/.exec(tag)?.[1]);
  const height = Number(/\bheight="([\d.]+)(?:px)?"/.exec(tag)?.[1]);
  if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height) };
  const [, , boxWidth = 0, boxHeight = 0] = (/\bviewBox="([^"]+)"/.exec(tag)?.[1] ?? '').split(/[\s,]+/).map(Number);
  return boxWidth > 0 && boxHeight > 0 ? { width: Math.round(boxWidth), height: Math.round(boxHeight) } : null;
}

function jpegSize(bytes: Buffer): ImageSize | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/**
 * Gives `<img src="/images/…">` tags that name no width their picture's size.
 *
 * @param template Liquid or HTML; its lines stay where they are
 * @param sizeOf size of the picture at an address, or null
 */
export function fillImageSizes(template: string, sizeOf: (address: string) => ImageSize | null): string {
  return template.replace(/<img\b[^>]*\bsrc="(\/images\/[^"{]+)"[^>]*>/g, (tag, address: string) => {
    const size = /\swidth=/.test(tag) ? null : sizeOf(address);
    return size === null ? tag : tag.replace('<img', `<img width="${size.width}" height="${size.height}"`);
  });
}
