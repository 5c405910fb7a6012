import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { Button, DataTable, Status } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { newPersonPath, peoplePath, personPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';

export type StaffMember = components['schemas']['StaffMember'];

/** Who works at the office, and what they may do there. */
export function PeopleList({ staff, language }: { staff: readonly StaffMember[]; language: Language }) {
  const t = useWords('office/people');
  return (
    <div className={css.stack}>
      <PageHead title={t('title')} csv={withQuery(peoplePath, { csv: 1 })} actions={<Button href={newPersonPath}>{t('add')}</Button>} />
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'name', label: t('name') },
          { key: 'email', label: t('email'), from: 'desk' },
          { key: 'role', label: t('role') },
          { key: 'state', label: t('state'), from: 'tablet' },
          { key: 'last', label: t('last'), from: 'desk' },
        ]}
        rows={staff.map((member) => ({
          key: member.id,
          href: personPath(member.id),
          cells: {
            name: member.name,
            email: member.email,
            role: t(`role_${member.role}`),
            state: <PersonState member={member} />,
            last: member.last_signed_in_at === null ? '–' : shortMoment(member.last_signed_in_at, language),
          },
        }))}
      />
    </div>
  );
}

/** How far somebody has come in. */
export function PersonState({ member }: { member: Pick<StaffMember, 'has_password' | 'has_second_factor'> }) {
  const t = useWords('office/people');
  if (!member.has_password) return <Status tone="open">{t('link_open')}</Status>;
  return member.has_second_factor ? <Status tone="done">{t('two_factors')}</Status> : <Status tone="open">{t('one_factor')}</Status>;
}
