import type { components } from '@parral/api-spec';
import { billingPayload, documentTypes, initialBusinessEntity, isCompany } from '@parral/rules';
import { conditions, judgeFields, payerFields, placeFields, type Postcodes } from '@parral/site/forms';
import * as z from 'zod/mini';

type Schemas = components['schemas'];

/** Section 5, club billing address. `postcodes`: regex by country; a country without one takes any postcode. */
export const addressSchema = (postcodes: Postcodes) =>
  z
    .object({
      documentType: z.enum(documentTypes),
      documentNumber: z.string(),
      entity: z.enum(['person', 'company']),
      company: z.string(),
      name: z.string(),
      surname: z.string(),
      email: z.string(),
      line1: z.string(),
      line2: z.string(),
      country: z.string(),
      state: z.string(),
      postcode: z.string(),
      locality: z.string(),
    })
    .check(
      conditions((values, report) => {
        const { address: line1, postalCode: postcode, ...place } = placeFields(values, postcodes);
        judgeFields(values, { ...payerFields(values), ...place, line1, postcode }, report);
      }),
    );

/** The billing address as it is typed. */
export type AddressValues = z.infer<ReturnType<typeof addressSchema>>;

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
