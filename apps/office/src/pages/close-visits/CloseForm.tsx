import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, useWords } from '@parral/site/words';
import { BackLink, Button, Checkbox, Heading, RadioGroup, Text, TextArea, TextField } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { closeVisitsPath, visitsPath, withQuery } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

type Schemas = components['schemas'];

export interface CloseFormProps {
  found: Schemas['OfficeDay'];
  /** The one time that is closed; null: the whole day. */
  slot: Schemas['OfficeSlot'] | null;
  language: Language;
  typed: URLSearchParams;
  problem: string | null;
}

/** Closes a day or one time of a visit: who is booked chooses another date first, or has the money back at once. */
export function CloseForm({ found, slot, language, typed, problem }: CloseFormProps) {
  const t = useWords('office/close-visits');
  const slots = slot === null ? found.slots : [slot];
  const visits = slots.flatMap((one) => one.visits).filter(({ state }) => state === 'confirmed');
  const people = visits.reduce((sum, visit) => sum + visit.people, 0);
  const back = withQuery(visitsPath, { day: found.day });
  return (
    <div className={css.stack}>
      <BackLink href={back} label={t('back', { day: formatDay(found.day, language) })} />
      <Heading level={1}>{t(slot === null ? 'title_day' : 'title_slot')}</Heading>
      <Text strong>{[formatDay(found.day, language, true), ...(slot === null ? [] : [slot.starts.slice(11), slot.experience])].join(', ')}</Text>
      <Text narrow>{t('concerned', { count: visits.length, people })}</Text>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={closeVisitsPath}>
        <input type="hidden" name="day" value={found.day} />
        {slot !== null && (
          <>
            <input type="hidden" name="date" value={slot.starts} />
            <input type="hidden" name="visit" value={slot.experience_id} />
          </>
        )}
        <RadioGroup
          name="what"
          legend={t('what')}
          defaultValue={typed.get('what') ?? 'amount'}
          options={[
            { value: 'amount', label: t('offer') },
            { value: 'money', label: t('money') },
          ]}
        />
        <div data-for="amount">
          <TextField name="days" type="number" label={t('days')} hint={t('days_hint')} min="1" max="60" width="short" defaultValue={typed.get('days') ?? '7'} />
        </div>
        <TextArea name="reason" label={t('reason')} hint={t('reason_hint')} defaultValue={typed.get('reason') ?? ''} rows={2} required maxLength={300} />
        <Checkbox name="sure" value="yes" required label={t(slot === null ? 'sure_day' : 'sure_slot')} />
        <div className={layout.actions}>
          <Button type="submit">{t('submit')}</Button>
          <Button variant="quiet" href={back}>
            {t('leave')}
          </Button>
        </div>
      </form>
    </div>
  );
}
