import type { RequestOf } from '@parral/api-client';
import { isEmail, isPhone, normaliseEmail } from '@parral/rules';

/** Everything typed into the form (specification section 3, contact form); consent is empty or `yes`. */
export const contactFields = ['subject', 'name', 'surname', 'email', 'phoneNumber', 'message', 'consent'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;

export type ContactFault = 'required' | 'email' | 'phone' | 'consent' | 'refused';
export type ContactFaults = Partial<Record<ContactField, ContactFault>>;

/** What stands in the form now. */
export function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const text = (field: ContactField) => {
    const value = data.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return Object.fromEntries(contactFields.map((field) => [field, text(field)])) as ContactValues;
}

/** "subject, name, surname, email (format), phone (phone format), message and consent all required" (specification section 5). */
export function faultsOf(values: ContactValues): ContactFaults {
  const faults: ContactFaults = {};
  for (const field of contactFields) if (values[field] === '') faults[field] = field === 'consent' ? 'consent' : 'required';
  if (values.email !== '' && !isEmail(values.email)) faults.email = 'email';
  if (values.phoneNumber !== '' && !isPhone(values.phoneNumber)) faults.phoneNumber = 'phone';
  return faults;
}

/** The form → the call; the consent is asked for and not sent (specification section 7). */
export function contactPayload({ consent: _asked, phoneNumber: phone_number, email, ...rest }: ContactValues, captcha_key: string) {
  return { ...rest, email: normaliseEmail(email), phone_number, ...(captcha_key !== '' && { captcha_key }) } satisfies RequestOf<'sendContactMessage'>['body'];
}

/** The fields that the server has refused, in the form's names. */
export function refusedFields(fields: Readonly<Record<string, string>>): ContactFaults {
  const names = Object.keys(fields).map((name) => (name === 'phone_number' ? 'phoneNumber' : name));
  return Object.fromEntries(contactFields.filter((field) => names.includes(field)).map((field) => [field, 'refused']));
}
