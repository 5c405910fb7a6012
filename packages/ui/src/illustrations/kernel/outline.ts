import type { Point, Polygon } from './geometry.ts';

/** An outline as it is written down: `'0,0 10,0 10,8'`. */
export const outline = (corners: string): Polygon => corners.split(' ').map((corner) => corner.split(',').map(Number) as unknown as Point);

/** Where a thing that is drawn in units of its own stands on the sheet. */
export type Place = { x: number; y: number; /** sheet units per unit of the thing */ size: number; /** −1 turns it to the left */ facing?: 1 | -1 };

/** The outline of a thing, on the sheet. */
export const placed = (shape: Polygon, { x, y, size, facing = 1 }: Place): Polygon => shape.map(([a, b]): Point => [x + a * size * facing, y + b * size]);
