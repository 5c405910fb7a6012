import type { components } from '@parral/api-spec';
import { localeOf, type Language } from '@parral/api-spec/languages';
import { formatDuration, formatPrice, type Translate } from '@parral/site/words';
import { capital, slotText, spokenText, yearDayText } from '../formats/visit-text.ts';

type Visit = components['schemas']['Experience'];

/** What a visit is, each with its name. Children are 5 to 17, babies up to 4 (specification section 2). */
export function visitFacts(visit: Visit, language: Language, t: Translate<'booking/visit-facts'>) {
  return {
    duration: { name: t('duration'), value: formatDuration(visit.duration_minutes) },
    spoken: { name: t('spoken'), value: capital(spokenText(visit.languages, language)) },
    group: { name: t('group'), value: t('people', { min: visit.min_visitors, max: visit.max_visitors }) },
    children: { name: t('children'), value: formatPrice(visit.price_child) },
    babies: { name: t('babies'), value: formatPrice(visit.price_baby) },
    meetingPoint: { name: t('meeting_point'), value: visit.meeting_point },
    ...(visit.season.length > 0 && { season: { name: t('season'), value: seasonText(visit.season, language, t) } }),
  };
}

/** The parts of the year in which a visit takes place: `Del 15 de septiembre al 12 de octubre`; empty where that is all the year. */
export function seasonText(season: Visit['season'], language: Language, t: Translate<'booking/visit-facts'>): string {
  const periods = season.map(({ from, until }) => t('season_period', { from: yearDayText(from, language), until: yearDayText(until, language) }));
  return capital(new Intl.ListFormat(localeOf(language)).format(periods));
}

/** When a visit can next be had (`YYYY-MM-DDTHH:MM`, null: not), with its name. */
export function nextFreeFact(free: string | null, language: Language, t: Translate<'booking/visit-facts'>) {
  const [day = '', time = ''] = free?.split('T') ?? [];
  return { name: t('next_free'), value: free === null ? t('no_free') : slotText(day, time, language) };
}
