import { formatPrice, useWords } from '@parral/site/words';
import { Picture } from '@parral/site/images';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Button } from '@parral/ui';
import { nextFreeFact, visitFacts } from '../../visit-facts/visit-facts.ts';
import type block from './block.ts';
import type { VisitListData } from './load.server.ts';
import * as css from './VisitList.css.ts';

/** The estate's visits one under the other, each with its picture, what it is, and what it costs. */
export default function VisitList({ data, language }: BlockProps<BlockAttributes<typeof block>, VisitListData>) {
  const t = useWords('booking/visit-list');
  const factWords = useWords('booking/visit-facts');
  const freeOf = ({ id }: { id: string }) => data.nextFree[id] ?? null;
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
              {[nextFreeFact(freeOf(visit), language, factWords), ...Object.values(visitFacts(visit, language, factWords))].map(({ name, value }) => (
                <div key={name} className={css.fact}>
                  <dt className={css.label}>{name}</dt>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={css.side}>
            <p className={css.price}>{formatPrice(visit.price_adult)}</p>
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
