import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, DataTable, Text, TextField, TextLink } from '@parral/ui';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import * as layout from '../../layout/layout.css.ts';
import { visitListPath, visitPath, visitsPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';
import { VisitState } from '../visits/VisitState.tsx';

export interface VisitListProps {
  page: components['schemas']['OfficeVisitPage'];
  q: string;
  after: string;
  language: Language;
}

/** Visits by words, those that were booked last first. */
export function VisitList({ page, q, after, language }: VisitListProps) {
  const t = useWords('office/visit-list');
  const v = useWords('office/visits');
  return (
    <div className={css.stack}>
      <BackLink href={visitsPath} label={t('back')} />
      <PageHead title={t('title')} />
      <search>
        <form className={layout.inline} method="get" action={visitListPath}>
          <TextField name="q" type="search" label={v('search')} placeholder={v('search_hint')} defaultValue={q} maxLength={120} />
          <Button type="submit" variant="outline">
            {v('find')}
          </Button>
        </form>
      </search>
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
            <Text>{t(q === '' ? 'none' : 'none_found')}</Text>
            {q !== '' && <TextLink href={visitListPath}>{t('without_filter')}</TextLink>}
          </>
        }
      />
      <Ways
        first={after === '' ? null : withQuery(visitListPath, { q })}
        next={page.next === null ? null : withQuery(visitListPath, { q, after: page.next })}
      />
    </div>
  );
}
