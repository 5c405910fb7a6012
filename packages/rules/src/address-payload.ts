import type { components } from '@parral/api-spec';
import { normaliseEmail } from './contact-fields.ts';
import { normaliseDocumentNumber, type DocumentType } from './document-number.ts';

type Schemas = components['schemas'];

/** The fields of the checkout form, as specification section 3 names them. */
export interface ClientInfoForm {
  documentType: DocumentType;
  documentNumber: string;
  name: string;
  surname: string;
  email: string;
  phoneNumber: string;
}

export interface ShippingForm {
  name: string;
  surname: string;
  address: string;
  optionalAddress: string;
  country: string;
  region: string;
  postalCode: string;
  locality: string;
}

export type BusinessEntity = 'person' | 'company';

export interface BillingForm extends ShippingForm {
  documentType: DocumentType;
  documentNumber: string;
  company: string;
  email: string;
}

/** Client data of the form → `client_info`; e-mail lower-cased, the document's number without blanks and hyphens. */
export function clientInfoPayload(form: ClientInfoForm): Schemas['ClientInfo'] {
  return {
    document_type: form.documentType,
    document_number: normaliseDocumentNumber(form.documentNumber),
    name: form.name.trim(),
    surname: form.surname.trim(),
    email: normaliseEmail(form.email),
    phone_number: form.phoneNumber.trim(),
  };
}

/** `client_info` → the form. */
export function clientInfoForm(payload: Schemas['ClientInfo']): ClientInfoForm {
  return {
    documentType: payload.document_type,
    documentNumber: payload.document_number,
    name: payload.name,
    surname: payload.surname,
    email: payload.email,
    phoneNumber: payload.phone_number,
  };
}

/** Home address of the form → `shipping_address`, with the phone and e-mail of the client; what is empty and optional is left out. */
export function shippingPayload(form: ShippingForm, client?: Pick<ClientInfoForm, 'email' | 'phoneNumber'>): Schemas['ShippingAddress'] {
  return {
    ...place(form),
    first_name: form.name.trim(),
    last_name: form.surname.trim(),
    ...(client && { email: normaliseEmail(client.email), phone_number: client.phoneNumber.trim() }),
    notes: '',
  };
}

/** `shipping_address` → the form. */
export function shippingForm(payload: Schemas['ShippingAddress']): ShippingForm {
  return {
    name: payload.first_name,
    surname: payload.last_name,
    address: payload.line1,
    optionalAddress: payload.line2 ?? '',
    country: payload.country_id,
    region: payload.state ?? '',
    postalCode: payload.postcode,
    locality: payload.locality,
  };
}

/** Billing data of the form → `billing_address`: a company has its name, a person first and last name, never both. */
export function billingPayload(form: BillingForm, entity: BusinessEntity): Schemas['BillingAddress'] {
  const who = entity === 'company' ? { company: form.company.trim() } : { first_name: form.name.trim(), last_name: form.surname.trim() };
  return {
    document_type: form.documentType,
    document_number: normaliseDocumentNumber(form.documentNumber),
    email: normaliseEmail(form.email),
    ...who,
    ...place(form),
  };
}

/** Whether an address is a company's: asked for a tax id only, any other document belongs to a person (specification section 4). */
export function isCompany({ documentType, entity }: Pick<BillingForm, 'documentType'> & { entity: BusinessEntity }): boolean {
  return documentType === 'nif_cif' && entity === 'company';
}

/** Who is billed when loaded data are shown: a company only where a company's name stands and the type is nif_cif (section 4). */
export function initialBusinessEntity(documentType: DocumentType, company: string | undefined): BusinessEntity {
  return documentType === 'nif_cif' && (company ?? '').trim() !== '' ? 'company' : 'person';
}

function place(form: ShippingForm) {
  const line2 = form.optionalAddress.trim();
  const state = form.region.trim();
  return {
    line1: form.address.trim(),
    ...(line2 !== '' && { line2 }),
    country_id: form.country,
    ...(state !== '' && { state }),
    postcode: form.postalCode.trim().toUpperCase(),
    locality: form.locality.trim(),
  };
}
