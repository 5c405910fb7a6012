import { accentInks, labelInks } from '../../inks.ts';
import type { Polygon, Print, Random } from '../../kernel/index.ts';
import { gouge } from '../../kernel/index.ts';
import type { LabelData } from '../bottle-data.ts';
import type { Shape } from '../shapes.ts';
import { printLabelA } from './label-a.ts';
import { printLabelB } from './label-b.ts';
import { printLabelC } from './label-c.ts';
import { archShare, printLabelD } from './label-d.ts';
import type { Sheet } from './sheet.ts';

const layouts = {
  A: { tall: 1.18, print: printLabelA },
  B: { tall: 1.06, print: printLabelB },
  C: { tall: 1.34, print: printLabelC },
  D: { tall: 0.98, print: printLabelD },
} as const;

const usualAccent = { montelar: 'wine', oria: 'green' } as const;

/** The paper turns away on the right: short hatch, wider and narrower by chance. */
function turn({ half, data, at, height, random }: Sheet): Polygon[] {
  const arched = data.layout === 'D';
  const edge = arched ? half * archShare : half;
  const from = at(0) + (arched ? height * 0.42 : 1.5);
  const marks: Polygon[] = [];
  for (let y = at(1) - 1.5; y > from; y -= 2.5) marks.push(gouge([edge, y], [edge - half * (0.05 + 0.1 * random()), y], 0.8, random));
  return marks;
}

/** Where a label sits, in millimetres above the bottle's foot. */
export function seatOf(shape: Shape, { layout }: LabelData): { half: number; foot: number; height: number } {
  const half = shape.radius * 0.9;
  const height = Math.min(half * 2 * layouts[layout].tall, shape.shoulder * 0.74);
  return { half, height, foot: shape.shoulder * 0.5 - height * 0.5 - (layout === 'D' ? 4 : 0) };
}

/** The printed colour, and the tint behind a landscape; oria's dark is its own text ink. */
function accentOf({ brand, accent = usualAccent[brand] }: LabelData): { ink: string; tint: string } {
  const { ink, tint } = accentInks[accent];
  return { tint, ink: brand === 'oria' && accent === 'dark' ? labelInks.oria.text : ink };
}

/**
 * Prints a bottle's label: 90 % of the diameter wide, seated around the middle of the straight wall.
 * @returns markup of the lines of type, to be laid above the printing
 */
export function printLabel(print: Print, shape: Shape, data: LabelData, random: Random): string {
  const { half, foot, height } = seatOf(shape, data);
  const sheet: Sheet = {
    data,
    print,
    random,
    half,
    height,
    unit: (half * 2) / 66,
    inks: { ...labelInks[data.brand], ...accentOf(data) },
    at: (share) => -foot - height * (1 - share),
    lines: [],
  };
  layouts[data.layout].print(sheet);
  print.pull(sheet.inks.turn, turn(sheet));
  return sheet.lines.join('');
}
