import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { BackLink, Button, Heading, Select, Text, TextField } from '@parral/ui';
import { Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { orderPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import type { OfficeOrder } from '../order/office-order.ts';
import { ShippedTo } from '../order/ShippedTo.tsx';

export const requiredFields = ['first_name', 'last_name', 'line1', 'postcode', 'locality'] as const;
/** What an address may have beside; `email` is kept as it is. */
export const optionalFields = ['company', 'line2', 'state', 'phone_number', 'notes', 'email'] as const;

/** The longest that each may be. */
const lengths = {
  first_name: 100,
  last_name: 150,
  company: 120,
  line1: 200,
  line2: 200,
  postcode: 16,
  locality: 120,
  state: 100,
  phone_number: 24,
  notes: 200,
};

export interface AddressFormProps {
  found: OfficeOrder;
  /** Where the estate sends to. */
  countries: readonly { value: string; label: string }[];
  /** What was typed before it was refused. */
  typed: URLSearchParams | null;
  problem: string | null;
  language: Language;
}

/** Sends an order elsewhere: where it goes now, beside where it is to go. */
export function AddressForm({ found, countries, typed, problem, language }: AddressFormProps) {
  const t = useWords('office/order-address');
  const { number, shipping_address: address } = found.order;
  const of = (name: (typeof requiredFields)[number] | (typeof optionalFields)[number] | 'country_id') => typed?.get(name) ?? address?.[name] ?? '';
  const field = (name: keyof typeof lengths, required = false) => (
    <TextField
      name={name}
      label={t(name)}
      defaultValue={of(name)}
      required={required}
      maxLength={lengths[name]}
      autoComplete="off"
      {...(name === 'postcode' && { width: 'short' as const })}
    />
  );
  return (
    <div className={css.stack}>
      <BackLink href={orderPath(number)} label={t('back', { number })} />
      <Heading level={1}>{t('title')}</Heading>
      <Text narrow>{t('what_happens')}</Text>
      <Problem text={problem} />
      {address && (
        <Part title={t('now')}>
          <ShippedTo address={address} language={language} />
        </Part>
      )}
      <form className={layout.form} method="post" action={orderPath(number, 'address')}>
        <input type="hidden" name="version" value={found.version} />
        <input type="hidden" name="email" value={of('email')} />
        <div className={layout.halves}>
          {field('first_name', true)}
          {field('last_name', true)}
        </div>
        {field('company')}
        {field('line1', true)}
        {field('line2')}
        <div className={layout.halves}>
          {field('postcode', true)}
          {field('locality', true)}
        </div>
        {field('state')}
        <Select name="country_id" label={t('country')} defaultValue={of('country_id')} options={countries} />
        {field('phone_number')}
        {field('notes')}
        <div className={layout.actions}>
          <Button type="submit">{t('submit')}</Button>
          <Button variant="quiet" href={orderPath(number)}>
            {t('leave')}
          </Button>
        </div>
      </form>
    </div>
  );
}
