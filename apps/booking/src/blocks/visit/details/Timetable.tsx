import type { components } from '@parral/api-spec';
import { localeOf, type Language } from '@parral/api-spec/languages';
import { slotTime, useWords } from '@parral/site/words';
import { Table } from '@parral/ui';
import { capital, spokenText, yearDayText } from '../../../formats/visit-text.ts';

type Row = components['schemas']['TimetableRow'];

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** When a visit takes place, by season, and in which languages it is guided then. */
export function Timetable({ rows, language }: { rows: readonly Row[]; language: Language }) {
  const t = useWords('booking/visit');
  const isSeasonal = rows.some((row) => !isAllYear(row));
  const season = ({ from, until }: Row) => t('period', { from: yearDayText(from, language), until: yearDayText(until, language) });
  const list = new Intl.ListFormat(localeOf(language));
  return (
    <Table
      caption={t('timetable')}
      hideCaption
      columns={[
        { key: 'days', label: t('days') },
        { key: 'times', label: t('times') },
        ...(isSeasonal ? [{ key: 'season', label: t('season') }] : []),
        { key: 'languages', label: t('languages') },
      ]}
      rows={rows.map((row) => ({
        key: `${row.from} ${row.days.join()} ${row.times.join()}`,
        cells: {
          days:
            row.days.length === 7
              ? t('every_day')
              : capital(list.format(weekdays.filter((day) => row.days.includes(day)).map((day) => dayName(day, language)))),
          times: list.format(row.times.map(slotTime)),
          season: isAllYear(row) ? t('all_year') : season(row),
          languages: capital(spokenText(row.languages, language)),
        },
      }))}
    />
  );
}

function isAllYear({ from, until }: Row): boolean {
  return from === '01-01' && until === '12-31';
}

function dayName(day: (typeof weekdays)[number], language: Language): string {
  // 2024-01-01 was a Monday.
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', weekday: 'long' }).format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
}
