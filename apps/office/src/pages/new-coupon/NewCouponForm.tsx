import { useWords } from '@parral/site/words';
import { BackLink, Button, Heading, RadioGroup, Select, TextArea, TextField } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { couponsPath, newCouponPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

export interface NewCouponFormProps {
  brands: readonly { value: string; label: string }[];
  /** What was typed and could not be done. */
  typed: URLSearchParams;
  problem: string | null;
}

/** A discount code of the basket: a percentage or an amount, with its days and how often it is taken. */
export function NewCouponForm({ brands, typed, problem }: NewCouponFormProps) {
  const t = useWords('office/new-coupon');
  const of = (name: string) => typed.get(name) ?? '';
  return (
    <div className={css.stack}>
      <BackLink href={couponsPath} label={t('back')} />
      <Heading level={1}>{t('title')}</Heading>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={newCouponPath}>
        <TextField
          name="code"
          label={t('code')}
          hint={t('code_hint')}
          defaultValue={of('code')}
          autoComplete="off"
          autoCapitalize="characters"
          required
          maxLength={60}
        />
        <RadioGroup
          name="what"
          legend={t('what')}
          defaultValue={typed.get('what') ?? 'percent'}
          options={[
            { value: 'percent', label: t('percent') },
            { value: 'amount', label: t('amount') },
          ]}
        />
        <TextField
          name="worth"
          label={t('worth')}
          hint={t('worth_hint')}
          inputMode="decimal"
          width="short"
          defaultValue={of('worth')}
          required
          maxLength={12}
        />
        <Select name="brand" label={t('brand')} defaultValue={of('brand')} options={[{ value: '', label: t('all_brands') }, ...brands]} />
        <div className={layout.pair}>
          <TextField name="from" type="date" label={t('from')} hint={t('from_hint')} defaultValue={of('from')} />
          <TextField name="until" type="date" label={t('until')} hint={t('until_hint')} defaultValue={of('until')} />
        </div>
        <TextField name="uses" type="number" label={t('uses')} hint={t('uses_hint')} width="short" min="1" max="1000000" defaultValue={of('uses')} />
        <TextArea name="reason" label={t('reason')} hint={t('reason_hint')} defaultValue={of('reason')} rows={2} required maxLength={300} />
        <div className={layout.actions}>
          <Button type="submit">{t('submit')}</Button>
          <Button variant="quiet" href={couponsPath}>
            {t('leave')}
          </Button>
        </div>
      </form>
    </div>
  );
}
