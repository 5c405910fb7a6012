import { localeOf, type Language } from '@parral/api-spec/languages';
import { type Translate, useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Fragment, type ReactNode } from 'react';
import { openWords } from '../../hours/open-words.ts';
import { runsOf } from '../../hours/structured-hours.ts';
import { dayName, weekdayName } from '../../hours/show-open-now.ts';
import type { Hours, Stretch } from '../../hours/week.ts';
import type block from './block.ts';
import * as css from './OpeningHours.css.ts';

/** When the estate is open, in its own wall time, special days below. Whether it is open now is said by the page's script. */
export default function OpeningHours({ data, language }: BlockProps<BlockAttributes<typeof block>, Hours>) {
  const t = useWords('blocks/hours');
  return (
    <div className={css.place} data-hours={JSON.stringify(data)} data-says={JSON.stringify(openWords(t))} data-locale={localeOf(language)}>
      <p className={css.now} data-open-now="" />
      <table className={css.table}>
        <thead className={css.heads}>
          <tr>
            <th scope="col">{t('days')}</th>
            <th scope="col">{t('hours')}</th>
          </tr>
        </thead>
        <tbody>
          {runsOf(data).map(({ first, last, stretches }) => (
            <tr key={first} className={css.row} data-days={Array.from({ length: last - first + 1 }, (_, at) => first + at).join(' ')}>
              <th scope="row" className={css.day}>
                {runName(first, last, language, t)}
              </th>
              <td className={css.hours}>{hoursText(stretches, t)}</td>
            </tr>
          ))}
        </tbody>
        {data.special.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={2} className={css.group}>
                {t('special')}
              </th>
            </tr>
            {data.special.map(({ day, stretches, name }) => (
              <tr key={day} className={css.row} data-day={day}>
                <th scope="row" className={css.day}>
                  <time dateTime={day}>{capital(dayName(day, localeOf(language)))}</time>
                  {name && <span className={css.name}>{name}</span>}
                </th>
                <td className={css.hours}>{hoursText(stretches, t)}</td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
      <p className={css.zone}>{t('zone')}</p>
    </div>
  );
}

function runName(first: number, last: number, language: Language, t: Translate<'blocks/hours'>): string {
  if (first === last) return capital(weekdayName(first, localeOf(language)));
  return capital(t('run', { first: weekdayName(first, localeOf(language)), last: weekdayName(last, localeOf(language)) }));
}

function hoursText(stretches: readonly Stretch[], t: Translate<'blocks/hours'>): ReactNode {
  if (stretches.length === 0) return t('closed');
  return stretches.map(([from, to], index) => (
    <Fragment key={from}>
      {index > 0 && t('and')}
      <span className={css.stretch}>{t('stretch', { from, to })}</span>
    </Fragment>
  ));
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
