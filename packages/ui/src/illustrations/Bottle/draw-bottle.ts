import { capsuleInks, glassInks } from '../inks.ts';
import { createPrint, seeded } from '../kernel/index.ts';
import type { BottleData } from './bottle-data.ts';
import { printCase } from './case.ts';
import { printCapsule, printGlass } from './glass.ts';
import { printLabel, seatOf } from './labels/print-label.ts';
import { gridPerMm } from './labels/sheet.ts';
import { margin, shapes, sizeOf } from './shapes.ts';

/** A drawn bottle: what goes inside the `<svg>`, and the box it was drawn in. */
export type BottleDrawing = { viewBox: string; markup: string };

/** As many as a large estate lists; a server that draws more starts over rather than grow. */
const memory = new Map<string, BottleDrawing>();
const most = 500;

/**
 * Draws a bottle with its label. Pure: equal data give equal bytes, and are drawn once only.
 * The foot stands on the lower edge of the viewBox, so that bottles side by side share a baseline.
 */
export function drawBottle({ shape, glass, capsule, label }: BottleData): BottleDrawing {
  const { layout, theme, wordmark, origin, name, sub, vintage, big, accent, strata, design } = label;
  const key = JSON.stringify([shape, glass, capsule, layout, theme, wordmark, origin, name, sub, vintage, big, accent, strata, design]);
  const known = memory.get(key);
  if (known) return known;
  const measures = shapes[shape];
  const random = seeded(7);
  const print = createPrint(1 / gridPerMm);
  const seat = seatOf(measures, label);
  const covered = [seat.foot, seat.foot + seat.height * (seat.arched ? 0.6 : 1)] as const;
  if (shape === 'case') printCase(print, measures, { glass: glassInks[glass], capsule: capsuleInks[capsule] }, random);
  else {
    printGlass(print, measures, glassInks[glass], random, covered);
    printCapsule(print, measures, capsuleInks[capsule]);
  }
  const paper = createPrint(1 / gridPerMm);
  const lines = printLabel(paper, measures, label, random);
  const size = sizeOf(shape);
  const drawing: BottleDrawing = {
    viewBox: [-(measures.radius + margin), -size.height, size.width, size.height].map((mm) => mm * gridPerMm).join(' '),
    markup: `${print.toMarkup()}<g>${paper.toMarkup()}${lines}</g>`,
  };
  if (memory.size >= most) memory.clear();
  memory.set(key, drawing);
  return drawing;
}
