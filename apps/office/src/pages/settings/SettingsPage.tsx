import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, useWords } from '@parral/site/words';
import { Button, DataTable, Text } from '@parral/ui';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { closeVisitsPath, newPersonPath, peoplePath, personPath, visitsPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';
import type { StaffMember } from '../people/PeopleList.tsx';
import { FolderSettings } from './FolderSettings.tsx';

export interface SettingsPageProps {
  found: components['schemas']['OfficeSettings'];
  /** null for who may not read them. */
  staff: readonly StaffMember[] | null;
  mayClose: boolean;
  maySeeVisits: boolean;
  language: Language;
}

/** What the folder sets, by what it is about. */
const groups = {
  notices: ['email', 'notices_to', 'notices_send'],
  opening: ['opening', 'pickup', 'schedule', 'closures', 'places', 'change_limit'],
  selling: ['seller', 'payment_methods', 'free_shipping', 'carriers', 'holidays'],
} as const;

/** How the house runs: what is set here can be changed here, what the folder sets is shown with where it stands. */
export function SettingsPage({ found, staff, mayClose, maySeeVisits, language }: SettingsPageProps) {
  const t = useWords('office/settings');
  const people = useWords('office/people');
  return (
    <div className={css.stack}>
      <PageHead title={t('title')} />
      <div className={layout.parts}>
        {staff && (
          <Part title={t('people')}>
            <DataTable
              caption={t('people')}
              columns={[
                { key: 'name', label: people('name') },
                { key: 'role', label: people('role') },
              ]}
              rows={staff.map(({ id, name, role }) => ({ key: id, href: personPath(id), cells: { name, role: people(`role_${role}`) } }))}
            />
            <div className={layout.actions}>
              <Button variant="outline" href={newPersonPath}>
                {people('add')}
              </Button>
              <Button variant="quiet" href={peoplePath}>
                {t('all_people')}
              </Button>
            </div>
          </Part>
        )}
        <Part title={t('closed_days')}>
          <DataTable
            caption={t('closed_days')}
            columns={[
              { key: 'day', label: t('day') },
              { key: 'brand', label: t('house') },
              { key: 'reason', label: t('reason'), from: 'tablet' },
            ]}
            rows={found.closed_days.map(({ brand, day, reason }) => ({
              key: `${brand} ${day}`,
              ...(maySeeVisits && { href: withQuery(visitsPath, { day }) }),
              cells: { day: formatDay(day, language, true), brand, reason },
            }))}
            empty={<Text>{t('no_closed_days')}</Text>}
          />
          {mayClose && (
            <div>
              <Button variant="outline" href={closeVisitsPath}>
                {t('close_day')}
              </Button>
            </div>
          )}
        </Part>
        <Text narrow>{t('folder')}</Text>
        {found.folder.length === 0 && <Text tone="muted">{t('no_folder')}</Text>}
        {found.folder.length > 0 &&
          (['notices', 'opening', 'selling'] as const).map((group) => (
            <Part key={group} title={t(group)}>
              <FolderSettings caption={t(group)} settings={groups[group].flatMap((name) => found.folder.filter((one) => one.name === name))} />
              {group === 'notices' && (
                <Text size="small" tone="muted">
                  {t('notices_always')}
                </Text>
              )}
            </Part>
          ))}
      </div>
    </div>
  );
}
