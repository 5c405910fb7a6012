import { type Language, languages, nameOf } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { BackLink, Button, Heading, Select, Text, TextArea, TextField } from '@parral/ui';
import * as layout from '../../layout/layout.css.ts';
import { inviteMemberPath, membersPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

type Choice = { value: string; label: string };

export interface InviteFormProps {
  levels: readonly Choice[];
  brands: readonly Choice[];
  language: Language;
  /** What was typed and could not be done. */
  typed: URLSearchParams;
  problem: string | null;
}

/** The estate invites somebody to the club: who, to which level, and why. */
export function InviteForm({ levels, brands, language, typed, problem }: InviteFormProps) {
  const t = useWords('office/invite-member');
  const of = (name: string, otherwise = '') => typed.get(name) ?? otherwise;
  return (
    <div className={css.stack}>
      <BackLink href={membersPath} label={t('back')} />
      <Heading level={1}>{t('title')}</Heading>
      <Text narrow>{t('lead')}</Text>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={inviteMemberPath}>
        <div className={layout.halves}>
          <TextField name="name" label={t('name')} defaultValue={of('name')} required maxLength={100} autoComplete="off" />
          <TextField name="surname" label={t('surname')} defaultValue={of('surname')} required maxLength={150} autoComplete="off" />
        </div>
        <div className={layout.halves}>
          <TextField name="email" type="email" label={t('email')} defaultValue={of('email')} required maxLength={254} autoComplete="off" />
          <TextField name="document_number" label={t('document_number')} defaultValue={of('document_number')} maxLength={32} autoComplete="off" />
        </div>
        <Select name="level" label={t('level')} defaultValue={of('level', levels[0]?.value)} options={levels} />
        <div className={layout.pair}>
          <Select name="site" label={t('brand')} defaultValue={of('site', brands[0]?.value)} options={brands} />
          <Select
            name="language"
            label={t('language')}
            defaultValue={of('language', language)}
            options={languages.map((value) => ({ value, label: nameOf(value) }))}
          />
        </div>
        <TextArea name="reason" label={t('reason')} hint={t('reason_hint')} defaultValue={of('reason')} rows={2} required maxLength={300} />
        <div className={layout.actions}>
          <Button type="submit">{t('submit')}</Button>
          <Button variant="quiet" href={membersPath}>
            {t('leave')}
          </Button>
        </div>
      </form>
    </div>
  );
}
