import type { components } from '@parral/api-spec';
import { isDocumentNumber, isEmail, isPhone, isPostcode, type FieldErrors } from '@parral/rules';

type Schemas = components['schemas'];

/** What is wrong with the personal data beyond their form (specification section 5). `documentType` is that of the member. */
export function personalFaults(change: Schemas['PersonalInformationChange'], documentType: Schemas['DocumentType'], today: string): FieldErrors {
  const faults: FieldErrors = {};
  if (change.phone_number !== undefined && !isPhone(change.phone_number)) faults['phone_number'] = 'BAD_REQUEST';
  if (change.birthday != null && (change.birthday > today || change.birthday < '1900-01-01')) faults['birthday'] = 'BAD_REQUEST';
  if (documentType !== 'nif_cif' && filled(change.company_name)) faults['company_name'] = 'BAD_REQUEST';
  return faults;
}

/** What is wrong with an address: check letters, the country's postcode, and who is billed. `pattern` is null for a country without one. */
export function addressFaults(address: Schemas['AddressChange'], pattern: string | null): FieldErrors {
  const faults: FieldErrors = {};
  if (!isEmail(address.email)) faults['email'] = 'BAD_REQUEST';
  if (!isDocumentNumber(address.document_type, address.document_number)) faults['document_number'] = 'DOCUMENT_NUMBER_INVALID';
  if (pattern !== null && !isPostcode(address.postcode, pattern)) faults['postcode'] = 'POSTCODE_INVALID';
  for (const name of ['line1', 'locality'] as const) if (!filled(address[name])) faults[name] = 'BAD_REQUEST';
  if (filled(address.company)) {
    if (address.document_type !== 'nif_cif') faults['company'] = 'BAD_REQUEST';
    return faults;
  }
  for (const name of ['first_name', 'last_name'] as const) if (!filled(address[name])) faults[name] = 'BAD_REQUEST';
  return faults;
}

/** What is wrong with an invitation; a document is optional, its check letter is not. */
export function invitationFaults(wish: Schemas['InvitationRequest']): FieldErrors {
  const faults: FieldErrors = {};
  if (!isEmail(wish.email)) faults['email'] = 'BAD_REQUEST';
  if (filled(wish.document_number) && !isDocumentNumber(wish.document_type ?? 'dni', wish.document_number ?? ''))
    faults['document_number'] = 'DOCUMENT_NUMBER_INVALID';
  return faults;
}

export function filled(value: string | null | undefined): boolean {
  return (value ?? '').trim() !== '';
}
