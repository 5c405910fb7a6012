import { useWords } from '@parral/site/words';
import { BackLink, Button, Heading, Text, TextArea, TextLink } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { dispatchListPath, ordersPath, withQuery, workListPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

export interface DispatchListProps {
  /** What was typed, when it is shown again. */
  text: string;
  /** Sent twice it begins once. */
  formKey: string;
  problem: string | null;
}

/** A list of numbers, carriers and tracking numbers. */
export function DispatchList({ text, formKey, problem }: DispatchListProps) {
  const t = useWords('office/dispatch-list');
  return (
    <div className={css.stack}>
      <BackLink href={ordersPath} label={t('back')} />
      <Heading level={1}>{t('title')}</Heading>
      <Text narrow>{t('lead')}</Text>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={dispatchListPath}>
        <input type="hidden" name="key" value={formKey} />
        <TextArea name="list" label={t('list')} hint={t('list_hint')} defaultValue={text} rows={10} required maxLength={60_000} data-file-into="" />
        <div className={layout.actions}>
          <Button type="submit">{t('submit')}</Button>
          <Button variant="quiet" href={ordersPath}>
            {t('leave')}
          </Button>
        </div>
      </form>
      <Text size="small">
        <TextLink href={withQuery(workListPath, { kind: 'dispatches' })}>{t('before')}</TextLink>
      </Text>
    </div>
  );
}
