import { formatDuration, formatPrice } from '@parral/site/words';
import { TextLink } from '@parral/ui';
import * as css from './Timetable.css.ts';
import { hrefOf, type VisitParts } from '../../visits/visit-words.ts';

/** One visit a line: name, how long, what it costs. */
export function Timetable({ visits, visitsUrl, language, t }: VisitParts) {
  return (
    <ul className={css.list}>
      {visits.map((visit) => (
        <li key={visit.id} className={css.row}>
          <div className={css.words}>
            <h3 className={css.name}>{visit.name}</h3>
            <p className={css.teaser}>{visit.teaser}</p>
          </div>
          <p className={css.duration}>{formatDuration(visit.duration_minutes)}</p>
          <p className={css.price}>{formatPrice(visit.price_adult, language)}</p>
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
