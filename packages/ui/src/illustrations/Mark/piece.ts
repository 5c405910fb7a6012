import type { Point, Polygon, Random } from '../kernel/index.ts';
import { cut, gouge } from '../kernel/index.ts';

/** A shape of a mark, and what is cut out of it; cuts lie inside the shape, so that the ground shows through. */
export type Piece = { shape: Polygon; cuts: Polygon[] };

/** The hand that carves a mark on its grid of 64: knife for shapes, gouge for lines. */
export type Hand = {
  /** A shape with the knife's irregular edge. */
  carve: (shape: Polygon, step?: number, amp?: number) => Polygon;
  /** A line to be cut out, from one point to another. */
  line: (x1: number, y1: number, x2: number, y2: number, width: number) => Polygon;
};

/** A hand whose irregularities come from one row of numbers. */
export const hand = (random: Random): Hand => ({
  carve: (shape, step = 6, amp = 0.4) => cut(shape, { step, amp }, random),
  line: (x1, y1, x2, y2, width) => {
    const from: Point = [x1, y1];
    return gouge(from, [x2, y2], width, random);
  },
});
