import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDuration, formatPrice, translator } from '@parral/site/words';
import { spokenText } from '../formats/visit-text.ts';
import messages from './messages.ts';

/** A price in euros, nothing as "free". */
export function priceWords(euros: number, language: Language): string {
  return euros === 0 ? translator(messages[language], language)('free') : formatPrice(euros, language);
}

/** What a visit is, each with its name. Children are 5 to 17, babies up to 4 (specification section 2). */
export function visitFacts(visit: components['schemas']['Experience'], language: Language) {
  const t = translator(messages[language], language);
  return {
    duration: { name: t('duration'), value: formatDuration(visit.duration_minutes) },
    spoken: {
      name: t('spoken'),
      value: spokenText(
        visit.languages.map((one) => t(`language_${one}`)),
        language,
      ),
    },
    group: { name: t('group'), value: t('people', { min: visit.min_visitors, max: visit.max_visitors }) },
    children: { name: t('children'), value: priceWords(visit.price_child, language) },
    babies: { name: t('babies'), value: priceWords(visit.price_baby, language) },
    meetingPoint: { name: t('meeting_point'), value: visit.meeting_point },
  };
}
