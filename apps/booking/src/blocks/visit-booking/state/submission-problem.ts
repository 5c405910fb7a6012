import { ApiError } from '@parral/api-client';
import type { BillingField } from '../billing/billing-form.ts';
import type { VisitorField } from '../client/visitor-form.ts';

/** Fields that the server refused, by form. */
export interface RefusedFields {
  visitor: readonly VisitorField[];
  billing: readonly BillingField[];
}

/** Why a booking or a redemption did not come about. */
export type SubmissionProblem =
  /** 409: the places are gone (specification section 8). */
  | { kind: 'conflict' }
  | { kind: 'default' }
  /** No answer came: the same is sent again when somebody says so. */
  | { kind: 'offline' }
  /** Fields that the server refused, to be mended where they are. */
  | { kind: 'fields'; refused: RefusedFields };

const visitorFields: Readonly<Record<string, VisitorField>> = {
  name: 'name',
  surname: 'surname',
  document_number: 'documentNumber',
  email: 'email',
  phone_number: 'phoneNumber',
  country: 'country',
  region: 'region',
  comment: 'comment',
};
const billingFields: Readonly<Record<string, BillingField>> = {
  document_number: 'documentNumber',
  company: 'company',
  first_name: 'name',
  last_name: 'surname',
  email: 'email',
  line1: 'address',
  country_id: 'country',
  postcode: 'postalCode',
  locality: 'locality',
};

/** Sorts a failed submission. Any answer of the server that is neither a conflict nor to be mended at a field is the default. */
export function submissionProblem(error: unknown): SubmissionProblem {
  if (!(error instanceof ApiError)) return { kind: 'default' };
  if (error.status === 0) return { kind: 'offline' };
  if (error.status === 409) return { kind: 'conflict' };
  const paths = Object.keys(error.fields).map((path) => path.split(/[./]/));
  const of = <Field extends string>(part: string, names: Readonly<Record<string, Field>>) =>
    paths.flatMap((path) => {
      const name = path.includes(part) ? names[path.at(-1) ?? ''] : undefined;
      return name === undefined ? [] : [name];
    });
  const visitor = of('visitor_group_data', visitorFields);
  const billing = of('billing_address_data', billingFields);
  return visitor.length + billing.length > 0 ? { kind: 'fields', refused: { visitor, billing } } : { kind: 'default' };
}
