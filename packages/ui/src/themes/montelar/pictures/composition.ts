import type { Print } from '../../../illustrations/drawing.ts';
import type { LandscapeInks } from '../inks.ts';
import { createPrint, smoothNoise } from '../../../illustrations/drawing.ts';

/** One who works in the vines: on which terrace, where, how tall, and which way turned. */
export type Picker = { terrace: number; x: number; height: number; pose: 'carrying' | 'picking'; facing: 1 | -1 };

/** How a view of the estate is framed, in pixels. */
export type Composition = {
  width: number;
  height: number;
  inks: LandscapeInks;
  /** Pixels between the lines of the grid that its points snap to, where that is not half a one. */
  unit?: number;
  seed: number;
  /** Height at which the sierra's foot lies. */
  ridge: number;
  /** Where the village's hill stands. */
  hillX: number;
  /** How much of the country is gathered into the width: 1 shows it as it is, 2 twice as much. */
  gather: number;
  /** The sky's upper edge; above it nothing is printed. */
  skyTop: number;
  sun?: { x: number; y: number; radius: number };
  /** Where the storks fly, if they do. */
  birds?: { x: number; y: number };
  /** Country coordinate of the guard's hut, if it is in view. */
  hut?: number;
  /** Who is at work, by hand as since 1924. */
  pickers?: readonly Picker[];
  /** From the wood's foot to the last wall; where it ends within the height, nothing is printed below. */
  depth: number;
};

/** A composition being printed: the sheet, and the country under it. */
export type Scene = Composition & {
  print: Print;
  /** The country's own coordinate at a place in the picture: the village stands at 1050. */
  country: (x: number) => number;
  /** The place in the picture of a country coordinate. */
  place: (u: number) => number;
  noise: (x: number) => number;
};

/** Lays out an empty scene. */
export function openScene(composition: Composition): Scene {
  const { hillX, gather, seed } = composition;
  return {
    ...composition,
    print: createPrint(composition.unit),
    country: (x) => (x - hillX) * gather + 1050,
    place: (u) => (u - 1050) / gather + hillX,
    noise: smoothNoise(seed + 3),
  };
}
