import { visitorCommentMax } from '@parral/rules';
import { Button, Checkbox, Columns, ErrorSummary, Fieldset, Select, Stack, Text, TextArea, TextField } from '@parral/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useVisitorForm } from '../client/use-visitor-form.ts';
import { useBooking } from '../screen/booking-place.ts';
import * as css from '../VisitBooking.css.ts';
import { StepTitle } from './StepTitle.tsx';

interface ClientStepProps {
  /** Fields that the server refused. */
  refused: ReadonlySet<string>;
  /** The redemption is under way. */
  busy: boolean;
  /** With a voucher: the end of the way. */
  onFinish: () => void;
}

/** Step 3: who books (specification section 2). FINISH when a voucher pays, NEXT otherwise. */
export function ClientStep({ refused, busy, onFinish }: ClientStepProps) {
  const { state, change, t, visit, voucher, brandName, privacyUrl } = useBooking();
  const { form, text, tick, errors, missing, valid, off, attempt } = useVisitorForm(refused);
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const regions = form.country === 'ES' ? visit.options.region_options : [];
  const hasSlot = state.secondStep.time !== '';

  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!valid) {
      attempt();
      setAttempts((count) => count + 1);
      return;
    }
    if (!hasSlot) return change({ kind: 'choose-again' });
    if (voucher) onFinish();
    else change({ kind: 'next' });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={32}>
        <StepTitle>{t('client_title')}</StepTitle>
        <ErrorSummary ref={summary} title={t('error_summary', { count: errors.length })} errors={errors} />
        <Fieldset legend={t('client_title')} legendSize="hidden">
          <Stack gap={20}>
            <Columns>
              <TextField label={t('label_name')} autoComplete="given-name" {...text('name')} />
              <TextField label={t('label_surname')} autoComplete="family-name" {...text('surname')} />
            </Columns>
            <Columns>
              <Select
                label={t('label_documentType')}
                options={(['dni', 'passport', 'nif_cif'] as const).map((value) => ({ value, label: t(`document_${value}`) }))}
                {...text('documentType')}
              />
              <TextField label={t('label_documentNumber')} autoCapitalize="characters" spellCheck={false} {...text('documentNumber')} />
            </Columns>
            <Columns>
              <TextField
                label={t('label_email')}
                hint={t('email_hint')}
                type="email"
                inputMode="email"
                autoComplete="email"
                spellCheck={false}
                {...text('email')}
              />
              <TextField label={t('label_phoneNumber')} hint={t('phone_hint')} type="tel" inputMode="tel" autoComplete="tel" {...text('phoneNumber')} />
            </Columns>
            <Columns>
              <Select
                label={t('label_country')}
                autoComplete="country"
                options={visit.options.country_options.map(({ value, text: name }) => ({ value, label: name }))}
                {...text('country')}
              />
              {regions.length > 0 ? (
                <Select
                  label={t('label_region')}
                  autoComplete="address-level1"
                  options={[{ value: '', label: t('region_none') }, ...regions.map(({ value, text: name }) => ({ value, label: name }))]}
                  {...text('region')}
                />
              ) : (
                <TextField label={t('label_region')} autoComplete="address-level1" {...text('region')} />
              )}
            </Columns>
            <TextArea
              label={t('label_comment')}
              hint={t('comment_hint')}
              rows={3}
              maxLength={visitorCommentMax}
              counter={(used, most) => t('comment_counter', { used, most })}
              {...text('comment')}
            />
          </Stack>
        </Fieldset>
        <div>
          <Checkbox label={t('consent')} about={{ href: privacyUrl, words: t('consent_link') }} {...tick('consent')} />
          <Checkbox label={t('newsletter', { brand: brandName })} {...tick('newsletter')} />
        </div>
        {!voucher && (
          <Text size="small" tone="muted">
            {t('invoice_note')}
          </Text>
        )}
        <div className={css.foot}>
          <Button variant="outline" onClick={() => change({ kind: 'back' })}>
            {t('back')}
          </Button>
          <Button type="submit" disabled={off} busy={busy} aria-describedby={off ? 'client-missing' : undefined}>
            {voucher ? t(busy ? 'finishing' : 'finish') : t('next')}
          </Button>
        </div>
        {off && (
          <Text size="small" tone="muted" id="client-missing">
            {t('client_missing', { fields: missing.join(', ') })}
          </Text>
        )}
      </Stack>
    </form>
  );
}
