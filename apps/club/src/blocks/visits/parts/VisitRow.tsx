import type { components } from '@parral/api-spec';
import { type Language, localeOf } from '@parral/api-spec/languages';
import { formatDay, slotTime, type Translate } from '@parral/site/words';
import { Text, TextLink } from '@parral/ui';
import * as css from '../Visits.css.ts';

interface VisitRowProps {
  visit: components['schemas']['MemberVisit'];
  /** It has taken place, or would have. */
  over: boolean;
  t: Translate<'club/visits'>;
  language: Language;
}

/** One visit: when, what, how it stands, and the ways to its page and into a calendar. */
export function VisitRow({ visit, over, t, language }: VisitRowProps) {
  const { reference, experience_name: name, estate_name: estate, status } = visit;
  const [day = '', time = ''] = visit.date.split('T');
  const spoken = new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(visit.language) ?? visit.language;
  const facts = [estate, t('people', { count: visit.total_visitors }), spoken, t('reference', { reference })];
  return (
    <li className={css.row}>
      <div>
        <Text strong>{capital(formatDay(day, language, true))}</Text>
        <Text tone="muted" figures>
          {slotTime(time)}
        </Text>
      </div>
      <div>
        <Text strong>{name}</Text>
        <Text size="small" tone="muted">
          {facts.join(' · ')}
        </Text>
      </div>
      <Text size="small" tone={status === 'confirmed' ? 'muted' : 'accent'}>
        {t(`status_${status === 'confirmed' && over ? 'over' : status}`)}
      </Text>
      <div className={css.ways}>
        <TextLink href={visit.page_url} aria-label={t('open_named', { name, reference })}>
          {t('open')}
        </TextLink>
        {visit.calendar_url !== null && (
          <TextLink href={visit.calendar_url} aria-label={t('calendar_named', { name, reference })}>
            {t('calendar')}
          </TextLink>
        )}
      </div>
    </li>
  );
}

/** With a capital, where Spanish days begin a line. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
