import type { Polygon } from './geometry.ts';
import { pathData } from './path.ts';
import { type Frame, type Pull, seen } from './seen.ts';

/** Any CSS colour; drawings take theirs from an inks table by name. */
export type Ink = string;

/** A sheet that is printed ink over ink, back to front. */
export type Print = {
  /** Sheet units between two lines of the grid that its points snap to. */
  unit: number;
  /** Prints outlines in one ink above everything printed so far; the same ink twice running is joined. */
  pull: (ink: Ink, outlines: readonly Polygon[]) => void;
  /** Collects outlines for one layer, then pulls them ink by ink in the order given. */
  layer: (outlinesByInk: ReadonlyMap<Ink, readonly Polygon[]>) => void;
  /** The `<path>` elements, in grid units; with a frame, of what is seen in it. */
  toMarkup: (frame?: Frame) => string;
};

/** Starts an empty sheet whose points snap to a grid of `unit` sheet units; pictures are printed on one of half a pixel. */
export function createPrint(unit = 0.5): Print {
  const pulls: Pull[] = [];
  const pull = (ink: Ink, outlines: readonly Polygon[]): void => {
    if (outlines.length === 0) return;
    const last = pulls.at(-1);
    if (last?.ink === ink) last.outlines.push(...outlines);
    else pulls.push({ ink, outlines: [...outlines] });
  };
  return {
    unit,
    pull,
    layer: (outlinesByInk) => outlinesByInk.forEach((outlines, ink) => pull(ink, outlines)),
    toMarkup: (frame) =>
      (frame ? seen(pulls, frame, unit) : pulls)
        .map(({ ink, outlines }) => {
          const data = pathData(outlines, unit);
          return data && `<path fill="${ink}" d="${data}"/>`;
        })
        .join(''),
  };
}

/** Outlines gathered per ink, for {@link Print.layer}. */
export type Layer = Map<Ink, Polygon[]>;

/** Adds outlines to a layer under their ink. */
export function addTo(layer: Layer, ink: Ink, ...outlines: readonly Polygon[]): void {
  const gathered = layer.get(ink);
  if (gathered) gathered.push(...outlines);
  else layer.set(ink, [...outlines]);
}

interface SvgFile {
  print: Print;
  width: number;
  height: number;
  /** Where a crop begins. */
  cropFrom?: number;
  /** The colour field of the look that its upper edge goes on in. */
  field?: string;
}

/** Wraps a finished print in an SVG file of `width` × `height` pixels. */
export function svgFile({ print, width, height, cropFrom = 0, field }: SvgFile): string {
  const box = [cropFrom, 0, width, height].map((pixels) => Math.round(pixels / print.unit)).join(' ');
  const goesOn = field === undefined ? '' : ` data-field="${field}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"${goesOn}>${print.toMarkup({ left: cropFrom, top: 0, width, height })}</svg>\n`;
}
