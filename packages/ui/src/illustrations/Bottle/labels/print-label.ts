import { labelStyles } from '../../../themes/generated/labels.ts';
import { accentInks } from '../../inks.ts';
import type { Polygon, Print, Random } from '../../kernel/index.ts';
import { gouge } from '../../kernel/index.ts';
import type { LabelData, LabelDesign, LabelInks } from '../bottle-data.ts';
import type { Shape } from '../shapes.ts';
import { archShare } from './label-d.ts';
import { layouts } from './layouts.ts';
import type { LabelLayout, LabelStyle, Sheet } from './sheet.ts';

/** The theme that prints a label; the first where the estate names one that this build does not have. */
export function themeOf({ theme }: LabelData): string {
  return theme in labelStyles ? theme : (Object.keys(labelStyles)[0] ?? '');
}

const styleOf = (data: LabelData): LabelStyle => labelStyles[themeOf(data)] as LabelStyle;

const layoutOf = (data: LabelData): LabelLayout => styleOf(data).layouts[data.layout] ?? layouts.A;

/** The paper turns away on the right: short hatch, wider and narrower by chance. */
function turn({ half, data, at, height, random }: Sheet): Polygon[] {
  const { arched = false } = layoutOf(data);
  const edge = arched ? half * archShare : half;
  const from = at(0) + (arched ? height * 0.42 : 1.5);
  const marks: Polygon[] = [];
  for (let y = at(1) - 1.5; y > from; y -= 2.5) marks.push(gouge([edge, y], [edge - half * (0.05 + 0.1 * random()), y], 0.8, random));
  return marks;
}

/** Where a label sits, in millimetres above the bottle's foot. */
export function seatOf(shape: Shape, data: LabelData): { half: number; foot: number; height: number; arched: boolean } {
  const { tall, arched = false } = layoutOf(data);
  const half = shape.radius * (shape.paper ?? 0.9);
  const height = Math.min(half * 2 * tall, shape.shoulder * 0.74);
  return { half, height, foot: shape.shoulder * 0.5 - height * 0.5 - (arched ? 4 : 0), arched };
}

/** The printed colour, and the tint behind a landscape. */
function accentOf({ accent: named }: LabelData, { accent: usual, accents }: LabelStyle): { ink: string; tint: string } {
  const accent = named ?? usual;
  const { ink, tint } = accentInks[accent];
  return { tint, ink: accents?.[accent] ?? ink };
}

const inksOf = ({ paper, turn, text }: LabelDesign = {}): Partial<LabelInks> => ({ ...(paper && { paper }), ...(turn && { turn }), ...(text && { text }) });

/**
 * Prints a bottle's label: 90 % of the diameter wide, seated around the middle of the straight wall.
 * @returns markup of the lines of type, to be laid above the printing
 */
export function printLabel(print: Print, shape: Shape, data: LabelData, random: Random): string {
  const { half, foot, height } = seatOf(shape, data);
  const style = { ...styleOf(data), ...data.design };
  const set = (words: string) => (style.wordmark === 'capitals' ? words.toUpperCase() : words);
  const sheet: Sheet = {
    data,
    style,
    wordmark: set(data.wordmark),
    origin: data.origin && set(data.origin),
    print,
    random,
    half,
    height,
    unit: (half * 2) / 66,
    inks: { ...style.inks, ...inksOf(data.design), ...accentOf(data, style) },
    at: (share) => -foot - height * (1 - share),
    lines: [],
  };
  layoutOf(data).print(sheet);
  print.pull(sheet.inks.turn, turn(sheet));
  return sheet.lines.join('');
}
