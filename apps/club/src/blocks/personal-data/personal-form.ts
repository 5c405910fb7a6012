import type { components } from '@parral/api-spec';
import { isPhone } from '@parral/rules';
import { birthdayFromIso, birthdayToIso } from '../../forms/birthday.ts';
import { judge } from '../../forms/faults.ts';
import { schemaOf } from '../../forms/schema.ts';

type Schemas = components['schemas'];
type Personal = Schemas['PersonalInformation'];

/** What of the member's data may be changed here; name, e-mail and document are the estate's to change. */
export interface PersonalValues {
  title: string;
  phone: string;
  birthday: string;
  language: string;
  nationality: string;
  company: string;
}

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

/** Section 5: phone format; the birthday may be left out, and is a day when it is there. */
export const personalSchema = schemaOf<PersonalValues>((values, report) => {
  judge(values.phone, 'phone', 'phone', isPhone, report);
  if (birthdayToIso(values.birthday, new Date()) === undefined) report('birthday', 'date');
});

/** The form → PATCH personal_information; the company's name only for a tax id (section 5: "company field only for nif_cif"). */
export function personalPayload(values: PersonalValues, documentType: Personal['document_type']): Schemas['PersonalInformationChange'] {
  return {
    title: values.title === 'mr' || values.title === 'mrs' ? values.title : null,
    phone_number: values.phone.trim(),
    birthday: birthdayToIso(values.birthday) ?? null,
    language: values.language === 'en' ? 'en' : 'es',
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
