import type { ClientInfoForm, ShippingForm } from '@parral/rules';
import type { CheckoutDraft } from '../../../draft/checkout-draft.store.ts';
import { billingOnLoad } from './business-entity.ts';
import type { Buyer } from './buyer.ts';
import { type CheckoutValues, emptyValues } from './checkout-values.ts';

type Member = NonNullable<Buyer['member']>;

/** The fields that are the member's own and cannot be changed here (specification section 6). */
export const lockedFields = ['email', 'documentType', 'documentNumber'] as const satisfies readonly (keyof ClientInfoForm)[];

/**
 * What the form begins with: what was typed in this tab before, else an empty form for the country chosen; a member's
 * own data where nothing was typed, and his locked fields always. What a member typed is not shown to whoever comes
 * after the logout.
 */
export function firstValues(draft: CheckoutDraft<CheckoutValues> | null, country: string, member: Buyer['member']): CheckoutValues {
  const kept = draft && !(draft.isMember && member === null) ? draft.values : null;
  const typed = kept ? { ...kept, billing: billingOnLoad(kept.billing) } : emptyValues(country);
  if (member === null) return typed;
  const known = withMember(typed, member);
  return draft?.isMember ? known : { ...known, shipping: shippingOf(member, known.shipping) };
}

function withMember(values: CheckoutValues, member: Member): CheckoutValues {
  const client = { ...values.client, ...lockedOf(member) };
  const { name, surname, phone_number } = member.personal_information;
  if (client.name === '') client.name = name;
  if (client.surname === '') client.surname = surname;
  if (client.phoneNumber === '') client.phoneNumber = phone_number;
  const untouched = values.billing.documentNumber === '' && values.billing.address === '';
  return { ...values, client, billing: untouched ? billingOf(member, values.billing) : values.billing };
}

/** Whether the club knows the member's document; it does not of who was invited without one. */
export function hasDocument({ personal_information: own }: Member): boolean {
  return own.document_number !== '';
}

/** The member's own values of the locked fields. */
export function lockedOf(member: Member): Partial<Pick<ClientInfoForm, (typeof lockedFields)[number]>> {
  const { email, document_type: documentType, document_number: documentNumber } = member.personal_information;
  return hasDocument(member) ? { email, documentType, documentNumber } : { email };
}

/** Stored billing data as the form has them; a company only where one is named under a tax id (specification section 4). */
function billingOf({ billing_address: stored }: Member, billing: CheckoutValues['billing']): CheckoutValues['billing'] {
  if (stored === null) return billing;
  return billingOnLoad({
    ...billing,
    documentType: stored.document_type,
    documentNumber: stored.document_number,
    company: stored.company ?? '',
    name: stored.first_name ?? '',
    surname: stored.last_name ?? '',
    email: stored.email,
    address: stored.line1,
    optionalAddress: stored.line2 ?? '',
    country: stored.country,
    region: stored.state ?? '',
    postalCode: stored.postcode,
    locality: stored.locality,
  });
}

/** A member's parcel goes home unless something else was typed; the account keeps one address. */
function shippingOf({ billing_address: stored, personal_information: own }: Member, typed: ShippingForm): ShippingForm {
  if (stored === null || typed.address !== '') return typed;
  return {
    name: stored.first_name ?? own.name,
    surname: stored.last_name ?? own.surname,
    address: stored.line1,
    optionalAddress: stored.line2 ?? '',
    country: stored.country,
    region: stored.state ?? '',
    postalCode: stored.postcode,
    locality: stored.locality,
  };
}
