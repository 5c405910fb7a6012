import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { BackLink, Button, DataTable, Heading, Notice, Status, Text, TextArea } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { dispatchListPath, orderPath, ordersPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

export interface DispatchListProps {
  /** What was typed, when it is shown again. */
  text: string;
  done: components['schemas']['OrdersDispatched'] | null;
  problem: string | null;
}

/** A list of numbers, carriers and tracking numbers; what became of each line stands below. */
export function DispatchList({ text, done, problem }: DispatchListProps) {
  const t = useWords('office/dispatch-list');
  const tones = { dispatched: 'done', already: 'quiet', refused: 'failed' } as const;
  const sent = done?.rows.filter(({ result }) => result === 'dispatched').length ?? 0;
  return (
    <div className={css.stack}>
      <BackLink href={ordersPath} label={t('back')} />
      <Heading level={1}>{t('title')}</Heading>
      <Text narrow>{t('lead')}</Text>
      <Problem text={problem} />
      {done && (
        <Notice tone={sent === done.rows.length ? 'success' : 'info'} live>
          {t('done', { sent, count: done.rows.length })}
        </Notice>
      )}
      {done && (
        <DataTable
          caption={t('results')}
          columns={[
            { key: 'number', label: t('order') },
            { key: 'result', label: t('result') },
            { key: 'message', label: t('why') },
          ]}
          rows={done.rows.map(({ number, result, message }, at) => ({
            key: `${at} ${number}`,
            ...(result !== 'refused' && { href: orderPath(number.toUpperCase()) }),
            cells: { number, result: <Status tone={tones[result]}>{t(result)}</Status>, message },
          }))}
        />
      )}
      <form className={layout.form} method="post" action={dispatchListPath}>
        <TextArea name="list" label={t('list')} hint={t('list_hint')} defaultValue={text} rows={10} required maxLength={60_000} data-file-into="" />
        <div className={layout.actions}>
          <Button type="submit">{t('submit')}</Button>
          <Button variant="quiet" href={ordersPath}>
            {t('leave')}
          </Button>
        </div>
      </form>
    </div>
  );
}
