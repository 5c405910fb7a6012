import type { Polygon } from './geometry.ts';

const joined = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`);

/**
 * SVG path data for closed outlines: relative whole numbers on a grid of `unit` sheet units, so a
 * drawing made in pixels with `unit` 0.5 belongs in a viewBox twice its size.
 */
export function pathData(outlines: readonly Polygon[], unit: number): string {
  let data = '';
  let penX = 0;
  let penY = 0;
  for (const outline of outlines) {
    let x = 0;
    let y = 0;
    let body = '';
    let startX = 0;
    let startY = 0;
    let corners = 0;
    outline.forEach((point, i) => {
      const gridX = Math.round(point[0] / unit);
      const gridY = Math.round(point[1] / unit);
      if (i === 0) {
        startX = gridX;
        startY = gridY;
      } else if (gridX !== x || gridY !== y) {
        const step = joined(gridX - x, gridY - y);
        body += body && !step.startsWith('-') ? ` ${step}` : step;
        corners += 1;
      }
      x = gridX;
      y = gridY;
    });
    if (corners < 2) continue;
    data += `m${joined(startX - penX, startY - penY)}${body.startsWith('-') ? '' : ' '}${body}z`;
    penX = startX;
    penY = startY;
  }
  return data;
}
