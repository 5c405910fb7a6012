import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice, useWords } from '@parral/site/words';
import { Button, Select, Text, TextArea, TextField, TextLink } from '@parral/ui';
import { languageName } from '../../formats/moments.ts';
import * as layout from '../../layout/layout.css.ts';
import { groupRequestPath, openSlotPath, visitsPath, withQuery } from '../../routing/paths.ts';
import { PeopleFields } from '../book-visit/BookVisitForm.tsx';
import { holdChoices } from '../telephone-order/TelephoneOrderForm.tsx';

type Schemas = components['schemas'];

export interface ProposalFormProps {
  found: Schemas['OfficeGroupRequest'];
  /** Visits of the house that was asked. */
  visits: Schemas['OfficeDay']['experiences'];
  /** Sent twice it makes one proposal. */
  formKey: string;
  language: Language;
  /** What was typed, when it is shown again. */
  typed: URLSearchParams;
}

/** The visit that is proposed: when, how many, for how much, and until when its places are held. */
export function ProposalForm({ found, visits, formKey, language, typed }: ProposalFormProps) {
  const t = useWords('office/group-request');
  const booking = useWords('office/book-visit');
  const of = (field: string, otherwise: string) => (typed.get('do') === 'propose' ? (typed.get(field) ?? otherwise) : otherwise);
  const spoken = [...new Set(visits.flatMap(({ languages }) => languages))].map((code) => ({ value: code, label: languageName(code, language) }));
  const day = of('day', found.day);
  return (
    <form className={layout.form} method="post" action={groupRequestPath(found.id)}>
      <input type="hidden" name="key" value={formKey} />
      <Select
        name="visit"
        label={booking('visit')}
        hint={booking('visit_hint')}
        defaultValue={of('visit', found.experience_id ?? '')}
        options={visits.map(({ id, name, prices: { adult, child, baby } }) => ({
          value: id,
          label: booking('visit_price', { name, adult: formatPrice(adult), child: formatPrice(child), baby: formatPrice(baby) }),
        }))}
      />
      <div className={layout.pair}>
        <TextField name="day" type="date" label={booking('day')} defaultValue={day} required />
        <TextField name="time" label={booking('time')} defaultValue={of('time', '')} pattern="[0-2][0-9]:[0-5][0-9]" required width="short" />
      </div>
      <Text size="small">
        <TextLink variant="inline" href={withQuery(visitsPath, { day })}>
          {t('see_day')}
        </TextLink>
        {' · '}
        <TextLink variant="inline" href={withQuery(openSlotPath, { day })}>
          {t('open_slot')}
        </TextLink>
      </Text>
      <div className={layout.pair}>
        <PeopleFields of={(age) => of(age, age === 'adults' ? String(found.people) : '0')} />
        <Select name="language" label={booking('language')} defaultValue={of('language', found.language)} options={spoken} />
      </div>
      <div className={layout.pair}>
        <TextField name="total" label={t('total')} hint={t('total_hint')} inputMode="decimal" defaultValue={of('total', '')} width="short" maxLength={12} />
        <Select
          name="hold"
          label={t('hold')}
          hint={booking('hold_hint')}
          defaultValue={of('hold', '72')}
          options={holdChoices.map((hours) => ({ value: String(hours), label: booking(`hold_${hours}`) }))}
        />
      </div>
      <TextArea name="words" label={t('words')} hint={t('words_hint')} defaultValue={of('words', '')} rows={3} maxLength={1000} />
      <div>
        <Button type="submit" name="do" value="propose">
          {t('propose_do')}
        </Button>
      </div>
    </form>
  );
}
