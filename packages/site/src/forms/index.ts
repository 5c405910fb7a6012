export { type Draft, draftOf, mergeKept } from './draft.ts';
export {
  documentNumberOf,
  email,
  type FieldError,
  optionalText,
  payerFields,
  phone,
  placeFields,
  type Postcodes,
  requiredText,
  shortText,
  text,
  ticked,
} from './fields.ts';
export { PrivacyNotice, type PrivacyPurpose } from './privacy-notice/PrivacyNotice.tsx';
export type { Privacy } from './privacy-notice/privacy-of.ts';
export { conditions, formErrors, type FormSchema, judgeFields, type Report, zodResolver } from './schema.ts';
export { controlId, type FormField, formFields, type FormLayout, setServerErrors, useErrorSummary, useFormFields } from './use-form-fields.ts';
