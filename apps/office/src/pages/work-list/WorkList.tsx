import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { DataTable, Tabs, Text } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import { withQuery, workListPath, workPath } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';
import { WorkState } from '../work/WorkProgress.tsx';

export const workKinds = ['dispatches', 'purchases', 'delivery_notes'] as const;

export interface WorkListProps {
  page: components['schemas']['OfficeWorkList'];
  filter: { kind: string; after: string };
  language: Language;
}

/** Long work that people began, the newest first, with how far it is. Current by itself while some of it goes on. */
export function WorkList({ page, filter: { kind, after }, language }: WorkListProps) {
  const t = useWords('office/work-list');
  const words = useWords('office/work');
  const layoutWords = useWords('office/layout');
  return (
    <div className={css.stack} data-live={page.work.some(({ ended_at: ended }) => ended === null) ? '3' : '60'}>
      <PageHead title={t('title')} />
      <Tabs
        label={t('by_kind')}
        tabs={(['', ...workKinds] as const).map((one) => ({
          href: withQuery(workListPath, { kind: one }),
          label: one === '' ? t('every_kind') : words(`kind_${one}`),
          current: kind === one,
        }))}
      />
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'kind', label: t('what') },
          { key: 'state', label: t('state') },
          { key: 'progress', label: words('progress'), align: 'end' },
          { key: 'failed', label: t('failed'), align: 'end', from: 'tablet' },
          { key: 'person', label: t('who'), from: 'tablet' },
          { key: 'begun', label: t('begun'), from: 'tablet' },
          { key: 'ended', label: t('ended'), from: 'desk' },
        ]}
        rows={page.work.map((work) => ({
          key: work.id,
          href: workPath(work.id),
          cells: {
            kind: words(`kind_${work.kind}`),
            state: <WorkState work={work} />,
            progress: words('so_far', { over: work.done + work.already + work.failed, total: work.total }),
            failed: work.failed === 0 ? '' : work.failed,
            person: work.person?.name ?? layoutWords('command'),
            begun: shortMoment(work.begun_at, language),
            ended: work.ended_at === null ? '' : shortMoment(work.ended_at, language),
          },
        }))}
        empty={<Text>{t('none')}</Text>}
      />
      <Ways
        first={after === '' ? null : withQuery(workListPath, { kind })}
        next={page.next === null ? null : withQuery(workListPath, { kind, after: page.next })}
      />
    </div>
  );
}
