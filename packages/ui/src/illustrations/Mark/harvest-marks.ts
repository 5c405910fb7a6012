import { leaf as leafOutline } from '../leaf.ts';
import { round } from '../kernel/index.ts';
import type { Hand, Piece } from './piece.ts';

const veins = [
  [32, 38, 32, 9, 2],
  [33.4, 36, 50, 23, 1.7],
  [30.6, 36, 14, 23, 1.7],
  [33.4, 38.6, 48, 42, 1.6],
  [30.6, 38.6, 16, 42, 1.6],
] as const;

/** A vine leaf with its five veins. */
export const leaf = ({ line }: Hand): Piece[] => [
  { shape: leafOutline(32, 33, 54), cuts: veins.map(([x1, y1, x2, y2, width]) => line(x1, y1, x2, y2, width)) },
];

const berries = [
  [20, 26],
  [32.6, 24],
  [45, 26],
  [26, 37],
  [38.6, 37],
  [32.2, 48.4],
] as const;

/** A bunch: six berries, stalk, and a leaf. */
export const grapes = ({ carve, line }: Hand): Piece[] => [
  ...berries.map(([x, y]): Piece => ({
    shape: carve(round(x, y, 6.3), 4, 0.3),
    cuts: [line(x - 3.6, y + 0.6, x - 0.4, y - 3.8, 1.9)],
  })),
  {
    shape: carve([
      [30.5, 17.4],
      [31, 8],
      [26, 4],
      [28, 2.5],
      [34, 7],
      [33.8, 17.4],
    ]),
    cuts: [],
  },
  {
    shape: carve([
      [36, 14],
      [41, 5],
      [52, 5],
      [50, 10],
      [55, 14],
      [46, 17],
      [41, 16],
    ]),
    cuts: [line(40, 13, 49, 9.2, 1.5)],
  },
];
