import { pictureSources } from '@parral/rules';
import { escapeHtml } from '../../http/html-page.ts';

/** How wide pictures in a page's text stand: half the window beside words, all of it on a phone. */
const sizes = '(min-width: 1024px) 50vw, 100vw';

export interface ImageSize {
  width: number;
  height: number;
  /** Of a drawing that says so (`data-field`): the colour field of its look that its upper edge goes on in. */
  field?: string;
}

/** Width and height of a drawing in pixels and its field, by its own words or its view box; null where it says neither. */
export function drawingSize(svg: Buffer): ImageSize | null {
  const tag = /<svg\b[^>]*>/.exec(svg.toString('utf8', 0, 2000))?.[0] ?? '';
  const width = Number(/\bwidth="([\d.]+)(?:px)?"/.exec(tag)?.[1]);
  const height = Number(/\bheight="([\d.]+)(?:px)?"/.exec(tag)?.[1]);
  const field = /\bdata-field="([a-z]+)"/.exec(tag)?.[1];
  const rest = field === undefined ? {} : { field };
  if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height), ...rest };
  const [, , boxWidth = 0, boxHeight = 0] = (/\bviewBox="([^"]+)"/.exec(tag)?.[1] ?? '').split(/[\s,]+/).map(Number);
  return boxWidth > 0 && boxHeight > 0 ? { width: Math.round(boxWidth), height: Math.round(boxHeight), ...rest } : null;
}

/**
 * Gives `<img src="/images/…">` tags that name no width their picture's size, so that a page keeps its room before it
 * arrives; photographs also the widths and formats that they are served in.
 *
 * @param template Liquid or HTML; its lines stay where they are
 * @param sizeOf size of the picture at an address, or null
 */
export function fillImageSizes(template: string, sizeOf: (address: string) => ImageSize | null): string {
  return template.replace(/<img\b[^>]*\bsrc="(\/images\/[^"{]+)"[^>]*>/g, (tag, address: string) => {
    const size = sizeOf(address);
    const sized = size === null || /\swidth=/.test(tag) ? tag : tag.replace('<img', `<img width="${size.width}" height="${size.height}"`);
    const sources = pictureSources(address, size?.width).map(({ type, srcSet }) => `<source type="${type}" srcset="${escapeHtml(srcSet)}" sizes="${sizes}">`);
    return sources.length === 0 ? sized : `<picture style="display:contents">${sources.join('')}${sized}</picture>`;
  });
}
