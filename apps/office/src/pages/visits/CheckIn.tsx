import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { Button } from '@parral/ui';
import { visitsPath } from '../../routing/paths.ts';
import * as css from './Visits.css.ts';

type Visit = components['schemas']['OfficeVisit'];

/**
 * One press: somebody is here, or nobody came. The key is made with the page, so that a press that is sent twice, or again after the net
 * was lost (`browser/check-in-queue.ts`), counts once.
 */
export function CheckIn({ visit, day, today }: { visit: Visit; day: string; today: string }) {
  const t = useWords('office/visits');
  const isExpected = visit.arrival === 'expected';
  // Before its day nobody arrives, or fails to.
  if (visit.state !== 'confirmed' || (isExpected && visit.starts.slice(0, 10) > today)) return null;
  return (
    <form className={css.checkIn} method="post" action={visitsPath} data-check-in={isExpected ? '' : undefined}>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="code" value={visit.reference} />
      <input type="hidden" name="version" value={visit.version} />
      <input type="hidden" name="key" value={crypto.randomUUID()} />
      {isExpected ? (
        <>
          <Button type="submit" size="small" variant="outline" tone="accent" name="do" value="arrived" aria-label={t('arrive_named', { name: visit.name })}>
            {t('arrive')}
          </Button>
          <Button type="submit" size="small" variant="quiet" tone="ink" name="do" value="no_show" aria-label={t('no_show_named', { name: visit.name })}>
            {t('no_show_do')}
          </Button>
        </>
      ) : (
        <Button type="submit" size="small" variant="quiet" tone="ink" name="do" value="expected" aria-label={t('take_back_named', { name: visit.name })}>
          {t('take_back')}
        </Button>
      )}
    </form>
  );
}
