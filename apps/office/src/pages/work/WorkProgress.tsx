import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { Status, Text } from '@parral/ui';
import * as css from './WorkProgress.css.ts';

type Work = components['schemas']['OfficeWork'];

/** Whether work goes on, is done, or left something undone. */
export function WorkState({ work }: { work: Work }) {
  const t = useWords('office/work');
  if (work.ended_at === null) return <Status tone="open">{t('under_way')}</Status>;
  return <Status tone={work.failed > 0 ? 'failed' : 'done'}>{t(work.failed > 0 ? 'ended_with_failures' : 'ended')}</Status>;
}

/** How far it is: a bar, and what became of its lines. */
export function WorkProgress({ work }: { work: Work }) {
  const t = useWords('office/work');
  const { total, done, already, failed } = work;
  const over = done + already + failed;
  return (
    <>
      <progress className={css.bar} value={over} max={Math.max(total, 1)} aria-label={t('progress')} />
      <div className={css.counts}>
        <Text as="span" strong>
          {t('so_far', { over, total })}
        </Text>
        <Text as="span">{t(`done_${work.kind}`, { count: done })}</Text>
        {already > 0 && <Text as="span">{t('already', { count: already })}</Text>}
        {failed > 0 && <Text as="span">{t('failed', { count: failed })}</Text>}
      </div>
    </>
  );
}
