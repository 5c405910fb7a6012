import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { Button, DataTable, Select, Status, Tabs, Text, TextField, TextLink } from '@parral/ui';
import { shortDay } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import * as layout from '../../layout/layout.css.ts';
import { clubRequestsPath, inviteMemberPath, memberPath, membersPath, personalDataPath, purchasesPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';

type Schemas = components['schemas'];

export const memberStates = ['current', 'ended', 'invited', 'none'] as const;
export const memberGoals = ['met', 'open'] as const;

/** What the list is asked for, as it stands in the address. */
export interface MemberFilter {
  q: string;
  level: string;
  state: string;
  goal: string;
  after: string;
}

export interface MemberListProps {
  page: Schemas['OfficeMemberPage'];
  filter: MemberFilter;
  language: Language;
  mayErase: boolean;
  mayChange: boolean;
}

/** Members of the club, by their numbers. */
export function MemberList({ page, filter, language, mayErase, mayChange }: MemberListProps) {
  const t = useWords('office/members');
  const { after, ...chosen } = filter;
  const isFiltered = Object.values(chosen).some((value) => value !== '');
  return (
    <div className={css.stack}>
      <PageHead
        title={t('title')}
        csv={withQuery(membersPath, { ...chosen, csv: 1 })}
        actions={
          <>
            {mayChange && (
              <Button variant="outline" href={inviteMemberPath}>
                {t('invite')}
              </Button>
            )}
            <Button variant="quiet" href={clubRequestsPath}>
              {t('requests')}
            </Button>
            {mayChange && (
              <Button variant="quiet" href={purchasesPath}>
                {t('purchases')}
              </Button>
            )}
            {mayErase && (
              <Button variant="quiet" href={personalDataPath}>
                {t('personal_data')}
              </Button>
            )}
          </>
        }
      />
      <search>
        <form className={layout.filter} method="get" action={membersPath}>
          {chosen.state !== '' && <input type="hidden" name="state" value={chosen.state} />}
          <div className={layout.widest}>
            <TextField name="q" type="search" label={t('search')} hint={t('search_hint')} defaultValue={chosen.q} maxLength={120} />
          </div>
          <Select
            name="level"
            label={t('level')}
            defaultValue={chosen.level}
            options={[{ value: '', label: t('any_level') }, ...page.levels.map(({ level, label }) => ({ value: level, label }))]}
          />
          <Select
            name="goal"
            label={t('goal')}
            defaultValue={chosen.goal}
            options={[{ value: '', label: t('any_goal') }, ...memberGoals.map((goal) => ({ value: goal, label: t(`goal_${goal}`) }))]}
          />
          <Button type="submit" variant="outline">
            {t('find')}
          </Button>
        </form>
      </search>
      <Tabs
        label={t('by_state')}
        tabs={(['', ...memberStates] as const).map((state) => ({
          href: withQuery(membersPath, { ...chosen, state }),
          label: t(`tab_${state === '' ? 'all' : state}`),
          current: chosen.state === state,
        }))}
      />
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'name', label: t('name') },
          { key: 'number', label: t('number'), from: 'tablet' },
          { key: 'level', label: t('level'), from: 'tablet' },
          { key: 'state', label: t('state') },
          { key: 'until', label: t('until'), from: 'tablet' },
          { key: 'goal', label: t('goal'), align: 'end', from: 'desk' },
          { key: 'spent', label: t('spent'), align: 'end', from: 'desk' },
        ]}
        rows={page.members.map((member) => ({
          key: member.number,
          href: memberPath(member.number),
          quiet: member.state !== 'current',
          cells: {
            name: `${member.name} ${member.surname}`,
            number: member.number,
            level: member.level_label,
            state: <MemberState state={member.state} />,
            until: member.ends_on !== null ? shortDay(member.ends_on, language) : member.state === 'current' ? t('for_ever') : '–',
            goal: member.goal === null ? '–' : formatPrice(member.goal),
            spent: formatPrice(member.spent),
          },
        }))}
        empty={
          <>
            <Text>{t(isFiltered ? 'none_found' : 'none')}</Text>
            {isFiltered && <TextLink href={membersPath}>{t('without_filter')}</TextLink>}
          </>
        }
      />
      <Ways
        first={after === '' ? null : withQuery(membersPath, chosen)}
        next={page.next === null ? null : withQuery(membersPath, { ...chosen, after: page.next })}
        order="list"
      />
    </div>
  );
}

const tones = { current: 'done', ended: 'quiet', invited: 'open', none: 'quiet' } as const;

/** Where a member stands. */
export function MemberState({ state }: { state: Schemas['OfficeMemberState'] }) {
  const t = useWords('office/members');
  return <Status tone={tones[state]}>{t(`is_${state}`)}</Status>;
}
