import type { components } from '@parral/api-spec';
import { billingPayload, initialBusinessEntity, isCompany } from '@parral/rules';
import type { BillingValues } from './billing-form.ts';

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
