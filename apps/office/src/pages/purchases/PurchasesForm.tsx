import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { BackLink, Button, DataTable, Heading, Text, TextArea, TextField, TextLink } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { membersPath, purchasesPath, withQuery, workListPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

export interface PurchasesFormProps {
  /** What was typed, when it is shown again. */
  typed: URLSearchParams;
  /** Sent twice it begins once. */
  formKey: string;
  /** What cannot be read of the table. */
  faults: readonly components['schemas']['OfficePurchaseProblem'][];
  problem: string | null;
}

/** What members bought elsewhere, as a table; what is wrong with it by its lines. */
export function PurchasesForm({ typed, formKey, faults, problem }: PurchasesFormProps) {
  const t = useWords('office/purchases');
  return (
    <div className={css.stack}>
      <BackLink href={membersPath} label={t('back')} />
      <Heading level={1}>{t('title')}</Heading>
      <Text narrow>{t('lead')}</Text>
      <Problem text={faults.length > 0 ? t('faulty') : problem} />
      {faults.length > 0 && (
        <DataTable
          caption={t('problems')}
          columns={[
            { key: 'line', label: t('line'), align: 'end' },
            { key: 'what', label: t('what') },
            { key: 'value', label: t('value') },
          ]}
          rows={faults.map(({ line, problem: what, value }, at) => ({ key: `${at}`, cells: { line, what: t(`is_${what}`), value } }))}
        />
      )}
      <form className={layout.form} method="post" action={purchasesPath}>
        <input type="hidden" name="key" value={formKey} />
        <TextArea
          name="table"
          label={t('table')}
          hint={t('table_hint')}
          defaultValue={typed.get('table') ?? ''}
          rows={10}
          required
          maxLength={60_000}
          data-file-into=""
        />
        <TextField name="reason" label={t('reason')} hint={t('reason_hint')} defaultValue={typed.get('reason') ?? ''} required maxLength={300} />
        <div className={layout.actions}>
          <Button type="submit">{t('submit')}</Button>
          <Button variant="quiet" href={membersPath}>
            {t('leave')}
          </Button>
        </div>
      </form>
      <Text size="small">
        <TextLink href={withQuery(workListPath, { kind: 'purchases' })}>{t('before')}</TextLink>
      </Text>
    </div>
  );
}
