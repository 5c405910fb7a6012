import type { RequestOf } from '@parral/api-client';
import { normaliseEmail } from '@parral/rules';
import { email, phone, requiredText, ticked } from '@parral/site/forms';
import * as z from 'zod/mini';

/** "subject, name, surname, email (format), phone (phone format), message and consent all required" (specification section 5). */
export const contactSchema = z.object({
  subject: requiredText,
  name: requiredText,
  surname: requiredText,
  email,
  phoneNumber: phone,
  message: requiredText,
  consent: ticked('consent'),
});

/** Everything typed into the form (specification section 3, contact form). */
export type ContactValues = z.infer<typeof contactSchema>;
export type ContactField = keyof ContactValues;

export const emptyContact: ContactValues = { subject: '', name: '', surname: '', email: '', phoneNumber: '', message: '', consent: false };
export const contactFields = Object.keys(emptyContact) as ContactField[];

/** The form → the call; the consent is asked for and not sent (specification section 7). */
export function contactPayload(values: ContactValues, captcha_key: string): RequestOf<'sendContactMessage'>['body'] {
  return {
    subject: values.subject,
    name: values.name.trim(),
    surname: values.surname.trim(),
    email: normaliseEmail(values.email),
    phone_number: values.phoneNumber.trim(),
    message: values.message.trim(),
    ...(captcha_key !== '' && { captcha_key }),
  };
}

/** The form's field for one of the request's. */
export function contactField(path: string): ContactField | undefined {
  return path === 'phone_number' ? 'phoneNumber' : contactFields.find((field) => field === path);
}
