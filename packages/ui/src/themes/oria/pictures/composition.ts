import type { Person, Print, SoilLayer } from '../../../illustrations/drawing.ts';
import type { LandscapeInks } from '../inks.ts';
import { createPrint, lerp, smoothNoise } from '../../../illustrations/drawing.ts';

/** A lens of cloud: middle of its foot, width, height. */
export type Cloud = { x: number; y: number; width: number; height: number };

/** A stone pine: foot, height of the trunk, width of the crown. */
export type Pine = { x: number; y: number; height: number; crown: number };

/** How a view of the land is framed, in pixels. */
export type Composition = {
  width: number;
  height: number;
  /** The colour field that its sky goes on in. */
  field?: string;
  inks: LandscapeInks;
  /** Pixels between the lines of the grid that its points snap to, where that is not half a one. */
  unit?: number;
  seed: number;
  horizon: number;
  /** Where the ground is cut open; at the lower edge or below it, no section is shown. */
  soil: number;
  clouds: readonly Cloud[];
  /** A low sun or a moon. */
  disc?: { x: number; y: number; radius: number };
  pines: readonly Pine[];
  /** Where the river meets the horizon and the cut, as shares of the width; left out, there is none. */
  river?: { far: number; near: number; bend: number };
  /** Foot of the dovecote in the plain. */
  dovecote?: { x: number; y: number };
  /** Where the vines of the row on the cut edge stand. */
  vines: readonly number[];
  vineSize: number;
  /** Who is at work on the cut edge. */
  crew?: readonly Omit<Person, 'y'>[];
  layers: readonly SoilLayer[];
  /** How coarse the ground is drawn. */
  grain: number;
};

/** A composition being printed. */
export type Scene = Composition & {
  print: Print;
  noise: (x: number) => number;
  /** Height of level band `i` of the plain. */
  level: (i: number) => number;
};

/** Places for vines of a size, one beside the other. */
export function vinesAlong(from: number, to: number, size: number): number[] {
  const places: number[] = [];
  for (let x = from; x < to; x += size * 1.62) places.push(x);
  return places;
}

/** How many fields deep the plain is. */
export const bandCount = 10;

/** Lays out an empty scene. */
export const openScene = (composition: Composition): Scene => ({
  ...composition,
  print: createPrint(composition.unit),
  noise: smoothNoise(composition.seed + 1),
  level: (i) => lerp(composition.horizon, composition.soil, (i / bandCount) ** 1.55),
});
