import type { Translate } from '@parral/site/words';
import { Checkbox, Columns, TextArea, TextField } from '@parral/ui';
import type { FormField } from '@parral/site/forms';
import type { JoiningValues } from '../joining-form.ts';

interface JoiningFieldsProps {
  field: FormField<JoiningValues>;
  privacyUrl: string;
  t: Translate<'club/joining'>;
}

/** Who asks, and what for. */
export function JoiningFields({ field, privacyUrl, t }: JoiningFieldsProps) {
  return (
    <>
      <Columns>
        <TextField label={t('name')} autoComplete="given-name" maxLength={100} {...field('name')} />
        <TextField label={t('surname')} autoComplete="family-name" maxLength={150} {...field('surname')} />
      </Columns>
      <Columns>
        <TextField label={t('email')} type="email" autoComplete="email" maxLength={254} {...field('email')} />
        <TextField label={t('phone')} type="tel" autoComplete="tel" maxLength={24} {...field('phone')} />
      </Columns>
      <TextArea label={t('message')} maxLength={1000} {...field('message')} />
      <Checkbox label={t('consent_text')} about={{ href: privacyUrl, words: t('privacy') }} {...field('consent')} />
    </>
  );
}
