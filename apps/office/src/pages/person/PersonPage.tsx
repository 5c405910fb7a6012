import type { Language } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { BackLink, Button, Checkbox, DataList, Notice, Select, Text, TextField } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { peoplePath, personPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import { PersonState, type StaffMember } from '../people/PeopleList.tsx';
import { roles } from '../people/roles.ts';

export interface PersonPageProps {
  member: StaffMember;
  language: Language;
  isSaved: boolean;
  problem: string | null;
}

/** Somebody of the estate: what they may do, another link, the end. */
export function PersonPage({ member, language, isSaved, problem }: PersonPageProps) {
  const t = useWords('office/person');
  const p = useWords('office/people');
  const path = personPath(member.id);
  return (
    <div className={css.stack}>
      <BackLink href={peoplePath} label={t('back')} />
      <PageHead title={member.name} status={<PersonState member={member} />} />
      {isSaved && (
        <Notice tone="success" live>
          {t('saved')}
        </Notice>
      )}
      <Problem text={problem} />
      <div className={layout.columns}>
        <div className={layout.parts}>
          <form className={layout.form} method="post" action={path}>
            <input type="hidden" name="version" value={member.version} />
            <TextField name="name" label={p('name')} defaultValue={member.name} autoComplete="off" required maxLength={80} />
            <Select
              name="role"
              label={p('role')}
              hint={p('role_hint')}
              defaultValue={member.role}
              options={roles.map((role) => ({ value: role, label: p(`role_${role}`) }))}
            />
            <div>
              <Button type="submit" name="do" value="save">
                {t('save')}
              </Button>
            </div>
          </form>
        </div>
        <div className={layout.parts}>
          <DataList
            items={[
              { name: p('email'), value: member.email },
              { name: p('last'), value: member.last_signed_in_at === null ? t('never') : shortMoment(member.last_signed_in_at, language) },
              { name: t('recovery_codes'), value: member.recovery_codes_left },
            ]}
          />
          <Part title={t('link_title')}>
            <Text size="small" tone="muted">
              {t('link_lead')}
            </Text>
            <form className={layout.part} method="post" action={path}>
              <Checkbox name="forget" value="yes" label={t('forget')} />
              <div>
                <Button type="submit" variant="outline" size="small" name="do" value="link">
                  {t('link')}
                </Button>
              </div>
            </form>
          </Part>
          <Part title={t('remove_title')}>
            <Text size="small" tone="muted">
              {t('remove_lead')}
            </Text>
            <form className={layout.part} method="post" action={path}>
              <Checkbox name="sure" value="yes" required label={t('sure', { name: member.name })} />
              <div>
                <Button type="submit" variant="outline" size="small" name="do" value="remove">
                  {t('remove')}
                </Button>
              </div>
            </form>
          </Part>
        </div>
      </div>
    </div>
  );
}
