import { areVisitorsAllowed, visitorOptions } from '@parral/rules';
import { Button, Columns, Fieldset, Select, Stack, StatusMessage, Text } from '@parral/ui';
import type { ReactNode } from 'react';
import { useBooking } from '../screen/booking-context.ts';
import * as css from '../VisitBooking.css.ts';
import { StepTitle } from './StepTitle.tsx';

/** Step 1: language and how many come (specification section 2). `voucherPrompt`: the way to redeem a voucher, where it is allowed. */
export function WhoStep({ voucherPrompt }: { voucherPrompt?: ReactNode }) {
  const { state, bounds, dispatch, visit, t } = useBooking();
  const { language, ...counts } = state.firstStep;
  const options = visitorOptions(counts, bounds);
  const enabled = language !== '' && areVisitorsAllowed(counts, bounds);
  const numbers = (who: keyof typeof options) => options[who].map((count) => ({ value: String(count), label: String(count) }));
  const choose = (who: keyof typeof options) => ({
    id: `booking-${who}`,
    value: String(counts[who]),
    options: numbers(who),
    onChange: (event: { target: { value: string } }) => dispatch({ kind: 'visitors', change: { [who]: Number(event.target.value) }, bounds }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (enabled) dispatch({ kind: 'next' });
      }}
    >
      <Stack gap={32}>
        <StepTitle>{t('who_title')}</StepTitle>
        {voucherPrompt}
        <Select
          id="booking-language"
          label={t('language')}
          value={language}
          required
          options={[
            { value: '', label: t('language_choose'), disabled: true },
            ...visit.options.languages_options.map(({ value, text }) => ({ value, label: text })),
          ]}
          onChange={(event) => dispatch({ kind: 'visitors', change: { language: event.target.value }, bounds })}
        />
        <Fieldset legend={t('visitors')} hint={bounds.min === bounds.max ? t('visitors_exactly', { count: bounds.max }) : t('visitors_between', { ...bounds })}>
          <Columns layout="thirds">
            <Select label={t('adults')} {...choose('adults')} />
            <Select label={t('children')} {...choose('children')} />
            <Select label={t('babies')} {...choose('babies')} />
          </Columns>
        </Fieldset>
        <div className={css.foot}>
          <StatusMessage>{language === '' ? t('language_missing') : ''}</StatusMessage>
          <Button type="submit" disabled={!enabled}>
            {t('choose_date')}
          </Button>
        </div>
        <Text size="small" tone="muted">
          {t('who_note')}
        </Text>
      </Stack>
    </form>
  );
}
