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
export { PrivacyNotice } from './privacy-notice/PrivacyNotice.tsx';
export type { Privacy, PrivacyPurpose } from './privacy-notice/privacy.ts';
export { conditions, formErrors, type FormSchema, judgeFields, type Report, zodResolver } from './schema.ts';
export { controlId, type FormField, formFields, type FormLayout, setServerErrors, useErrorSummary, useFormFields } from './use-form-fields.ts';
export { useFocusAfterRender } from './use-focus-after-render.ts';
