import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { BackLink, DataTable, Notice, Tabs, Text } from '@parral/ui';
import { shortDay, wallMoment } from '../../formats/moments.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import { clubRequestPath, clubRequestsPath, memberPath, membersPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';

export const requestKinds = ['joining', 'renewals'] as const;

export interface ClubRequestsProps {
  found: components['schemas']['OfficeClubRequests'];
  filter: { kind: (typeof requestKinds)[number]; after: string };
  language: Language;
  isRefused: boolean;
}

/** Who asks to become a member or for a renewal, who has waited longest first; each is answered on its own page, a renewal at the member. */
export function ClubRequests({ found, filter: { kind, after }, language, isRefused }: ClubRequestsProps) {
  const t = useWords('office/club-requests');
  const rows =
    kind === 'joining'
      ? found.joining.map((one) => ({ ...one, key: one.id, href: clubRequestPath(one.id), when: shortDay(wallMoment(one.asked_at).slice(0, 10), language) }))
      : found.renewals.map((one) => ({ ...one, key: one.number, href: memberPath(one.number), when: shortDay(one.asked_on, language) }));
  return (
    <div className={css.stack}>
      <BackLink href={membersPath} label={t('back')} />
      <PageHead title={t('title')} csv={withQuery(clubRequestsPath, { kind, csv: 1 })} />
      {isRefused && (
        <Notice tone="success" live>
          {t('refused')}
        </Notice>
      )}
      <Tabs
        label={t('title')}
        tabs={requestKinds.map((one) => ({
          href: withQuery(clubRequestsPath, { kind: one }),
          label: t(`tab_${one}`, { count: found.counts[one] }),
          current: one === kind,
        }))}
      />
      <DataTable
        caption={t(kind)}
        columns={[
          { key: 'name', label: t('name') },
          { key: 'when', label: t('day') },
          { key: 'message', label: t('message'), from: 'tablet' },
        ]}
        rows={rows.map(({ key, href, name, surname, when, message }) => ({
          key,
          href,
          cells: { name: `${name} ${surname}`, when, message: beginning(message) },
        }))}
        empty={<Text>{t(kind === 'joining' ? 'none_joining' : 'none_renewals')}</Text>}
      />
      <Ways
        order="list"
        first={after === '' ? null : withQuery(clubRequestsPath, { kind })}
        next={found.next === null ? null : withQuery(clubRequestsPath, { kind, after: found.next })}
      />
    </div>
  );
}

/** What somebody wrote, short enough for a row. */
const beginning = (message: string) => (message.length <= 120 ? message : `${message.slice(0, 118).trimEnd()}…`);
