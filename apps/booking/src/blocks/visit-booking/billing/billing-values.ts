import type { components } from '@parral/api-spec';
import { billingPayload, type BillingForm, type BusinessEntity, initialBusinessEntity, isDocumentNumber, isEmail, isPostcode } from '@parral/rules';

/** The invoice's data. They stay in the page: an address never stands in the page's address. */
export interface BillingValues extends BillingForm {
  /** An invoice is wanted. */
  wanted: boolean;
  entity: BusinessEntity;
}

export type BillingField = Exclude<keyof BillingForm, 'optionalAddress' | 'region' | 'documentType'>;
export type BillingFault = 'required' | 'email' | 'document' | 'postcode';
/** Pattern of a country's postcodes, by its ISO code; a country without one takes any. */
export type Postcodes = Readonly<Record<string, string>>;

export const noBilling: BillingValues = {
  wanted: false,
  entity: 'person',
  documentType: 'dni',
  documentNumber: '',
  company: '',
  name: '',
  surname: '',
  email: '',
  address: '',
  optionalAddress: '',
  country: 'ES',
  region: '',
  postalCode: '',
  locality: '',
};

/** Whether the invoice goes to a company: asked for a tax id only (specification section 4). */
export function isCompany({ documentType, entity }: Pick<BillingValues, 'documentType' | 'entity'>): boolean {
  return documentType === 'nif_cif' && entity === 'company';
}

/** What is wrong, in the order of the screen; nothing while no invoice is wanted. */
export function billingFaults(values: BillingValues, postcodes: Postcodes): { field: BillingField; fault: BillingFault }[] {
  if (!values.wanted) return [];
  const asked: BillingField[] = [
    'documentNumber',
    ...(isCompany(values) ? (['company'] as const) : (['name', 'surname'] as const)),
    'email',
    'address',
    'country',
    'postalCode',
    'locality',
  ];
  return asked.flatMap((field): { field: BillingField; fault: BillingFault }[] => {
    if (values[field].trim() === '') return [{ field, fault: 'required' }];
    if (field === 'email' && !isEmail(values.email)) return [{ field, fault: 'email' }];
    if (field === 'documentNumber' && !isDocumentNumber(values.documentType, values.documentNumber)) return [{ field, fault: 'document' }];
    const pattern = postcodes[values.country];
    if (field === 'postalCode' && pattern !== undefined && !isPostcode(values.postalCode, pattern)) return [{ field, fault: 'postcode' }];
    return [];
  });
}

/** `billing_address_data`, or null without an invoice (specification section 7). */
export function billingData(values: BillingValues): components['schemas']['BillingAddress'] | null {
  return values.wanted ? billingPayload(values, isCompany(values) ? 'company' : 'person') : null;
}

/** The invoice's data of a booking intent that is taken up again. */
export function billingOf(stored: components['schemas']['BookingBillingAddress']): BillingValues {
  return {
    wanted: true,
    entity: initialBusinessEntity(stored.document_type, stored.company),
    documentType: stored.document_type,
    documentNumber: stored.document_number,
    company: stored.company,
    name: stored.first_name,
    surname: stored.last_name,
    email: stored.email,
    address: stored.line1,
    optionalAddress: stored.line2,
    country: stored.country,
    region: stored.state,
    postalCode: stored.postcode,
    locality: stored.locality,
  };
}
