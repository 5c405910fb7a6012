import * as css from './BarChart.css.ts';

export interface Bar {
  key: string;
  /** of what it is: stands below the first bar and the last */
  label: string;
  value: number;
  /** what it is compared with, drawn behind it */
  before?: number;
}

export interface BarChartProps {
  /** what is drawn, for who hears it; the figures stand in a table beside it */
  caption: string;
  bars: readonly Bar[];
  /** how the highest value is written */
  highest: string;
}

const width = 720;
const height = 160;

/** Values beside each other, for the eye: where it rises and falls. The figures stand in a Table beside it, always. */
export function BarChart({ caption, bars, highest }: BarChartProps) {
  const top = Math.max(1, ...bars.flatMap(({ value, before = 0 }) => [value, before]));
  const step = width / Math.max(1, bars.length);
  const gap = Math.min(6, step / 4);
  const high = (value: number) => Math.max(0, (Math.max(0, value) / top) * height);
  return (
    <figure className={css.figure}>
      <div className={css.highest} aria-hidden>
        {highest}
      </div>
      <svg className={css.chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={caption}>
        {bars.map(({ key, value, before = 0 }, at) => (
          <g key={key}>
            {before > 0 && <rect className={css.before} x={at * step + gap / 2} y={height - high(before)} width={step - gap} height={high(before)} />}
            {value > 0 && (
              <rect className={css.bar} x={at * step + step / 4 + gap / 4} y={height - high(value)} width={step / 2 - gap / 2} height={high(value)} />
            )}
          </g>
        ))}
        <line className={css.ground} x1={0} x2={width} y1={height} y2={height} />
      </svg>
      <div className={css.ends} aria-hidden>
        <span>{bars[0]?.label}</span>
        <span>{bars.length > 1 && bars.at(-1)?.label}</span>
      </div>
    </figure>
  );
}
