import { formatDuration, formatPrice, translator, type Language, type Translate, Picture } from '@parral/site';
import type { BlockProps } from '@parral/site/server';
import { Button } from '@parral/ui';
import type { VisitListData } from './load.server.ts';
import type { es } from './messages.es.ts';
import messages from './messages.ts';
import * as css from './VisitList.css.ts';

type Visit = VisitListData['visits'][number];

/** The estate's visits one under the other, each with its picture, what it is, and what it costs. */
export default function VisitList({ data, language }: BlockProps<{ pageId?: string }, VisitListData>) {
  const t = translator(messages[language], language);
  return (
    <ul className={css.list} aria-label={t('visits')}>
      {data.visits.map((visit) => (
        <li key={visit.id} id={visit.slug} className={css.visit}>
          {visit.picture && (
            <Picture
              className={css.picture}
              src={visit.picture}
              alt=""
              width={640}
              height={480}
              loading="lazy"
              sizes="(min-width: 1024px) 33vw, (min-width: 768px) 42vw, 100vw"
            />
          )}
          <div className={css.words}>
            <h2 className={css.name}>{visit.name}</h2>
            <p className={css.teaser}>{visit.teaser}</p>
            <dl className={css.facts}>
              {factsOf(visit, language, t).map(([label, value]) => (
                <div key={label} className={css.fact}>
                  <dt className={css.label}>{label}</dt>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={css.side}>
            <p className={css.price}>{formatPrice(visit.price_adult, language)}</p>
            <p className={css.per}>{t('per_adult')}</p>
            <div className={css.action}>
              <Button href={visit.href ?? data.contactUrl} variant="outline" aria-label={t(visit.href ? 'book_named' : 'ask_for', { name: visit.name })}>
                {t(visit.href ? 'book' : 'ask')}
              </Button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Prices of children and babies only where they are taken along (under 18 they come with an adult). */
function factsOf(visit: Visit, language: Language, t: Translate<typeof es>): [string, string][] {
  const money = (euros: number) => (euros === 0 ? t('free') : formatPrice(euros, language));
  return [
    [t('duration'), formatDuration(visit.duration_minutes)],
    [t('group'), t('people', { min: visit.min_visitors, max: visit.max_visitors })],
    [t('children'), money(visit.price_child)],
    [t('babies'), money(visit.price_baby)],
    [t('spoken'), visit.languages.map((one) => t(`language_${one}`)).join(', ')],
    [t('meeting_point'), visit.meeting_point],
  ];
}
