import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, formatPrice, useWords } from '@parral/site/words';
import { BarChart } from '@parral/ui';
import { Figures } from './Figures.tsx';

type Schemas = components['schemas'];

/** Where members stand to their goal, in the order of the bars. */
const quarters = ['quarter_1', 'quarter_2', 'quarter_3', 'quarter_4'] as const;
export const parts = [...quarters, 'met'] as const;

/** How many members stand where to their goal: a bar for each quarter of it and for those who have met it, and the levels as a table. */
export function Progress({ found: { day, rows, total }, language }: { found: Schemas['OfficeMemberNumbers']; language: Language }) {
  const t = useWords('office/numbers');
  const counts = (of: Schemas['OfficeProgress']) => parts.map((part) => of[part]);
  const cells = (of: Schemas['OfficeProgress']) => [of.members, ...counts(of), of.without_goal, formatPrice(of.spent), formatPrice(of.goal)];
  return (
    <>
      {rows.length > 0 && (
        <BarChart
          caption={t('progress_chart')}
          bars={parts.map((part) => ({ key: part, label: t(part), value: total[part] }))}
          highest={t('members_count', { count: Math.max(0, ...counts(total)) })}
        />
      )}
      <Figures
        caption={t('report_members')}
        note={t('progress_note', { day: formatDay(day, language, true) })}
        head={[
          t('level'),
          t('members'),
          ...quarters.map((part) => ({ label: t(part), from: 'tablet' as const, below: 0 })),
          t('met'),
          { label: t('without_goal'), from: 'desk', below: 0 },
          t('bought'),
          { label: t('goal'), from: 'desk', below: 8 },
        ]}
        rows={rows.map(({ label, progress }) => [label, ...cells(progress)])}
        total={[t('sum'), ...cells(total)]}
        none={t('no_members')}
      />
    </>
  );
}
