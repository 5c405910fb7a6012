import type { ReactElement } from 'react';
import { pathData, seeded } from '../kernel/index.ts';
import { barrel, cellar, corkscrew, glass } from './cellar-marks.ts';
import { calendar, key, van } from './service-marks.ts';
import { grapes, leaf } from './harvest-marks.ts';
import { hand } from './piece.ts';

const drawings = { leaf, grapes, barrel, cellar, corkscrew, glass, calendar, van, key };

export type MarkName = keyof typeof drawings;

/** All marks there are. */
export const markNames = Object.keys(drawings) as MarkName[];

export type MarkProps = {
  name: MarkName;
  /** Side in pixels; 22 is the least at which the cuts stay open. */
  size?: number;
  /** Accessible name. Without one the mark is decoration. */
  title?: string;
};

const grid = 64;
const unit = 0.25;
const memory = new Map<MarkName, string[]>();

/** Path data of a mark, one entry for each shape with its cuts, on a grid of 256. */
export function drawMark(name: MarkName): string[] {
  const known = memory.get(name);
  if (known) return known;
  const pieces = drawings[name](hand(seeded(name.length * 31 + 5)));
  const paths = pieces.map(({ shape, cuts }) => pathData([shape, ...cuts], unit));
  memory.set(name, paths);
  return paths;
}

/** A mark in one ink, the text's colour; its lines are holes, so it stands on any ground. Not for controls: Glyph. */
export function Mark({ name, size = 48, title }: MarkProps): ReactElement {
  const named = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg {...named} width={size} height={size} viewBox={`0 0 ${grid / unit} ${grid / unit}`} fill="currentColor" fillRule="evenodd">
      {drawMark(name).map((data) => (
        <path key={data} d={data} />
      ))}
    </svg>
  );
}
