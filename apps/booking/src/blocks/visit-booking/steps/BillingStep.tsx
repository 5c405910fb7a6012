import { Button, Checkbox, ErrorSummary, Fieldset, Stack, Text } from '@parral/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { BillingFields, billingControl } from '../billing/BillingFields.tsx';
import { billingFaults, type BillingField, type BillingValues } from '../billing/billing-values.ts';
import { useBooking } from '../screen/booking-place.ts';
import * as css from '../VisitBooking.css.ts';
import { StepTitle } from './StepTitle.tsx';

interface BillingStepProps {
  values: BillingValues;
  onChange: (change: Partial<BillingValues>) => void;
  refused: ReadonlySet<string>;
  busy: boolean;
  onSubmit: () => void;
}

/** Step 4, first half: an invoice for who wants one; then the places are held and the payment is prepared (specification section 2). */
export function BillingStep({ values, onChange, refused, busy, onSubmit }: BillingStepProps) {
  const { t, change, postcodes } = useBooking();
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const own = billingFaults(values, postcodes);
  const faults = [
    ...(attempts > 0 ? own : []),
    ...[...refused].filter((field) => !own.some((one) => one.field === field)).map((field) => ({ field: field as BillingField, fault: 'refused' as const })),
  ];
  const shown = values.wanted ? faults : [];

  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (own.length > 0) setAttempts((count) => count + 1);
    else onSubmit();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={32}>
        <StepTitle>{t('billing_title')}</StepTitle>
        <ErrorSummary
          ref={summary}
          title={t('error_summary', { count: shown.length })}
          errors={shown.map(({ field, fault }) => ({
            control: billingControl(field),
            message: t('error_named', {
              field: t(`label_${field}`),
              message: fault === 'document' ? t(`error_document_${values.documentType}`) : t(`error_${fault}`),
            }),
          }))}
        />
        <Text>{t('billing_lead')}</Text>
        <Checkbox id="billing-wanted" label={t('billing_wanted')} checked={values.wanted} onChange={(event) => onChange({ wanted: event.target.checked })} />
        {values.wanted && (
          <Fieldset legend={t('billing_title')} legendSize="hidden">
            <BillingFields values={values} onChange={onChange} faults={shown} />
          </Fieldset>
        )}
        <div className={css.foot}>
          <Button variant="outline" onClick={() => change({ kind: 'back' })}>
            {t('back')}
          </Button>
          <Button type="submit" busy={busy}>
            {t(busy ? 'preparing' : 'to_payment')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
