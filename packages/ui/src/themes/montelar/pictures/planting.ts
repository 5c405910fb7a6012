import type { Polygon } from '../../../illustrations/drawing.ts';
import { between, clamp, gouge, lerp, type Random, reversedVine, tuft, vine, vineLights } from '../../../illustrations/drawing.ts';
import type { Parcel } from './parcels.ts';
import { isLight } from './parcels.ts';

/** What stands on a parcel, in three layers from the ground up. */
export type Planting = { shade: Polygon[]; plants: Polygon[]; lights: Polygon[] };

/** One vine on light ground: a tuft far off, a trunk with arms near by, its shade to the right. */
function plantVine(into: Planting, x: number, y: number, size: number, random: Random): void {
  if (size > 20) {
    into.plants.push(...vine(x, y, size * 1.08, random));
    into.lights.push(...vineLights(x, y, size, random));
  } else {
    into.plants.push(tuft(x, y, size * 0.98, size * 0.74, random));
    if (size > 11)
      into.lights.push(
        gouge([x - size * 0.28, y - size * 0.34], [x + size * 0.02, y - size * 0.52], size * 0.1, random, -1),
        gouge([x - size * 0.1, y - size * 0.2], [x + size * 0.26, y - size * 0.36], size * 0.09, random, -1),
      );
    if (size > 17) into.lights.push(gouge([x - size * 0.34, y - size * 0.14], [x - size * 0.08, y - size * 0.24], size * 0.08, random));
  }
  if (size > 7) into.shade.push(gouge([x - size * 0.95, y + size * 0.12], [x + size * 0.12, y + size * 0.05], size * 0.13, random));
}

/** Rows that follow the contour; a row thins out where the terrace narrows. */
function along(parcel: Parcel, random: Random): Planting {
  const planting: Planting = { shade: [], plants: [], lights: [] };
  const middle = (parcel.left(0.5) + parcel.right(0.5)) / 2;
  const depthOf = (x: number): number => parcel.ground(x, 1) - parcel.ground(x, 0);
  const rows = Math.max(1, Math.round(depthOf(middle) / parcel.plant));
  for (let row = 0; row < rows; row++) {
    const depth = (row + 0.82) / (rows + 0.05);
    const full = parcel.plant * lerp(0.82, 1.12, depth);
    let x = parcel.left(depth) + full * 0.7 + random() * full * 0.4;
    while (x < parcel.right(depth) - full * 0.55) {
      const size = Math.min(full, (depthOf(x) / rows) * 1.22);
      if (size < full * 0.5 && (row > 0 || size < 4)) {
        x += full;
        continue;
      }
      const y = parcel.ground(x, depth) + between(random, -0.04, 0.04) * size;
      if (isLight(parcel.fill)) plantVine(planting, x, y, size, random);
      else planting.plants.push(...reversedVine(x, y, size, random));
      x += size * (1.16 + 0.12 * random());
    }
  }
  return planting;
}

/** Rows up the slope, fanning out: one tapered gouge for each piece of a row. */
function up(parcel: Parcel, random: Random): Planting {
  const planting: Planting = { shade: [], plants: [], lights: [] };
  const from = parcel.left(0);
  const to = parcel.right(0);
  const middle = (from + to) / 2;
  const pieces = clamp(Math.round((parcel.ground(middle, 1) - parcel.ground(middle, 0)) / (parcel.plant * 1.7)), 1, 4);
  const lean = between(random, 0.5, 1.1) * (random() > 0.5 ? 1 : -1) * lerp(14, 46, parcel.near);
  for (let x = from - 80; x < to + 80; x += parcel.plant) {
    const foot = x + lean + (x - middle) * 0.12;
    for (let piece = 0; piece < pieces; piece++) {
      const start = (piece + 0.08) / pieces;
      const end = (piece + 0.94) / pieces;
      const a = lerp(x, foot, start);
      const b = lerp(x, foot, end);
      const inside = a > parcel.left(start) + 2 && b > parcel.left(end) + 2 && a < parcel.right(start) - 2 && b < parcel.right(end) - 2;
      if (!inside) continue;
      const broad = parcel.plant * lerp(0.34, 0.6, end);
      planting.plants.push(gouge([a, parcel.ground(a, start) + 1], [b, parcel.ground(b, end) - 1], broad, random, between(random, -0.75, 0.75)));
      if (isLight(parcel.fill) && parcel.plant > 13)
        for (const share of [0.28, 0.5, 0.7]) {
          const x1 = lerp(a, b, share);
          const y1 = parcel.ground(x1, lerp(start, end, share));
          planting.lights.push(gouge([x1 - broad * 0.2, y1 + broad * 0.12], [x1 + broad * 0.34, y1 - broad * 0.2], broad * 0.15, random));
        }
    }
  }
  return planting;
}

/** Furrows: long gouges on the contour. */
function plough(parcel: Parcel, random: Random): Planting {
  const furrows: Polygon[] = [];
  const middle = (parcel.left(0.5) + parcel.right(0.5)) / 2;
  const rows = Math.max(2, Math.round((parcel.ground(middle, 1) - parcel.ground(middle, 0)) / lerp(3.6, 9, parcel.near)));
  for (let row = 0; row < rows; row++) {
    const depth = (row + 0.6) / rows;
    let x = parcel.left(depth) + 3 + random() * 20;
    while (x < parcel.right(depth) - 12) {
      const length = Math.min(lerp(22, 90, parcel.near) * (0.5 + random()), parcel.right(depth) - 4 - x);
      if (length < 6) break;
      furrows.push(
        gouge([x, parcel.ground(x, depth)], [x + length, parcel.ground(x + length, depth)], lerp(1.2, 2.8, parcel.near), random, between(random, -1, 1)),
      );
      x += length + lerp(3, 10, parcel.near) * (0.5 + random());
    }
  }
  return { shade: [], plants: furrows, lights: [] };
}

const modes = { along, up, plough };

/** Plants a parcel in its mode. */
export const plant = (parcel: Parcel, random: Random): Planting => modes[parcel.mode](parcel, random);
