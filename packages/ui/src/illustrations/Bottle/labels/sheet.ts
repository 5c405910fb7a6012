import type { Polygon, Print, Random } from '../../kernel/index.ts';
import { box } from '../../kernel/index.ts';
import type { accentInks } from '../../inks.ts';
import type { LabelData, LabelInks } from '../bottle-data.ts';
import { fitText, type Face } from '../text-width.ts';

/** Grid units per millimetre in a bottle's viewBox. */
export const gridPerMm = 4;

/**
 * The one size of type that all labels are set in, in grid units (`Bottle.css.ts` gives it); each line is scaled to the size it has. A
 * browser asks the system for every size of a face anew, and a shelf of bottles had twenty: half of a phone's time before the first paint.
 */
export const typeSize = 100;

/** How a line of label type is set. */
export type Line = {
  x: number;
  y: number;
  size: number;
  ink: string;
  room: number;
  face: Face;
  anchor?: 'start' | 'end';
  spacing?: number;
  weight?: number;
};

/** How a label is laid out: its height for a width of one, and what prints it. */
export interface LabelLayout {
  tall: number;
  /** the paper is die-cut to an arch, narrower than a full label */
  arched?: true;
  print: (sheet: Sheet) => void;
}

/** How a theme prints the labels of its bottles. The words on them are the wine's, the wordmark is the brand's. */
export interface LabelStyle {
  /** layouts by the letter that a wine's file names */
  layouts: Readonly<Record<string, LabelLayout>>;
  /** as the page's own fonts are named in CSS */
  type: { fontFamily: string; fontVariationSettings?: string };
  /** the same for measuring: upright, and what stands for italics */
  faces: { upright: Face; italic: Face };
  inks: LabelInks;
  /** printed where a wine names no accent */
  accent: keyof typeof accentInks;
  /** accents that this theme prints in an ink of its own */
  accents?: Partial<Record<keyof typeof accentInks, string>>;
  /** what stands in the arch of layout D */
  arch: 'initial' | 'leaf';
  wordmark: 'as-written' | 'capitals';
}

/** A label on its bottle: paper, place, and where to print. Millimetres; y grows downwards. */
export type Sheet = {
  data: LabelData;
  style: LabelStyle;
  /** The brand's name, and where it is at home, as they are set. */
  wordmark: string;
  origin: string | undefined;
  print: Print;
  random: Random;
  /** Half the paper's width. */
  half: number;
  height: number;
  /** The type unit: a sixty-sixth of the width. */
  unit: number;
  inks: LabelInks & { ink: string; tint: string };
  /** Height on the bottle of a place on the label; 0 top, 1 bottom. */
  at: (share: number) => number;
  /** Markup of the lines set so far; they lie above all printing. */
  lines: string[];
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const figure = (value: number): string => String(Math.round(value * 10) / 10);

/** Sets one line of type, smaller where it would not fit its room. */
export function setLine(sheet: Sheet, text: string, line: Line): void {
  if (text === '') return;
  const { size, spacing } = fitText(text, line.face, line.size, line.spacing ?? 0, line.room);
  const scale = Math.round(((size * gridPerMm) / typeSize) * 1000) / 1000;
  const attributes = [
    `transform="translate(${figure(line.x * gridPerMm)} ${figure(line.y * gridPerMm)})scale(${scale})"`,
    `fill="${line.ink}"`,
    line.anchor && `text-anchor="${line.anchor}"`,
    spacing > 0 && `letter-spacing="${figure((spacing * gridPerMm) / scale)}"`,
    line.weight && `font-weight="${line.weight}"`,
    line.face.endsWith('-italic') && 'font-style="italic"',
  ];
  sheet.lines.push(`<text ${attributes.filter(Boolean).join(' ')}>${escaped(text)}</text>`);
}

/** A printed rule across the label, its upper edge at `y`. */
export function rule(sheet: Sheet, y: number, inset: number, ink: string, weight = 0.4): void {
  const reach = sheet.half - inset;
  sheet.print.pull(ink, [box(-reach, y, reach, y + weight * sheet.unit)]);
}

/** Four thin boxes that make a frame `inset` from the paper's edge. */
export function frame(sheet: Sheet, inset: number, weight: number): Polygon[] {
  const x = sheet.half - inset;
  const top = sheet.at(0) + inset;
  const bottom = sheet.at(1) - inset;
  return [box(-x, top, x, top + weight), box(-x, bottom - weight, x, bottom), box(-x, top, -x + weight, bottom), box(x - weight, top, x, bottom)];
}
