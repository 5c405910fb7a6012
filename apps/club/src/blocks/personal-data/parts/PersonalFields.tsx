import type { FormField } from '@parral/site/forms';
import type { Translate } from '@parral/site/words';
import { Columns, MaskedField, Select, TextField } from '@parral/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { birthdayMask, readBirthday } from '../../../forms/birthday.ts';
import type { PersonalData } from '../load.server.ts';
import type { PersonalValues } from '../personal-form.ts';

interface PersonalFieldsProps {
  form: UseFormReturn<PersonalValues>;
  field: FormField<PersonalValues>;
  data: PersonalData;
  t: Translate<'club/personal-data'>;
}

/** The member's data as a form; what only the estate changes stands there and cannot be written in. */
export function PersonalFields({ form, field, data: { personal, options }, t }: PersonalFieldsProps) {
  const choices = (list: readonly { text: string; value: string }[]) => list.map(({ text, value }) => ({ value, label: text }));
  const { onBlur: _, onChange: __, ref: ___, ...birthday } = field('birthday');
  return (
    <>
      <Columns>
        <TextField label={t('first_name')} value={personal.name} disabled />
        <TextField label={t('surname')} value={personal.surname} disabled />
      </Columns>
      <Columns>
        <TextField label={t('email')} value={personal.email} disabled />
        <TextField label={t(`document_${personal.document_type}`)} value={personal.document_number} disabled />
      </Columns>
      {personal.document_type === 'nif_cif' && <TextField label={t('company')} autoComplete="organization" maxLength={120} {...field('company')} />}
      <Columns>
        <Select
          label={t('title')}
          options={[{ value: '', label: t('none') }, ...(['mrs', 'mr'] as const).map((value) => ({ value, label: t(`title_${value}`) }))]}
          {...field('title')}
        />
        <TextField label={t('phone')} type="tel" autoComplete="tel" maxLength={24} {...field('phone')} />
      </Columns>
      <Columns>
        <Controller
          control={form.control}
          name="birthday"
          render={({ field: { value, onChange, onBlur, ref } }) => (
            <MaskedField
              {...birthday}
              ref={ref}
              label={t('birthday')}
              hint={t('birthday_hint')}
              mask={birthdayMask}
              read={readBirthday}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              autoComplete="bday"
            />
          )}
        />
        <Select
          label={t('nationality')}
          hint={t('nationality_hint')}
          options={[{ value: '', label: t('none') }, ...choices(options.country)]}
          {...field('nationality')}
        />
      </Columns>
      <Select label={t('language')} hint={t('language_hint')} options={choices(options.language)} {...field('language')} />
    </>
  );
}
