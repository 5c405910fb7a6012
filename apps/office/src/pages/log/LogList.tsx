import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { Button, DataTable, Text, TextField, TextLink } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { actionText } from '../../layout/action-text.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import * as layout from '../../layout/layout.css.ts';
import { logPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';

/** What the log is asked for, as it stands in the address. */
export interface LogFilter {
  q: string;
  from: string;
  to: string;
  before: string;
}

/** Who did what, to what, and why: newest first, and nobody can change it. */
export function LogList({ log, filter, language }: { log: components['schemas']['OfficeLog']; filter: LogFilter; language: Language }) {
  const t = useWords('office/log');
  const words = useWords('office/layout');
  const { before, ...chosen } = filter;
  const isFiltered = Object.values(chosen).some((value) => value !== '');
  return (
    <div className={css.stack}>
      <PageHead title={t('title')} csv={withQuery(logPath, { ...chosen, csv: 1 })} />
      <search>
        <form className={layout.filter} method="get" action={logPath}>
          <div className={layout.widest}>
            <TextField name="q" type="search" label={t('search')} placeholder={t('search_hint')} defaultValue={chosen.q} maxLength={120} />
          </div>
          <TextField name="from" type="date" label={t('from')} defaultValue={chosen.from} />
          <TextField name="to" type="date" label={t('to')} defaultValue={chosen.to} />
          <Button type="submit" variant="outline">
            {t('find')}
          </Button>
        </form>
      </search>
      <DataTable
        caption={t('title')}
        columns={[
          { key: 'at', label: t('at') },
          { key: 'who', label: t('who') },
          { key: 'what', label: t('what') },
          { key: 'subject', label: t('subject'), from: 'tablet' },
          { key: 'changed', label: t('changed'), from: 'desk' },
          { key: 'reason', label: t('reason'), from: 'tablet' },
        ]}
        rows={log.actions.map(({ id, at, actor, person, kind, subject, before: was, after, reason, erased }) => ({
          key: String(id),
          cells: {
            at: shortMoment(at, language),
            who: actor === 'command' ? words('command') : person?.name,
            what: actionText(kind, words),
            subject,
            changed: whatChanged({ before: was, after }),
            reason: erased ? t('erased') : reason,
          },
        }))}
        empty={
          <>
            <Text>{t(isFiltered ? 'none_found' : 'none')}</Text>
            {isFiltered && <TextLink href={logPath}>{t('without_filter')}</TextLink>}
          </>
        }
      />
      <Ways first={before === '' ? null : withQuery(logPath, chosen)} next={log.next === null ? null : withQuery(logPath, { ...chosen, before: log.next })} />
    </div>
  );
}

/** What an action changed: `stock 12 → 6`. Cents are read as euros. */
export function whatChanged({ before, after }: Pick<components['schemas']['OfficeActionEntry'], 'before' | 'after'>): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter((name) => before?.[name] !== after?.[name]);
  const said = (name: string, value: string | number | boolean | null | undefined) =>
    value === undefined || value === null ? '–' : name.endsWith('_cents') ? formatPrice(Number(value) / 100) : String(value);
  return names
    .map((name) => `${name.replace(/_cents$/, '')} ${before?.[name] === undefined ? '' : `${said(name, before[name])} → `}${said(name, after?.[name])}`)
    .join(', ');
}
