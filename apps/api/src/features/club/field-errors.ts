import type { components } from '@parral/api-spec';
import { isDocumentNumber, isEmail, isPhone, isPostcode, type FieldErrors } from '@parral/rules';

type Schemas = components['schemas'];

/** What is wrong with the personal data beyond their form (specification section 5). `documentType` is that of the member. */
export function personalErrors(change: Schemas['PersonalInformationChange'], documentType: Schemas['DocumentType'], today: string): FieldErrors {
  const errors: FieldErrors = {};
  if (change.phone_number !== undefined && !isPhone(change.phone_number)) errors['phone_number'] = 'BAD_REQUEST';
  if (change.birthday != null && (change.birthday > today || change.birthday < '1900-01-01')) errors['birthday'] = 'BAD_REQUEST';
  if (documentType !== 'nif_cif' && filled(change.company_name)) errors['company_name'] = 'BAD_REQUEST';
  return errors;
}

/** What is wrong with an address: check letters, the country's postcode, and who is billed. `pattern` is null for a country without one. */
export function addressErrors(address: Schemas['AddressChange'], pattern: string | null): FieldErrors {
  const errors: FieldErrors = {};
  if (!isEmail(address.email)) errors['email'] = 'BAD_REQUEST';
  if (!isDocumentNumber(address.document_type, address.document_number)) errors['document_number'] = 'DOCUMENT_NUMBER_INVALID';
  if (pattern !== null && !isPostcode(address.postcode, pattern)) errors['postcode'] = 'POSTCODE_INVALID';
  for (const name of ['line1', 'locality'] as const) if (!filled(address[name])) errors[name] = 'BAD_REQUEST';
  if (filled(address.company)) {
    if (address.document_type !== 'nif_cif') errors['company'] = 'BAD_REQUEST';
    return errors;
  }
  for (const name of ['first_name', 'last_name'] as const) if (!filled(address[name])) errors[name] = 'BAD_REQUEST';
  return errors;
}

/** What is wrong with an invitation; a document is optional, its check letter is not. */
export function invitationErrors(request: Schemas['InvitationRequest']): FieldErrors {
  const errors: FieldErrors = {};
  if (!isEmail(request.email)) errors['email'] = 'BAD_REQUEST';
  if (filled(request.document_number) && !isDocumentNumber(request.document_type ?? 'dni', request.document_number ?? ''))
    errors['document_number'] = 'DOCUMENT_NUMBER_INVALID';
  return errors;
}

export function filled(value: string | null | undefined): boolean {
  return (value ?? '').trim() !== '';
}
