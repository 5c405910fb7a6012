/** A measured figure: what, how much, under which conditions, and what it must reach. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** How it was measured, in one sentence. */
  how: string;
  /** `atLeast` or `atMost` this value. */
  goal?: { atLeast?: number; atMost?: number };
  /** Others that tell the story: p99, errors, spread. */
  beside?: Record<string, number>;
}

export type Goal = NonNullable<Figure['goal']>;

export const reaches = ({ value, goal }: Figure): boolean => goal === undefined || (value >= (goal.atLeast ?? -Infinity) && value <= (goal.atMost ?? Infinity));

/** One line a figure, with the recorded one beside it. */
export function print(figures: Figure[], recorded: Record<string, Figure> = {}): void {
  for (const figure of figures) {
    const goal = figure.goal
      ? ` (goal ${figure.goal.atLeast === undefined ? `≤ ${figure.goal.atMost}` : `≥ ${figure.goal.atLeast}`}${reaches(figure) ? '' : ', MISSED'})`
      : '';
    const before = recorded[figure.name];
    const ratio = before && before.value !== 0 ? `  ${(figure.value / before.value).toFixed(2)} × recorded ${before.value}` : '';
    const beside = Object.entries(figure.beside ?? {})
      .map(([name, value]) => ` ${name} ${value}`)
      .join(',');
    console.log(`${figure.name.padEnd(46)} ${String(figure.value).padStart(9)} ${figure.unit}${goal}${beside ? ` —${beside}` : ''}${ratio}`);
  }
}

export const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
