import type { BottleData } from '../Bottle/bottle-data.ts';
import { shapes } from '../Bottle/shapes.ts';
import { groundInks } from '../inks.ts';
import { createPrint, type Print, svgFile } from '../kernel/index.ts';
import { printStrata, profiles, type SoilProfile } from '../strata.ts';

const unit = 0.4;

/** Width and height of a core in millimetres: somewhat broader than its bottle. */
export const coreSize = (shape: BottleData['shape']): { width: number; height: number } => ({
  width: Math.round(shapes[shape].radius * 2.5),
  height: 108,
});

const memory = new Map<string, string>();

/** Draws the ground under a bottle; grid units, see {@link coreViewBox}. */
export function drawCore(soil: SoilProfile, shape: BottleData['shape']): string {
  const key = `${soil}/${shape}`;
  const known = memory.get(key);
  if (known) return known;
  const markup = printCore(soil, shape).toMarkup();
  memory.set(key, markup);
  return markup;
}

function printCore(soil: SoilProfile, shape: BottleData['shape']): Print {
  const print = createPrint(unit);
  const { width, height } = coreSize(shape);
  printStrata(print, { left: 0, right: width, top: 0, bottom: height, layers: profiles[soil], inks: groundInks, seed: 61, grain: 0.74, level: true });
  return print;
}

/** The same as a file of its own, a px a millimetre: as wide as under a case, of which a bottle's shows a part. */
export const drawCoreFile = (soil: SoilProfile): string => svgFile({ print: printCore(soil, 'case'), ...coreSize('case') });

/** The box of a core's drawing. */
export const coreViewBox = (shape: BottleData['shape']): string => {
  const { width, height } = coreSize(shape);
  return `0 0 ${width / unit} ${height / unit}`;
};
