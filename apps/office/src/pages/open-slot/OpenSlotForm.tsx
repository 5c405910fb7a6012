import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, useWords } from '@parral/site/words';
import { BackLink, Button, Heading, Select, Text, TextField } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { openSlotPath, visitsPath, withQuery } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

export interface OpenSlotFormProps {
  found: components['schemas']['OfficeDay'];
  language: Language;
  typed: URLSearchParams;
  problem: string | null;
}

/** A visit at a time that its schedule has not. */
export function OpenSlotForm({ found, language, typed, problem }: OpenSlotFormProps) {
  const t = useWords('office/open-slot');
  const back = withQuery(visitsPath, { day: found.day });
  const of = (name: string) => typed.get(name) ?? '';
  return (
    <div className={css.stack}>
      <BackLink href={back} label={t('back', { day: formatDay(found.day, language) })} />
      <Heading level={1}>{t('title')}</Heading>
      <Text narrow>{t('lead')}</Text>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={openSlotPath}>
        <Select name="visit" label={t('visit')} defaultValue={of('visit')} options={found.experiences.map(({ id, name }) => ({ value: id, label: name }))} />
        <div className={layout.pair}>
          <TextField name="day" type="date" label={t('day')} defaultValue={found.day} required />
          <TextField name="time" label={t('time')} defaultValue={of('time')} placeholder="11:00" pattern="[0-2][0-9]:[0-5][0-9]" required width="short" />
        </div>
        <TextField
          name="capacity"
          type="number"
          label={t('capacity')}
          hint={t('as_the_visit')}
          defaultValue={of('capacity')}
          min="1"
          max="1000"
          width="short"
        />
        <TextField name="guide" label={t('guide')} hint={t('as_the_visit')} defaultValue={of('guide')} maxLength={80} />
        <TextField name="room" label={t('room')} hint={t('as_the_visit')} defaultValue={of('room')} maxLength={80} />
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
