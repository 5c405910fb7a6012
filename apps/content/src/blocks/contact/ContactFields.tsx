import type { Translate } from '@parral/site/words';
import { Checkbox, Columns, Select, TextArea, TextField } from '@parral/ui';
import type { ContactFault, ContactField, ContactFaults } from './contact-form.ts';
import type es from './messages.es.ts';

interface ContactFieldsProps {
  subjects: readonly string[];
  privacyUrl: string;
  faults: ContactFaults;
  t: Translate<typeof es>;
}

export const controlOf = (field: ContactField) => `contact-${field}`;

/** The words of a fault. */
export const faultWords = (t: Translate<typeof es>, fault: ContactFault) => t(`error_${fault}`);

/** What the estate is written about, who writes, and the message. */
export function ContactFields({ subjects, privacyUrl, faults, t }: ContactFieldsProps) {
  const field = (name: ContactField) => {
    const fault = faults[name];
    return { id: controlOf(name), name, required: true, error: fault && faultWords(t, fault) };
  };
  const options = [{ value: '', label: t('choose') }, ...subjects.map((subject) => ({ value: subject, label: subject }))];
  return (
    <>
      <Select label={t('subject')} options={options} defaultValue="" {...field('subject')} />
      <Columns>
        <TextField label={t('name')} autoComplete="given-name" maxLength={100} {...field('name')} />
        <TextField label={t('surname')} autoComplete="family-name" maxLength={150} {...field('surname')} />
      </Columns>
      <Columns>
        <TextField label={t('email')} type="email" autoComplete="email" maxLength={254} {...field('email')} />
        <TextField label={t('phoneNumber')} type="tel" autoComplete="tel" maxLength={24} {...field('phoneNumber')} />
      </Columns>
      <TextArea label={t('message')} rows={7} maxLength={4000} {...field('message')} />
      <Checkbox value="yes" label={t('consent_text')} about={{ href: privacyUrl, words: t('privacy') }} {...field('consent')} />
    </>
  );
}
