import type { components } from '@parral/api-spec';
import { billingPayload, type BusinessEntity, type DocumentType, initialBusinessEntity, isDocumentNumber, isEmail, isPostcode } from '@parral/rules';
import { judge, need } from '../../forms/faults.ts';
import { schemaOf } from '../../forms/schema.ts';

type Schemas = components['schemas'];

/** The billing address as it is typed. */
export interface AddressValues {
  documentType: DocumentType;
  documentNumber: string;
  entity: BusinessEntity;
  company: string;
  name: string;
  surname: string;
  email: string;
  line1: string;
  line2: string;
  country: string;
  state: string;
  postcode: string;
  locality: string;
}

export const addressOrder = [
  'documentType',
  'documentNumber',
  'company',
  'name',
  'surname',
  'email',
  'line1',
  'line2',
  'country',
  'postcode',
  'locality',
  'state',
] as const;

/** Whether the address is a company's; any other document than a tax id belongs to a person (specification section 4). */
export const isCompany = ({ documentType, entity }: Pick<AddressValues, 'documentType' | 'entity'>): boolean =>
  documentType === 'nif_cif' && entity === 'company';

/** What was loaded, or an empty form in the first country. */
export function addressValues(address: Schemas['MemberAddress'] | null, firstCountry: string): AddressValues {
  return {
    documentType: address?.document_type ?? 'dni',
    documentNumber: address?.document_number ?? '',
    entity: initialBusinessEntity(address?.document_type ?? 'dni', address?.company),
    company: address?.company ?? '',
    name: address?.first_name ?? '',
    surname: address?.last_name ?? '',
    email: address?.email ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    country: address?.country ?? firstCountry,
    state: address?.state ?? '',
    postcode: address?.postcode ?? '',
    locality: address?.locality ?? '',
  };
}

/** Section 5, club billing address. `postcodes`: regex by country; a country without one takes any postcode. */
export const addressSchema = (postcodes: Readonly<Record<string, string>>) =>
  schemaOf<AddressValues>((values, report) => {
    judge(values.documentNumber, 'documentNumber', 'document', (number) => isDocumentNumber(values.documentType, number), report);
    need(values, isCompany(values) ? ['company'] : ['name', 'surname'], report);
    judge(values.email, 'email', 'email', isEmail, report);
    need(values, ['line1', 'country', 'locality'], report);
    const pattern = postcodes[values.country];
    judge(values.postcode, 'postcode', 'postcode', (postcode) => pattern === undefined || isPostcode(postcode, pattern), report);
  });

/** The form → POST /api/club/profile/address/; a company has its name, a person first and last name, never both. */
export function addressPayload(values: AddressValues): Schemas['AddressChange'] {
  const { country_id, ...rest } = billingPayload(
    {
      ...values,
      address: values.line1,
      optionalAddress: values.line2,
      region: values.state,
      postalCode: values.postcode,
    },
    isCompany(values) ? 'company' : 'person',
  );
  return { ...rest, country: country_id };
}

const fieldsOfServer: Readonly<Record<string, keyof AddressValues>> = {
  document_type: 'documentType',
  document_number: 'documentNumber',
  company: 'company',
  first_name: 'name',
  last_name: 'surname',
  email: 'email',
  line1: 'line1',
  line2: 'line2',
  country: 'country',
  state: 'state',
  postcode: 'postcode',
  locality: 'locality',
};

/** The form's field for one of the request's. */
export const addressField = (path: string): keyof AddressValues | undefined => fieldsOfServer[path];
