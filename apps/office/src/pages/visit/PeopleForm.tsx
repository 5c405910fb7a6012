import type { components } from '@parral/api-spec';
import { formatPrice, useWords } from '@parral/site/words';
import { Button, Text, TextArea, TextField, TextLink } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { bookVisitPath, visitPath, withQuery } from '../../routing/paths.ts';

/** Who comes now: fewer have the difference back; more have a booking of their own at the same time, which charges them. */
export function PeopleForm({ found: { visit, refundable }, typed }: { found: components['schemas']['OfficeVisitFile']; typed: URLSearchParams }) {
  const t = useWords('office/visit');
  const booking = useWords('office/book-visit');
  const of = (field: string, otherwise: string | number) => (typed.get('do') === 'people' ? (typed.get(field) ?? '') : String(otherwise));
  return (
    <form className={layout.form} method="post" action={visitPath(visit.reference)}>
      <input type="hidden" name="version" value={visit.version} />
      <Text narrow>
        {t('people_lead')}{' '}
        <TextLink variant="inline" href={withQuery(bookVisitPath, { beside: visit.reference })}>
          {t('people_more')}
        </TextLink>
      </Text>
      <div className={layout.pair}>
        {(['adults', 'children', 'babies'] as const).map((age) => (
          <TextField
            key={age}
            name={age}
            type="number"
            label={booking(age)}
            min="0"
            max={String(visit.people)}
            defaultValue={of(age, visit[age])}
            required
            width="short"
          />
        ))}
      </div>
      {(refundable > 0 || visit.paid_with === 'desk') && (
        <TextField
          name="amount"
          label={t('people_back')}
          hint={visit.paid_with === 'desk' ? t('people_back_desk') : t('people_back_hint', { most: formatPrice(refundable) })}
          inputMode="decimal"
          width="short"
          defaultValue={of('amount', '')}
          maxLength={12}
        />
      )}
      <TextArea name="reason" label={t('reason_optional')} hint={t('reason_hint')} defaultValue={of('reason', '')} rows={2} maxLength={300} />
      <div>
        <Button type="submit" name="do" value="people">
          {t('people_do')}
        </Button>
      </div>
    </form>
  );
}
