import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDuration, formatPrice, type Translate } from '@parral/site/words';
import { capital, spokenText } from '../formats/visit-text.ts';

/** A price in euros, nothing as "free". */
export function priceWords(euros: number, language: Language, t: Translate<'booking/visit-facts'>): string {
  return euros === 0 ? t('free') : formatPrice(euros, language);
}

/** What a visit is, each with its name. Children are 5 to 17, babies up to 4 (specification section 2). */
export function visitFacts(visit: components['schemas']['Experience'], language: Language, t: Translate<'booking/visit-facts'>) {
  return {
    duration: { name: t('duration'), value: formatDuration(visit.duration_minutes) },
    spoken: { name: t('spoken'), value: capital(spokenText(visit.languages, language)) },
    group: { name: t('group'), value: t('people', { min: visit.min_visitors, max: visit.max_visitors }) },
    children: { name: t('children'), value: priceWords(visit.price_child, language, t) },
    babies: { name: t('babies'), value: priceWords(visit.price_baby, language, t) },
    meetingPoint: { name: t('meeting_point'), value: visit.meeting_point },
  };
}
