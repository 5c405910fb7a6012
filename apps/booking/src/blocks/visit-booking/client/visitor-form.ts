import { documentTypes, type ThirdStep, visitorCommentMax } from '@parral/rules';
import { conditions, documentNumberOf, email, judgeFields, phone, requiredText, shortText, ticked } from '@parral/site/forms';
import * as z from 'zod/mini';

/** "Booking step 3: visitor form valid and privacy consent required; newsletter optional" (specification section 5). */
export const visitorSchema = z
  .object({
    name: requiredText,
    surname: requiredText,
    documentType: z.enum(documentTypes),
    documentNumber: z.string(),
    email,
    phoneNumber: phone,
    country: requiredText,
    region: z.string(),
    comment: shortText(visitorCommentMax),
    consent: ticked('consent'),
    newsletter: z.boolean(),
    followUp: z.boolean(),
  })
  .check(conditions((values, report) => judgeFields(values, { documentNumber: documentNumberOf(values.documentType) }, report)));

export type VisitorField = Exclude<keyof ThirdStep, 'newsletter' | 'followUp'>;

/** The fields in the order of the screen. */
export const visitorFields = [
  'name',
  'surname',
  'documentType',
  'documentNumber',
  'email',
  'phoneNumber',
  'country',
  'region',
  'comment',
  'consent',
] as const satisfies readonly VisitorField[];
