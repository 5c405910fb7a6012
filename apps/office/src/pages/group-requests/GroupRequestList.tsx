import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { BackLink, DataTable, Status, Tabs, Text, TextLink } from '@parral/ui';
import { shortDay, shortMoment } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import { groupRequestPath, groupRequestsPath, visitsPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';

type Schemas = components['schemas'];

export const groupStates = ['waiting', 'proposed', 'booked', 'refused'] as const;

export interface GroupRequestListProps {
  page: Schemas['OfficeGroupRequestPage'];
  filter: { state: (typeof groupStates)[number] | ''; after: string };
  language: Language;
}

/** Requests of groups, newest first, by what became of them. */
export function GroupRequestList({ page, filter: { state, after }, language }: GroupRequestListProps) {
  const t = useWords('office/group-requests');
  return (
    <div className={css.stack}>
      <BackLink href={visitsPath} label={t('back')} />
      <PageHead title={t('title')} csv={withQuery(groupRequestsPath, { state, csv: 1 })} />
      <Tabs
        label={t('by_state')}
        tabs={(['', ...groupStates] as const).map((one) => ({
          href: withQuery(groupRequestsPath, { state: one }),
          label: t(`tab_${one === '' ? 'all' : one}`),
          current: one === state,
        }))}
      />
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'name', label: t('name') },
          { key: 'state', label: t('state') },
          { key: 'day', label: t('day') },
          { key: 'people', label: t('people'), align: 'end', from: 'tablet' },
          { key: 'wish', label: t('wish'), from: 'desk' },
          { key: 'asked', label: t('asked'), from: 'tablet' },
        ]}
        rows={page.requests.map((one) => ({
          key: one.id,
          href: groupRequestPath(one.id),
          quiet: one.state === 'refused',
          cells: {
            name: one.name,
            state: <GroupState state={one.state} />,
            day: shortDay(one.day, language),
            people: one.people,
            wish: one.wish,
            asked: shortMoment(one.asked_at, language),
          },
        }))}
        empty={
          <>
            <Text>{t(state === '' ? 'none' : 'none_found')}</Text>
            {state !== '' && <TextLink href={groupRequestsPath}>{t('tab_all')}</TextLink>}
          </>
        }
      />
      <Ways
        first={after === '' ? null : withQuery(groupRequestsPath, { state })}
        next={page.next === null ? null : withQuery(groupRequestsPath, { state, after: page.next })}
      />
    </div>
  );
}

const tones = { open: 'open', proposed: 'quiet', lapsed: 'open', booked: 'done', refused: 'quiet' } as const;

/** What became of a group's request. */
export function GroupState({ state }: { state: Schemas['GroupRequestState'] }) {
  const t = useWords('office/group-requests');
  return <Status tone={tones[state]}>{t(`state_${state}`)}</Status>;
}
