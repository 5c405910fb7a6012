import type { components } from '@parral/api-spec';
import { normaliseDocumentNumber, normaliseEmail } from '@parral/rules';
import type { MemberRow } from './member.store.ts';

type Schemas = components['schemas'];

/** The document as it is shown: the type that members have by default (section 9), and no number, where none is known. */
export function shownDocument({ data: { document } }: MemberRow): Pick<Schemas['ClientInfo'], 'document_type' | 'document_number'> {
  return { document_type: document?.type ?? 'dni', document_number: normaliseDocumentNumber(document?.number ?? '') };
}

/** The billing address: the one the member saved, else the one of the folder; null for none. */
export function memberAddress(member: MemberRow): Schemas['MemberAddress'] | null {
  const { own, data, name, surname } = member;
  if (own.billing_address !== undefined) {
    const { country_id: country, ...rest } = own.billing_address;
    return { ...rest, country };
  }
  return data.address === undefined
    ? null
    : { ...shownDocument(member), email: normaliseEmail(member.email), first_name: name, last_name: surname, ...data.address };
}
