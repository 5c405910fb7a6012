import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { Button, Select, Text, TextField } from '@parral/ui';
import { Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { memberPath } from '../../routing/paths.ts';

type MemberFile = components['schemas']['OfficeMemberFile'];

/** How a membership goes on: at another level, renewed, to an end. Each says why. */
export function MemberForms({ found: { member, levels, version }, typed }: { found: MemberFile; typed: URLSearchParams }) {
  const t = useWords('office/member');
  const isCurrent = member.state === 'current';
  const of = (step: string, name: string) => (typed.get('do') === step ? typed.get(name) : null);
  const asked = (step: string) => (
    <>
      <input type="hidden" name="version" value={version} />
      <TextField name="reason" label={t('reason')} defaultValue={of(step, 'reason') ?? ''} required maxLength={300} />
    </>
  );
  return (
    <div className={layout.parts}>
      {isCurrent && (
        <Part title={t('change_level')}>
          <form className={layout.form} method="post" action={memberPath(member.number)}>
            <Select
              name="level"
              label={t('new_level')}
              hint={t('level_hint')}
              defaultValue={of('level', 'level') ?? member.level}
              options={levels.map(({ level, label }) => ({ value: level, label }))}
            />
            {asked('level')}
            <Button type="submit" name="do" value="level" variant="outline">
              {t('change_level')}
            </Button>
          </form>
        </Part>
      )}
      <Part title={t('renew')}>
        {isCurrent && member.ends_on === null ? (
          <Text>{t('permanent')}</Text>
        ) : (
          <form className={layout.form} method="post" action={memberPath(member.number)}>
            <Text>{t(isCurrent ? 'renew_hint' : 'renew_hint_ended')}</Text>
            {asked('renew')}
            <Button type="submit" name="do" value="renew" variant="outline">
              {t('renew')}
            </Button>
          </form>
        )}
      </Part>
      {isCurrent && (
        <Part title={t('end')}>
          <form className={layout.form} method="post" action={memberPath(member.number)}>
            <TextField
              name="last_day"
              type="date"
              label={t('last_day')}
              hint={t('end_hint')}
              defaultValue={of('end', 'last_day') ?? member.ends_on ?? ''}
              required
            />
            {asked('end')}
            <Button type="submit" name="do" value="end" variant="outline">
              {t('end')}
            </Button>
          </form>
        </Part>
      )}
    </div>
  );
}
