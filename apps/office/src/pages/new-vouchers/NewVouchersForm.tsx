import { useWords } from '@parral/site/words';
import { BackLink, Button, Heading, Select, TextArea, TextField } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { newVouchersPath, vouchersPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

/** One visit of a brand, or any of them (null). */
export interface VisitChoice {
  /** `brand/slug`, `brand/any` */
  value: string;
  brand: string;
  visit: string | null;
}

export interface NewVouchersFormProps {
  visits: readonly VisitChoice[];
  /** What was typed and could not be done. */
  typed: URLSearchParams;
  problem: string | null;
}

/** Vouchers of visits, one or many, that serve from today on. */
export function NewVouchersForm({ visits, typed, problem }: NewVouchersFormProps) {
  const t = useWords('office/new-vouchers');
  return (
    <div className={css.stack}>
      <BackLink href={vouchersPath} label={t('back')} />
      <Heading level={1}>{t('title')}</Heading>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={newVouchersPath}>
        <Select
          name="visit"
          label={t('visit')}
          defaultValue={typed.get('visit') ?? visits[0]?.value}
          options={visits.map(({ value, brand, visit }) => ({ value, label: visit === null ? t('any', { brand }) : t('visit_of', { brand, visit }) }))}
        />
        <div className={layout.pair}>
          <TextField name="people" type="number" label={t('people')} width="short" min="1" max="1000" defaultValue={typed.get('people') ?? '2'} required />
          <TextField name="count" type="number" label={t('count')} width="short" min="1" max="500" defaultValue={typed.get('count') ?? '1'} required />
        </div>
        <div className={layout.pair}>
          <TextField name="until" type="date" label={t('until')} defaultValue={typed.get('until') ?? ''} required />
        </div>
        <TextArea name="reason" label={t('reason')} hint={t('reason_hint')} defaultValue={typed.get('reason') ?? ''} rows={2} required maxLength={300} />
        <div className={layout.actions}>
          <Button type="submit">{t('submit')}</Button>
          <Button variant="quiet" href={vouchersPath}>
            {t('leave')}
          </Button>
        </div>
      </form>
    </div>
  );
}
