import { visitorCommentMax } from '@parral/rules';
import { formErrors, PrivacyNotice } from '@parral/site/forms';
import { Button, Checkbox, Columns, ErrorSummary, Fieldset, Select, Stack, Text, TextArea, TextField } from '@parral/ui';
import type { SyntheticEvent } from 'react';
import { type VisitorField, visitorFields, visitorSchema } from '../client/visitor-form.ts';
import type { CountryOption } from '../load.server.ts';
import { useBooking } from '../screen/booking-context.ts';
import { useBookingForm } from '../state/use-booking-form.ts';
import * as css from '../VisitBooking.css.ts';
import { StepTitle } from './StepTitle.tsx';
import { VisitTerms } from './VisitTerms.tsx';

interface ClientStepProps {
  countries: readonly CountryOption[];
  /** Fields that the server refused. */
  refused: readonly VisitorField[];
  /** The redemption is under way. */
  busy: boolean;
  /** With a voucher the booking ends here. */
  onFinish: () => void;
}

/** Step 3: who books (specification section 2). FINISH when a voucher pays, NEXT otherwise. */
export function ClientStep({ countries, refused, busy, onFinish }: ClientStepProps) {
  const { state, dispatch, t, visit, voucher, brandName, privacyUrl } = useBooking();
  const { thirdStep: visitor, secondStep } = state;
  const { form, field, errors, summary, attempted, focusSummary } = useBookingForm({
    schema: visitorSchema,
    values: visitor,
    onValues: (values) => dispatch({ kind: 'client', change: values }),
    refused,
    // An error stands at its field once that was left, all of them after an attempt.
    mode: 'onTouched',
    prefix: 'visitor',
    order: visitorFields,
    errorText: (code) => (code === 'document' ? t(`error_document_${visitor.documentType}`) : t(`error_${code}` as 'error_required')),
    summaryText: (path, message) => (path === 'consent' ? message : t('error_named', { field: t(`label_${path as VisitorField}`), message })),
  });

  const regions = visitor.country === 'ES' ? visit.options.region_options : [];
  // "Next is disabled when the form is dirty and either invalid or lacking consent" (specification section 5).
  const isOff = form.formState.isDirty && !form.formState.isValid;
  const wrong = isOff ? formErrors(visitorSchema, visitor) : {};
  const submit = form.handleSubmit(() => {
    if (secondStep.time === '') dispatch({ kind: 'choose-again' });
    else if (voucher) onFinish();
    else dispatch({ kind: 'next' });
  }, focusSummary);

  return (
    <form noValidate onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
      <Stack gap={32}>
        <StepTitle>{t('client_title')}</StepTitle>
        <ErrorSummary ref={summary} title={t('error_summary', { count: errors.length })} errors={attempted ? errors : []} />
        <Fieldset legend={t('client_title')} legendSize="hidden">
          <Stack gap={20}>
            <Columns>
              <TextField label={t('label_name')} autoComplete="given-name" {...field('name')} />
              <TextField label={t('label_surname')} autoComplete="family-name" {...field('surname')} />
            </Columns>
            <Columns>
              <Select
                label={t('label_documentType')}
                options={visit.options.document_options.map(({ value, text }) => ({ value, label: text }))}
                {...field('documentType', { deps: 'documentNumber' })}
              />
              <TextField label={t('label_documentNumber')} autoCapitalize="characters" spellCheck={false} {...field('documentNumber')} />
            </Columns>
            <Columns>
              <TextField
                label={t('label_email')}
                hint={t('email_hint')}
                type="email"
                inputMode="email"
                autoComplete="email"
                spellCheck={false}
                {...field('email')}
              />
              <TextField label={t('label_phoneNumber')} hint={t('phone_hint')} type="tel" inputMode="tel" autoComplete="tel" {...field('phoneNumber')} />
            </Columns>
            <Columns>
              <Select
                label={t('label_country')}
                autoComplete="country"
                options={countries.map(({ value, text }) => ({ value, label: text }))}
                {...field('country', { onChange: () => form.setValue('region', '') })}
              />
              {regions.length > 0 ? (
                <Select
                  label={t('label_region')}
                  autoComplete="address-level1"
                  options={[{ value: '', label: t('region_none') }, ...regions.map(({ value, text }) => ({ value, label: text }))]}
                  {...field('region')}
                />
              ) : (
                <TextField label={t('label_region')} autoComplete="address-level1" {...field('region')} />
              )}
            </Columns>
            <TextArea
              label={t('label_comment')}
              hint={t('comment_hint')}
              rows={3}
              maxLength={visitorCommentMax}
              counter={(used, most) => t('comment_counter', { used, most })}
              {...field('comment')}
              value={visitor.comment}
            />
          </Stack>
        </Fieldset>
        <div>
          <Checkbox
            label={t('consent')}
            about={{ href: privacyUrl, words: t('consent_link') }}
            {...field('consent', { onChange: () => void form.trigger('consent') })}
          />
          <Checkbox label={t('newsletter', { brand: brandName })} {...field('newsletter')} />
          <Checkbox label={t('follow_up')} {...field('followUp')} />
        </div>
        {voucher && <VisitTerms />}
        {!voucher && (
          <Text size="small" tone="muted">
            {t('invoice_note')}
          </Text>
        )}
        <PrivacyNotice purpose="visit" controller={brandName} policyUrl={privacyUrl} />
        <div className={css.foot}>
          <Button variant="outline" onClick={() => dispatch({ kind: 'back' })}>
            {t('back')}
          </Button>
          <Button type="submit" disabled={isOff} busy={busy} aria-describedby={isOff ? 'client-missing' : undefined}>
            {voucher ? t(busy ? 'finishing' : 'finish') : t('next')}
          </Button>
        </div>
        {isOff && (
          <Text size="small" tone="muted" id="client-missing">
            {t('client_missing', {
              fields: visitorFields
                .filter((path) => path in wrong)
                .map((path) => t(`label_${path}`))
                .join(', '),
            })}
          </Text>
        )}
      </Stack>
    </form>
  );
}
