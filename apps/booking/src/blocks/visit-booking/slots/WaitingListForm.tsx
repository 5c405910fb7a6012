import { ApiError } from '@parral/api-client';
import { useApiClient } from '@parral/api-client/hooks';
import type { Language } from '@parral/api-spec/languages';
import { isEmail, normaliseEmail, totalVisitors } from '@parral/rules';
import { formatDay, slotTime } from '@parral/site/words';
import { BotCheckFailed, BotCheckNotice, useBotCheck } from '@parral/site/browser';
import { Button, Checkbox, Columns, Inline, Notice, Select, Stack, StatusMessage, Text, TextField } from '@parral/ui';
import { type SyntheticEvent, useState } from 'react';
import { slotText } from '../../../formats/slot-text.ts';
import { useBooking } from '../screen/booking-place.ts';

interface FullSlot {
  day: string;
  time: string;
}

const keyOf = ({ day, time }: FullSlot) => `${day}T${time}`;

/** Waiting for places in a full slot: name and e-mail, and one goes on the list. `day`: the one looked at comes first. */
export default function WaitingListForm({ full, day }: { full: readonly FullSlot[]; day: string }) {
  const { state, visit, language, brand, t, botCheck, privacyUrl } = useBooking();
  const client = useApiClient();
  const { form, submit: sendChecked, state: checkState } = useBotCheck(botCheck);
  const [slot, setSlot] = useState(() => keyOf(full.find((one) => one.day === day) ?? full[0] ?? { day: '', time: '' }));
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [consent, setConsent] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'done' | 'free' | 'failed' | null>(null);
  const faults = {
    name: name.trim() === '' ? t('error_required') : undefined,
    email: email.trim() === '' ? t('error_required') : isEmail(email) ? undefined : t('error_email'),
    consent: consent ? undefined : t('error_consent'),
  };

  async function join() {
    setBusy(true);
    setOutcome(null);
    try {
      await sendChecked((captcha_key) =>
        client.joinWaitingList({
          path: { id: visit.experience.id },
          body: {
            captcha_key,
            date: slot,
            language: state.firstStep.language as Language,
            visitor_number: totalVisitors(state.firstStep),
            name: name.trim(),
            email: normaliseEmail(email),
            consent_date: new Date().toISOString(),
            web_language: language,
            site: brand,
          },
        }),
      );
      setOutcome('done');
    } catch (error) {
      console.error('nobody was put on the waiting list', error);
      if (!(error instanceof BotCheckFailed)) setOutcome(error instanceof ApiError && error.code === 'SLOT_NOT_FULL' ? 'free' : 'failed');
    } finally {
      setBusy(false);
    }
  }

  /** Not a form of its own: it stands inside the one of the step. */
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setAttempted(true);
    if (Object.values(faults).every((fault) => fault === undefined)) void join();
  }

  const [chosenDay = '', chosenTime = ''] = slot.split('T');
  if (outcome === 'done') {
    return (
      <Notice tone="success" live title={t('waiting_done_title')}>
        {t('waiting_done', { email: normaliseEmail(email), day: formatDay(chosenDay, language, true), time: slotTime(chosenTime) })}
      </Notice>
    );
  }
  return (
    <div ref={form}>
      <Stack gap={20}>
        <Text size="small">{t('waiting_text')}</Text>
        <Select
          id="waiting-slot"
          label={t('waiting_slot')}
          value={slot}
          options={full.map((one) => ({ value: keyOf(one), label: slotText(one.day, one.time, language) }))}
          onChange={(event) => setSlot(event.target.value)}
        />
        <Columns>
          <TextField
            id="waiting-name"
            label={t('waiting_name')}
            autoComplete="name"
            value={name}
            error={attempted ? faults.name : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            id="waiting-email"
            label={t('label_email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={email}
            error={attempted ? faults.email : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Columns>
        <Checkbox
          id="waiting-consent"
          label={t('consent')}
          about={{ href: privacyUrl, words: t('consent_link') }}
          checked={consent}
          error={attempted ? faults.consent : undefined}
          onChange={(event) => setConsent(event.target.checked)}
        />
        <Inline gap={16}>
          <Button variant="outline" busy={busy} onClick={submit}>
            {t(busy ? 'waiting_joining' : 'waiting_join')}
          </Button>
          <StatusMessage>{outcome === 'free' ? t('waiting_free') : outcome === 'failed' ? t('waiting_failed') : ''}</StatusMessage>
          <BotCheckNotice state={checkState} language={language} />
        </Inline>
      </Stack>
    </div>
  );
}
