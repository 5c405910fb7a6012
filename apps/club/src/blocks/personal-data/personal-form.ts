import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { phone } from '@parral/site/forms';
import * as z from 'zod/mini';
import { birthdayFromIso, birthdayToIso } from '../../forms/birthday.ts';

type Schemas = components['schemas'];
type Personal = Schemas['PersonalInformation'];

/**
 * What of the member's data may be changed here; name, e-mail and document are the estate's to change. Section 5: phone format; the
 * birthday may be left out, and is a day when it is there.
 */
export const personalSchema = z.object({
  title: z.string(),
  phone,
  birthday: z.string().check(z.refine((written) => birthdayToIso(written, new Date()) !== undefined, { error: 'date' })),
  language: z.string(),
  nationality: z.string(),
  company: z.string(),
});

export type PersonalValues = z.infer<typeof personalSchema>;

export const personalOrder = ['title', 'company', 'phone', 'birthday', 'nationality', 'language'] as const;

export function personalValues(personal: Personal): PersonalValues {
  return {
    title: personal.title ?? '',
    phone: personal.phone_number,
    birthday: birthdayFromIso(personal.birthday),
    language: personal.language,
    nationality: personal.nationality ?? '',
    company: personal.company_name ?? '',
  };
}

/** The form → PATCH personal_information; the company's name only for a tax id (section 5: "company field only for nif_cif"). */
export function personalPayload(values: PersonalValues, documentType: Personal['document_type']): Schemas['PersonalInformationChange'] {
  return {
    title: values.title === 'mr' || values.title === 'mrs' ? values.title : null,
    phone_number: values.phone.trim(),
    birthday: birthdayToIso(values.birthday) ?? null,
    // One of the options that came from the server.
    language: values.language as Language,
    nationality: values.nationality || null,
    ...(documentType === 'nif_cif' && { company_name: values.company.trim() || null }),
  };
}

const fieldsOfServer: Readonly<Record<string, keyof PersonalValues>> = {
  title: 'title',
  phone_number: 'phone',
  birthday: 'birthday',
  language: 'language',
  nationality: 'nationality',
  company_name: 'company',
};

/** The form's field for one of the request's. */
export const personalField = (path: string): keyof PersonalValues | undefined => fieldsOfServer[path];
