import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { useWords, type Words, WordsContext } from '@parral/site/words';
import { Button, DataTable, Text, TextField, TextLink } from '@parral/ui';
import { useContext } from 'react';
import { shortMoment } from '../../formats/moments.ts';
import { actionText } from '../../layout/action-text.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Ways } from '../../layout/Ways.tsx';
import * as layout from '../../layout/layout.css.ts';
import { logPath, withQuery } from '../../routing/paths.ts';
import * as css from '../../shell/Shell.css.ts';
import { whatChanged } from './action-facts.ts';
import { subjectPath, subjectText } from './action-subject.ts';

/** Words of every part: what was changed is said as its own page says it. */
function useEveryWord(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('There are no words here: nothing around gives a WordsContext.');
  return words;
}

/** What the log is asked for, as it stands in the address. */
export interface LogFilter {
  q: string;
  from: string;
  to: string;
  before: string;
}

export interface LogListProps {
  log: components['schemas']['OfficeLog'];
  filter: LogFilter;
  /** Names of the office's people by their ids. */
  people: ReadonlyMap<string, string>;
  language: Language;
}

/** Who did what, to what, and why: newest first, and nobody can change it. */
export function LogList({ log, filter, people, language }: LogListProps) {
  const words = useEveryWord();
  const t = useWords('office/log');
  const layoutWords = useWords('office/layout');
  const { before, ...chosen } = filter;
  const isFiltered = Object.values(chosen).some((value) => value !== '');
  return (
    <div className={css.stack}>
      <PageHead title={t('title')} csv={withQuery(logPath, { ...chosen, csv: 1 })} />
      <search>
        <form className={layout.filter} method="get" action={logPath}>
          <div className={layout.widest}>
            <TextField name="q" type="search" label={t('search')} hint={t('search_hint')} defaultValue={chosen.q} maxLength={120} />
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
          { key: 'subject', label: t('subject') },
          { key: 'what', label: t('what') },
          { key: 'changed', label: t('changed'), from: 'tablet' },
          { key: 'reason', label: t('reason'), from: 'tablet' },
          { key: 'at', label: t('at') },
        ]}
        rows={log.actions.map((action) => {
          const subject = subjectText(action, people, words, language);
          const way = subjectPath(action);
          return {
            key: String(action.id),
            ...(way !== undefined && { href: way }),
            cells: {
              subject: <span className={subject.includes(' ') ? layout.breakable : layout.unbroken}>{subject}</span>,
              what: actionText(action.kind, layoutWords),
              changed: <span className={layout.breakable}>{whatChanged(action, words, language)}</span>,
              reason: action.erased ? t('erased') : action.reason,
              at: (
                <>
                  <span className={`${layout.line} ${layout.unbrokenWide}`}>{shortMoment(action.at, language)}</span>
                  <Text as="span" size="small" tone="muted">
                    {action.actor === 'command' ? layoutWords('command') : action.person?.name}
                  </Text>
                </>
              ),
            },
          };
        })}
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
