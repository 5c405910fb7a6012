import { Button, Checkbox, ErrorSummary, Fieldset, Stack, Text } from '@parral/ui';
import { PrivacyNotice } from '@parral/site/forms';
import { type SyntheticEvent, useMemo } from 'react';
import { BillingFields } from '../billing/BillingFields.tsx';
import { type BillingField, billingFields, billingSchema, type BillingValues } from '../billing/billing-form.ts';
import type { CountryOption } from '../load.server.ts';
import { useBooking } from '../screen/booking-context.ts';
import { useBookingForm } from '../state/use-booking-form.ts';
import * as css from '../VisitBooking.css.ts';
import { StepTitle } from './StepTitle.tsx';

interface BillingStepProps {
  countries: readonly CountryOption[];
  values: BillingValues;
  onValues: (values: BillingValues) => void;
  /** Fields that the server refused. */
  refused: readonly BillingField[];
  busy: boolean;
  onSubmit: () => void;
}

/** Step 4, first half: an invoice for who wants one; then the places are held and the payment is prepared (specification section 2). */
export function BillingStep({ countries, values, onValues, refused, busy, onSubmit }: BillingStepProps) {
  const { t, dispatch, postcodes, brandName, privacyUrl } = useBooking();
  const schema = useMemo(() => billingSchema(postcodes), [postcodes]);
  const { form, field, errors, summary, focusSummary } = useBookingForm({
    schema,
    values,
    onValues,
    refused,
    prefix: 'billing',
    order: billingFields,
    errorText: (code) => (code === 'document' ? t(`error_document_${values.documentType}`) : t(`error_${code}` as 'error_required')),
    summaryText: (path, message) => t('error_named', { field: t(`label_${path as BillingField}`), message }),
  });
  const submit = form.handleSubmit(onSubmit, focusSummary);
  const shown = values.wanted ? errors : [];

  return (
    <form noValidate onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
      <Stack gap={32}>
        <StepTitle>{t('billing_title')}</StepTitle>
        <ErrorSummary ref={summary} title={t('error_summary', { count: shown.length })} errors={shown} />
        <Text>{t('billing_lead')}</Text>
        <Checkbox label={t('billing_wanted')} {...field('wanted', { onChange: () => form.clearErrors() })} />
        {values.wanted && (
          <Fieldset legend={t('billing_title')} legendSize="hidden">
            <BillingFields countries={countries} form={form} field={field} values={values} />
          </Fieldset>
        )}
        {values.wanted && <PrivacyNotice purpose="visit" controller={brandName} policyUrl={privacyUrl} />}
        <div className={css.foot}>
          <Button variant="outline" onClick={() => dispatch({ kind: 'back' })}>
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
