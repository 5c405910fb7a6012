import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, DataTable, Tabs, Text, TextField, TextLink } from '@parral/ui';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import * as layout from '../../layout/layout.css.ts';
import { visitListPath, visitPath, visitsPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';
import { VisitState } from '../visits/VisitState.tsx';

export const visitStates = ['confirmed', 'cancelled', 'refunded'] as const;

export interface VisitListProps {
  page: components['schemas']['OfficeVisitPage'];
  /** What the list is asked for, as it stands in the address. */
  filter: { q: string; state: string; after: string };
  language: Language;
}

/** Visits by words, those that were booked last first. */
export function VisitList({ page, filter, language }: VisitListProps) {
  const t = useWords('office/visit-list');
  const v = useWords('office/visits');
  const { after, ...chosen } = filter;
  const isFiltered = chosen.q !== '' || chosen.state !== '';
  return (
    <div className={css.stack}>
      <BackLink href={visitsPath} label={t('back')} />
      <PageHead title={t('title')} csv={withQuery(visitListPath, { ...chosen, csv: 1 })} />
      <search>
        <form className={layout.inline} method="get" action={visitListPath}>
          {chosen.state !== '' && <input type="hidden" name="state" value={chosen.state} />}
          <TextField name="q" type="search" label={v('search')} hint={v('search_hint')} defaultValue={chosen.q} maxLength={120} />
          <Button type="submit" variant="outline">
            {v('find')}
          </Button>
        </form>
      </search>
      <Tabs
        label={t('by_state')}
        tabs={(['', ...visitStates] as const).map((state) => ({
          href: withQuery(visitListPath, { ...chosen, state }),
          label: t(`tab_${state === '' ? 'all' : state}`),
          current: chosen.state === state,
        }))}
      />
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'name', label: v('name') },
          { key: 'when', label: t('when') },
          { key: 'visit', label: t('visit'), from: 'desk' },
          { key: 'people', label: v('people'), align: 'end', from: 'tablet' },
          { key: 'state', label: v('state'), from: 'tablet' },
          { key: 'total', label: t('total'), align: 'end', from: 'desk' },
        ]}
        rows={page.visits.map((visit) => ({
          key: visit.reference,
          href: visitPath(visit.reference),
          quiet: visit.state !== 'confirmed',
          cells: {
            name: visit.name,
            when: `${formatDay(visit.starts, language)}, ${visit.starts.slice(11)}`,
            visit: visit.experience,
            people: visit.people,
            state: <VisitState visit={visit} />,
            total: formatPrice(visit.total_price),
          },
        }))}
        empty={
          <>
            <Text>{t(isFiltered ? 'none_found' : 'none')}</Text>
            {isFiltered && <TextLink href={visitListPath}>{t('without_filter')}</TextLink>}
          </>
        }
      />
      <Ways
        first={after === '' ? null : withQuery(visitListPath, chosen)}
        next={page.next === null ? null : withQuery(visitListPath, { ...chosen, after: page.next })}
      />
    </div>
  );
}
