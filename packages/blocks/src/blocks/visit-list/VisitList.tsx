import { formatDuration, formatPrice, useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps, LookProps } from '@parral/site/render';
import type { Visits } from '../../visits/brand-visits.ts';
import type block from './block.ts';
import { TextLink } from '@parral/ui';
import { hrefOf, type VisitParts } from '../../visits/visit-words.ts';
import { VisitCards } from '../../visits/VisitCards.tsx';
import * as css from './VisitList.css.ts';

/** The estate's visits: ruled like a timetable, or as fields of colour in falling heights. */
export default function VisitList({ data, language, variants }: BlockProps<BlockAttributes<typeof block>, Visits> & LookProps) {
  const parts = { ...data, language, t: useWords('blocks/visits') };
  return variants.visits === 'cards' ? <VisitCards {...parts} /> : <Timetable {...parts} />;
}

/** One visit a line: name, how long, what it costs. */
function Timetable({ visits, visitsUrl, t }: VisitParts) {
  return (
    <ul className={css.list}>
      {visits.map((visit) => (
        <li key={visit.id} className={css.row}>
          <div className={css.words}>
            <h3 className={css.name}>{visit.name}</h3>
            <p className={css.teaser}>{visit.teaser}</p>
          </div>
          <p className={css.duration}>{formatDuration(visit.duration_minutes)}</p>
          <p className={css.price}>{formatPrice(visit.price_adult)}</p>
          <p className={css.action}>
            <TextLink href={hrefOf(visit, visitsUrl)} aria-label={t('book_visit', { name: visit.name })}>
              {t('book')}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
