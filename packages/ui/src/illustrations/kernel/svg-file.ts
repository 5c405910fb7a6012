import type { Print } from './print.ts';

/** Pictures are printed on a grid of half a pixel. */
const gridPerPixel = 2;

/** Wraps a finished print in an SVG file of `width` × `height` pixels. */
export function svgFile({ print, width, height }: { print: Print; width: number; height: number }): string {
  const box = `0 0 ${width * gridPerPixel} ${height * gridPerPixel}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${print.toMarkup()}</svg>\n`;
}
