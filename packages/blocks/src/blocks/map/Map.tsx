import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useWords } from '@parral/site/words';
import { TextLink } from '@parral/ui';
import { bend, projection } from '../../maps/project.ts';
import type block from './block.ts';
import type { MapData } from './load.server.ts';
import * as css from './Map.css.ts';

type Attributes = BlockAttributes<typeof block>;
const [width, height] = [480, 400];

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
  return (
    <figure className={css.figure}>
      <svg className={css.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {ways.map(({ name, kind, track }) => {
          const drawn = track.map(at);
          // A river has its name where it leaves to the east.
          const [x, y] = drawn.toSorted(([one], [other]) => other - one)[0] ?? [0, 0];
          return (
            <g key={name}>
              <path className={css.way[kind]} d={bend(drawn)} />
              {kind === 'river' && (
                <text className={css.river} x={Math.min(x, width - 12)} y={y + 28} textAnchor="end">
                  {name}
                </text>
              )}
            </g>
          );
        })}
        {all.map(({ name, lat, lon, kind }) => {
          const [x, y] = at([lat, lon]);
          // To the left where the name would run out of the drawing.
          const end = x + 14 + name.length * 10 > width;
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              {kind === 'hill' ? <path className={css.hill} d="M-11 6l7-12 4 6 3-4 8 10" /> : <path className={css.mark[kind]} d={marks[kind]} />}
              <text className={css.name[kind]} x={end ? -14 : 14} dy="5" textAnchor={end ? 'end' : 'start'}>
                {name}
              </text>
            </g>
          );
        })}
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
