import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { BackLink, Button, DataList, Heading, Notice, Select, Text, TextField } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import * as layout from '../../layout/layout.css.ts';
import { newPersonPath, peoplePath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import { roles } from '../people/roles.ts';
import * as own from './link.css.ts';

/** Enters somebody: name, mail and what they may do. */
export function NewPersonForm({ typed, problem }: { typed: URLSearchParams; problem: string | null }) {
  const t = useWords('office/new-person');
  const p = useWords('office/people');
  return (
    <div className={css.stack}>
      <BackLink href={peoplePath} label={t('back')} />
      <Heading level={1}>{t('title')}</Heading>
      <Problem text={problem} />
      <form className={layout.form} method="post" action={newPersonPath}>
        <TextField name="name" label={p('name')} defaultValue={typed.get('name') ?? ''} autoComplete="off" required maxLength={80} />
        <TextField name="email" type="email" label={p('email')} defaultValue={typed.get('email') ?? ''} autoComplete="off" required maxLength={254} />
        <Select
          name="role"
          label={p('role')}
          hint={p('role_hint')}
          defaultValue={typed.get('role') ?? 'shop'}
          options={roles.map((role) => ({ value: role, label: p(`role_${role}`) }))}
        />
        <div className={layout.actions}>
          <Button type="submit">{t('submit')}</Button>
          <Button variant="quiet" href={peoplePath}>
            {t('leave')}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** The link by which somebody chooses a password: shown here, once. */
export function PersonLink({ name, link, validUntil, language }: { name: string; link: string; validUntil: string; language: Language }) {
  const t = useWords('office/new-person');
  return (
    <div className={css.stack}>
      <BackLink href={peoplePath} label={t('back')} />
      <Heading level={1}>{t('link_title', { name })}</Heading>
      <Notice tone="success">{t('link_lead')}</Notice>
      <p className={own.link}>{link}</p>
      <DataList items={[{ name: t('valid_until'), value: shortMoment(validUntil, language) }]} />
      <Text tone="muted" narrow>
        {t('link_once')}
      </Text>
    </div>
  );
}
