import type { Translate } from '@parral/site/words';
import type { FormField } from '@parral/site/forms';
import { Checkbox, Columns, Select, TextArea, TextField } from '@parral/ui';
import type { ContactField, ContactValues } from './contact-form.ts';

interface ContactFieldsProps {
  field: FormField<ContactValues>;
  subjects: readonly string[];
  privacyUrl: string;
  t: Translate<'content/contact'>;
}

/** What the estate is written about, who writes, and the message. */
export function ContactFields({ field, subjects, privacyUrl, t }: ContactFieldsProps) {
  const required = (name: ContactField) => ({ ...field(name), required: true });
  const options = [{ value: '', label: t('choose') }, ...subjects.map((subject) => ({ value: subject, label: subject }))];
  return (
    <>
      <Select label={t('subject')} options={options} {...required('subject')} />
      <Columns>
        <TextField label={t('name')} autoComplete="given-name" maxLength={100} {...required('name')} />
        <TextField label={t('surname')} autoComplete="family-name" maxLength={150} {...required('surname')} />
      </Columns>
      <Columns>
        <TextField label={t('email')} type="email" autoComplete="email" maxLength={254} {...required('email')} />
        <TextField label={t('phoneNumber')} type="tel" autoComplete="tel" maxLength={24} {...required('phoneNumber')} />
      </Columns>
      <TextArea label={t('message')} rows={7} maxLength={4000} {...required('message')} />
      <Checkbox label={t('consent_text')} about={{ href: privacyUrl, words: t('privacy') }} {...required('consent')} />
    </>
  );
}
