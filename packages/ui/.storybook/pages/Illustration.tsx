import { seeded, cut, gouge, pathData, vine, type Polygon } from '../../src/illustrations/kernel/index.ts';
import './pages.css';

const random = () => seeded(7);
const table: Polygon = [
  [30, 150],
  [60, 60],
  [150, 30],
  [250, 70],
  [270, 150],
];

/** The three tools, each at work alone. Drawn with the page's own ink: what is shown is the tool. */
const tools: readonly { name: string; says: string; outlines: readonly Polygon[] }[] = [
  { name: 'cut', says: 'an outline, cut out in straight facets', outlines: [cut(table, { step: 14, amp: 3 }, random())] },
  {
    name: 'gouge',
    says: 'marks of the V tool along a field',
    outlines: Array.from({ length: 9 }, (_, at) => gouge([24 + at * 3, 24 + at * 16], [250 + at * 3, 14 + at * 17], 10 - at * 0.7, random(), 6)),
  },
  { name: 'vine', says: 'a vine near by: trunk, arms, five clumps of leaves', outlines: vine(150, 165, 130, random()) },
];

export function CutAndGouge() {
  return (
    <div className="pages-tools">
      {tools.map(({ name, says, outlines }) => (
        <figure key={name}>
          <svg viewBox="0 0 600 360" role="img" aria-label={says}>
            <path d={pathData(outlines, 0.5)} />
          </svg>
          <figcaption>
            <code>{name}</code>: {says}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Every table of inks, as the themes have them. */
const modules = import.meta.glob<Record<string, unknown>>('../../src/themes/*/inks.ts', { eager: true });

export function InksInUse() {
  return Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module)
      .filter((entry): entry is [string, Record<string, string>] => isTable(entry[1]))
      .map(([name, inks]) => (
        <figure key={path + name} className="pages-inks">
          <figcaption>
            {path.split('/').at(-2)}, {name}
          </figcaption>
          <div>
            {Object.entries(inks).map(([ink, color]) => (
              <i key={ink} style={{ background: color }} title={`${ink} ${color}`} />
            ))}
          </div>
        </figure>
      )),
  );
}

const isTable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((color) => typeof color === 'string' && color.startsWith('#'));
