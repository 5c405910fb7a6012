import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';

type Schemas = components['schemas'];
type Address = Schemas['ShippingAddress'] | Schemas['BillingAddress'];

/** An address on one line, with the country's name in words; `named`: with who receives it before. */
export function addressLine(address: Address, language: Language, named = true): string {
  const { company, first_name: first, last_name: last, line1, line2, postcode, locality, state, country_id: country } = address;
  const who = named ? [company, [first, last].filter(Boolean).join(' ')] : [];
  const where = [line1, line2, `${postcode} ${locality}`, state, new Intl.DisplayNames([language], { type: 'region' }).of(country)];
  return [...who, ...where].filter((part) => part !== undefined && part.trim() !== '').join(', ');
}

/** Name and document of whoever gets the invoice. */
export function billedTo({ company, first_name: first, last_name: last, document_number: document }: Schemas['BillingAddress']): string {
  return `${company || [first, last].filter(Boolean).join(' ')}, ${document}`;
}
