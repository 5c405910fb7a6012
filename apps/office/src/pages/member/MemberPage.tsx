import type { components } from '@parral/api-spec';
import { type Language, nameOf } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, DataList, DataTable, Notice, Status, Text } from '@parral/ui';
import { shortDay } from '../../formats/moments.ts';
import { History } from '../../layout/History.tsx';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { membersPath, personalDataPath, withQuery } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import { MemberState } from '../members/MemberList.tsx';
import { InvitationForms } from './InvitationForms.tsx';
import { MemberForms } from './MemberForms.tsx';
import { MemberThings } from './MemberThings.tsx';

type MemberFile = components['schemas']['OfficeMemberFile'];

export interface MemberPageProps {
  found: MemberFile;
  language: Language;
  mayChange: boolean;
  mayErase: boolean;
  done: string | null;
  problem: string | null;
  /** What was typed, when it is shown again. */
  typed: URLSearchParams;
}

const doneKeys = ['level', 'renew', 'end', 'invited', 'send'] as const;
const tones = { current: 'done', ended: 'quiet', follows: 'open', waits: 'quiet' } as const;

/** One member: who it is, what hangs on the membership, and how it goes on. */
export function MemberPage({ found, language, mayChange, mayErase, done, problem, typed }: MemberPageProps) {
  const t = useWords('office/member');
  const { member } = found;
  const known = doneKeys.find((key) => key === done);
  const days = ({ starts_on: from, ends_on: to }: MemberFile['memberships'][number]) =>
    to === null ? t('from_on', { from: shortDay(from, language) }) : t('from_to', { from: shortDay(from, language), to: shortDay(to, language) });
  const facts = [
    { name: t('email'), value: member.email },
    { name: t('phone'), value: found.phone },
    { name: t('language'), value: nameOf(found.language) },
    { name: t('birthday'), value: found.birthday === null ? '' : shortDay(found.birthday, language) },
    { name: t('company'), value: found.company ?? '' },
    { name: t('document'), value: found.document ?? '' },
    { name: t('preferences'), value: found.preferences.length === 0 ? t('none') : found.preferences.join(', ') },
  ];
  return (
    <div className={css.stack}>
      <BackLink href={membersPath} label={t('back')} />
      <PageHead
        title={`${member.name} ${member.surname}, ${member.number}`}
        status={<MemberState state={member.state} />}
        actions={
          mayErase && (
            <Button variant="quiet" href={withQuery(personalDataPath, { of: member.number })}>
              {t('personal_data')}
            </Button>
          )
        }
      />
      {known && (
        <Notice tone="success" live>
          {t(`done_${known}`)}
        </Notice>
      )}
      {found.renewal_requested_on !== null && <Notice title={t('asked', { day: shortDay(found.renewal_requested_on, language) })}>{t('asked_text')}</Notice>}
      <Problem text={problem} />
      <div className={layout.columns}>
        <div className={layout.parts}>
          <DataList items={facts.filter(({ value }) => value !== '')} />
          <Part title={t('memberships')}>
            <DataTable
              caption={t('memberships')}
              columns={[
                { key: 'level', label: t('level') },
                { key: 'state', label: t('state') },
                { key: 'days', label: t('days'), from: 'tablet' },
                { key: 'goal', label: t('goal'), align: 'end', from: 'tablet' },
                { key: 'spent', label: t('spent'), align: 'end', from: 'tablet' },
              ]}
              rows={found.memberships.map((one) => ({
                key: one.starts_on,
                quiet: one.state !== 'current',
                cells: {
                  level: one.level_label,
                  state: <Status tone={tones[one.state]}>{t(`is_${one.state}`)}</Status>,
                  days: days(one),
                  goal: one.goal === null ? '–' : formatPrice(one.goal),
                  spent: formatPrice(one.spent),
                },
              }))}
              empty={<Text>{t('no_memberships')}</Text>}
            />
          </Part>
          <MemberThings found={found} language={language} />
          <Part title={t('history')}>
            <History actions={found.actions} language={language} />
          </Part>
        </div>
        {mayChange && (member.state === 'invited' ? <InvitationForms number={member.number} typed={typed} /> : <MemberForms found={found} typed={typed} />)}
      </div>
    </div>
  );
}
