import { documentTypes, type BillingForm } from '@parral/rules';
import { conditions, judgeFields, payerFields, placeFields, type Postcodes } from '@parral/site/forms';
import * as z from 'zod/mini';

/** The invoice's data, which count when one is wanted (specification sections 2 to 5). `postcodes`: regex by country. */
export const billingSchema = (postcodes: Postcodes) =>
  z
    .object({
      wanted: z.boolean(),
      documentType: z.enum(documentTypes),
      documentNumber: z.string(),
      entity: z.enum(['person', 'company']),
      company: z.string(),
      name: z.string(),
      surname: z.string(),
      email: z.string(),
      address: z.string(),
      optionalAddress: z.string(),
      country: z.string(),
      region: z.string(),
      postalCode: z.string(),
      locality: z.string(),
    })
    .check(
      conditions((values, report) => {
        if (values.wanted) judgeFields(values, { ...payerFields(values), ...placeFields(values, postcodes) }, report);
      }),
    );

/** They stay in the page and its tab: an address never stands in the page's own. */
export type BillingValues = z.infer<ReturnType<typeof billingSchema>>;
export type BillingField = Exclude<keyof BillingForm, 'optionalAddress' | 'region'>;

/** The fields that can be wrong, in the order of the screen. */
export const billingFields = [
  'documentType',
  'documentNumber',
  'company',
  'name',
  'surname',
  'email',
  'address',
  'country',
  'postalCode',
  'locality',
] as const satisfies readonly BillingField[];
