import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, formatPrice, useWords } from '@parral/site/words';
import { BackLink, Button, Heading, RadioGroup, Select, Text, TextArea, TextField } from '@parral/ui';
import { languageName } from '../../formats/moments.ts';
import * as layout from '../../layout/layout.css.ts';
import { bookVisitPath, visitsPath, withQuery } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import { holdChoices } from '../telephone-order/TelephoneOrderForm.tsx';

export interface BookVisitFormProps {
  found: components['schemas']['OfficeDay'];
  /** Sent twice it books once. */
  formKey: string;
  language: Language;
  typed: URLSearchParams;
  problem: string | null;
}

/** Books a visit for somebody: when, how many, who, and how it is paid. */
export function BookVisitForm({ found, formKey, language, typed, problem }: BookVisitFormProps) {
  const t = useWords('office/book-visit');
  const back = withQuery(visitsPath, { day: found.day });
  const of = (name: string, otherwise = '') => typed.get(name) ?? otherwise;
  const spoken = [...new Set(found.experiences.flatMap(({ languages }) => languages))].map((code) => ({ value: code, label: languageName(code, language) }));
  const price = ({ name, prices }: (typeof found.experiences)[number]) =>
    t('visit_price', { name, adult: formatPrice(prices.adult), child: formatPrice(prices.child), baby: formatPrice(prices.baby) });
  return (
    <div className={css.stack}>
      <BackLink href={back} label={t('back', { day: formatDay(found.day, language) })} />
      <Heading level={1}>{t('title')}</Heading>
      <Text narrow>{t('lead')}</Text>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={bookVisitPath}>
        <input type="hidden" name="key" value={formKey} />
        <Select
          name="visit"
          label={t('visit')}
          hint={t('visit_hint')}
          defaultValue={of('visit')}
          options={found.experiences.map((one) => ({ value: one.id, label: price(one) }))}
        />
        <div className={layout.pair}>
          <TextField name="day" type="date" label={t('day')} defaultValue={found.day} required />
          <TextField name="time" label={t('time')} defaultValue={of('time', of('date').slice(11))} pattern="[0-2][0-9]:[0-5][0-9]" required width="short" />
        </div>
        <div className={layout.pair}>
          <PeopleFields of={(age) => of(age, age === 'adults' ? '2' : '0')} />
        </div>
        <div className={layout.halves}>
          <TextField name="name" label={t('name')} defaultValue={of('name')} required maxLength={100} autoComplete="off" />
          <TextField name="surname" label={t('surname')} defaultValue={of('surname')} required maxLength={100} autoComplete="off" />
        </div>
        <div className={layout.halves}>
          <TextField name="email" type="email" label={t('email')} defaultValue={of('email')} required maxLength={254} autoComplete="off" />
          <TextField name="phone" type="tel" label={t('phone')} defaultValue={of('phone')} required maxLength={40} autoComplete="off" />
        </div>
        <div className={layout.halves}>
          <Select name="language" label={t('language')} defaultValue={of('language', language)} options={spoken} />
          <Select name="web_language" label={t('web_language')} defaultValue={of('web_language', language)} options={spoken} />
        </div>
        <TextArea name="comment" label={t('comment')} defaultValue={of('comment')} rows={2} maxLength={1000} />
        <RadioGroup
          name="what"
          legend={t('paid')}
          defaultValue={of('what', 'desk')}
          options={[
            { value: 'desk', label: t('paid_desk') },
            { value: 'link', label: t('paid_link') },
            { value: 'amount', label: t('paid_free') },
          ]}
        />
        <div data-for="amount">
          <TextField name="reason" label={t('reason')} hint={t('reason_hint')} defaultValue={of('reason')} maxLength={300} />
        </div>
        <div data-for="link">
          <Select
            name="hold"
            label={t('hold')}
            hint={t('hold_hint')}
            defaultValue={of('hold', '24')}
            options={holdChoices.map((hours) => ({ value: String(hours), label: t(`hold_${hours}`) }))}
          />
        </div>
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

/** How many come of each age, in one row. */
export function PeopleFields({ of }: { of: (age: 'adults' | 'children' | 'babies') => string }) {
  const t = useWords('office/book-visit');
  return (['adults', 'children', 'babies'] as const).map((age) => (
    <TextField key={age} name={age} type="number" label={t(age)} min="0" max="1000" defaultValue={of(age)} required />
  ));
}
