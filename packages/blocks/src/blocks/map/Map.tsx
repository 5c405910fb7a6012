import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useWords } from '@parral/site/words';
import { TextLink } from '@parral/ui';
import { bend, projection } from '../../maps/project.ts';
import type block from './block.ts';
import type { MapData } from './load.server.ts';
import * as css from './Map.css.ts';

type Attributes = BlockAttributes<typeof block>;
const [width, height] = [480, 400];
/** About as wide as a letter on a phone, where they are largest beside the drawing. */
const letter = 12;

/** Where the estate is, drawn from coordinates: nothing is asked of a map service, which only the link leads to. */
export default function Map({ attributes: { label, places, ways = [] }, data: { estate } }: BlockProps<Attributes, MapData>) {
  const t = useWords('blocks/map');
  const all = [{ ...estate, kind: 'estate' as const }, ...places];
  const at = projection(
    all.map(({ lat, lon }) => [lat, lon]),
    width,
    height,
    56,
  );
  const placed = all.map(({ name, lat, lon, kind }) => {
    const [x, y] = at([lat, lon]);
    const wide = 14 + name.length * letter;
    // To the left where the name would run out of the drawing.
    const end = x + wide > width;
    return { name, kind, x, y, end, from: end ? x - wide : x, to: end ? x : x + wide };
  });
  return (
    <figure className={css.figure}>
      <svg className={css.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {ways.map(({ name, kind, track }) => {
          const drawn = track.map(at);
          // A river has its name where it leaves to the east: under its line, or over it where a place has its own there.
          const [east, line] = drawn.toSorted(([one], [other]) => other - one)[0] ?? [0, 0];
          const x = Math.min(east, width - 12);
          const isTaken = placed.some((place) => Math.abs(place.y + 5 - (line + 28)) < 24 && place.to + 8 > x - name.length * letter && place.from < x);
          return (
            <g key={name}>
              <path className={css.way[kind]} d={bend(drawn)} />
              {kind === 'river' && (
                <text className={css.river} x={x} y={isTaken ? line - 14 : line + 28} textAnchor="end">
                  {name}
                </text>
              )}
            </g>
          );
        })}
        {placed.map(({ name, kind, x, y, end }) => (
          <g key={name} transform={`translate(${x} ${y})`}>
            {kind === 'hill' ? <path className={css.hill} d="M-11 6l7-12 4 6 3-4 8 10" /> : <path className={css.mark[kind]} d={marks[kind]} />}
            <text className={css.name[kind]} x={end ? -14 : 14} dy="5" textAnchor={end ? 'end' : 'start'}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={css.caption}>
        <TextLink href={`https://www.openstreetmap.org/?mlat=${estate.lat}&mlon=${estate.lon}#map=14/${estate.lat}/${estate.lon}`} rel="noopener noreferrer">
          {t('open')}
        </TextLink>
        <span className={css.note}>{t('note')}</span>
      </figcaption>
    </figure>
  );
}

const marks = { estate: 'M0-9l9 9-9 9-9-9z', town: 'M-5-5h10v10h-10z', village: 'M-3-3h6v6h-6z' } as const;
