import { ApiError } from '@parral/api-client';
import { useApiMutation } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import { normaliseEmail, totalVisitors } from '@parral/rules';
import { BotCheckFailed, BotCheckNotice, useBotCheck } from '@parral/site/browser';
import { formatDay, slotTime } from '@parral/site/words';
import { email, formFields, PrivacyNotice, requiredText, ticked, zodResolver } from '@parral/site/forms';
import { Button, Checkbox, Columns, Inline, Notice, Select, Stack, StatusMessage, Text, TextField } from '@parral/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { slotText } from '../../../formats/visit-text.ts';
import { useBooking } from '../screen/booking-context.ts';

interface FullSlot {
  day: string;
  time: string;
}

const schema = z.object({ slot: z.string(), name: requiredText, email, consent: ticked('consent') });
const dateOf = ({ day, time }: FullSlot) => `${day}T${time}`;

/** Waiting for places in a full slot: name and e-mail, and one goes on the list. `day`: the one looked at comes first. */
export default function WaitingListForm({ full, day }: { full: readonly FullSlot[]; day: string }) {
  const { state, visit, language, brand, t, botCheck, brandName, privacyUrl } = useBooking();
  const { form: watched, submit: sendChecked, state: checkState } = useBotCheck(botCheck);
  const join = useApiMutation('joinWaitingList');
  const [failure, setFailure] = useState<'free' | 'offline' | 'failed' | null>(null);
  const first = full.find((one) => one.day === day) ?? full[0];
  const form = useForm({ defaultValues: { slot: first ? dateOf(first) : '', name: '', email: '', consent: false }, resolver: zodResolver(schema) });
  const { field } = formFields(form, {
    prefix: 'waiting',
    order: [],
    errorText: (error) => t(`error_${error}` as 'error_required'),
    summaryText: (_, message) => message,
  });

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const body = {
      date: values.slot,
      language: state.firstStep.language as components['schemas']['Language'],
      visitor_number: totalVisitors(state.firstStep),
      name: values.name.trim(),
      email: normaliseEmail(values.email),
      consent_date: new Date().toISOString(),
      web_language: language,
      site: brand,
    };
    try {
      await sendChecked((captcha_key) => join.mutateAsync({ path: { id: visit.experience.id }, body: { captcha_key, ...body } }));
    } catch (error) {
      console.error('nobody was put on the waiting list', error);
      if (!(error instanceof BotCheckFailed)) setFailure(failureOf(error));
    }
  });

  if (join.isSuccess) {
    const { slot, email: address } = form.getValues();
    const [joinedDay = '', joinedTime = ''] = slot.split('T');
    return (
      <Notice tone="success" live title={t('waiting_done_title')}>
        {t('waiting_done', { email: normaliseEmail(address), day: formatDay(joinedDay, language, true), time: slotTime(joinedTime) })}
      </Notice>
    );
  }
  const busy = form.formState.isSubmitting;
  // Not a form of its own: it stands inside the one of the step.
  return (
    <div ref={watched}>
      <Stack gap={20}>
        <Text size="small">{t('waiting_text')}</Text>
        <Select
          label={t('waiting_slot')}
          options={full.map((one) => ({ value: dateOf(one), label: slotText(one.day, one.time, language) }))}
          {...field('slot')}
        />
        <Columns>
          <TextField label={t('waiting_name')} autoComplete="name" {...field('name')} />
          <TextField label={t('label_email')} type="email" inputMode="email" autoComplete="email" {...field('email')} />
        </Columns>
        <Checkbox label={t('consent')} about={{ href: privacyUrl, words: t('consent_link') }} {...field('consent')} />
        <PrivacyNotice purpose="waiting_list" controller={brandName} policyUrl={privacyUrl} />
        <Inline gap={16}>
          <Button variant="outline" busy={busy} onClick={() => void submit()}>
            {t(busy ? 'waiting_joining' : failure === 'offline' ? 'retry' : 'waiting_join')}
          </Button>
          <StatusMessage>{failure ? t(`waiting_${failure}`) : ''}</StatusMessage>
          <BotCheckNotice state={checkState} />
        </Inline>
      </Stack>
    </div>
  );
}

/** Sent again it puts nobody on the list twice, so a lost connection is worth another press. */
function failureOf(error: unknown): 'free' | 'offline' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'SLOT_NOT_FULL') return 'free';
  return error.status === 0 ? 'offline' : 'failed';
}
