export { documentNumberOf, payerFields, placeFields, type Postcodes } from './address-fields.ts';
export { conditions, judgeFields, type Report } from './conditions.ts';
export { type Draft, draftOf, mergeKept } from './draft.ts';
export { email, type FieldError, optionalText, phone, requiredText, shortText, text, ticked } from './fields.ts';
export { formErrors, type FormSchema, zodResolver } from './resolver.ts';
export { setServerErrors } from './server-errors.ts';
export { controlId, type FormField, formFields, type FormLayout, useErrorSummary, useFormFields } from './use-form-fields.ts';
