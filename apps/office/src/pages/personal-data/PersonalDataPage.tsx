import type { components } from '@parral/api-spec';
import { useWords } from '@parral/site/words';
import { BackLink, Button, Checkbox, DataTable, Notice, Text, TextField, TextLink } from '@parral/ui';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { memberPath, membersPath, personalDataPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

export interface PersonalDataPageProps {
  /** Whom the address names: a member's number or an e-mail address. */
  of: string;
  /** null: nobody is asked for, or nobody can be. */
  found: components['schemas']['OfficePersonalData'] | null;
  erased: boolean;
  problem: string | null;
}

/** What is kept about one person, who need not be a member: given to them as a file, and erased, each by one button that says what it does. */
export function PersonalDataPage({ of, found, erased, problem }: PersonalDataPageProps) {
  const t = useWords('office/personal-data');
  return (
    <div className={css.stack}>
      <BackLink href={membersPath} label={t('back')} />
      <PageHead title={t('title')} />
      {erased && (
        <Notice tone="success" live title={t('erased')}>
          {t('erased_text')}
        </Notice>
      )}
      <Problem text={problem} />
      <Text narrow>{t('about')}</Text>
      <search>
        <form className={layout.inline} method="get" action={personalDataPath}>
          <TextField name="of" type="search" label={t('of')} hint={t('of_hint')} defaultValue={of} maxLength={254} required />
          <Button type="submit" variant="outline">
            {t('look')}
          </Button>
        </form>
      </search>
      {found !== null && <Kept found={found} />}
    </div>
  );
}

function Kept({ found }: { found: NonNullable<PersonalDataPageProps['found']> }) {
  const t = useWords('office/personal-data');
  const { email, member, kept } = found;
  const of = member?.number ?? email;
  const going = kept.filter(({ count, stays }) => count > stays);
  const staying = kept.filter(({ stays }) => stays > 0);
  const list = (kinds: typeof kept, of: (one: (typeof kept)[number]) => number) => kinds.map((one) => `${t(`kind_${one.kind}`)} (${of(one)})`).join(', ');
  return (
    <div className={layout.columns}>
      <div className={layout.parts}>
        <Part title={member === null ? email : `${member.name}, ${member.number}`}>
          {member !== null && <TextLink href={memberPath(member.number)}>{t('to_member')}</TextLink>}
          <DataTable
            caption={t('kept')}
            columns={[
              { key: 'kind', label: t('kind') },
              { key: 'count', label: t('count'), align: 'end' },
              { key: 'stays', label: t('stays'), align: 'end' },
            ]}
            rows={kept.map(({ kind, count, stays }) => ({ key: kind, cells: { kind: t(`kind_${kind}`), count, stays } }))}
            empty={<Text>{t('nothing')}</Text>}
          />
        </Part>
      </div>
      {kept.length > 0 && (
        <div className={layout.parts}>
          <Part title={t('export')}>
            <form className={layout.form} method="post" action={personalDataPath} data-answer="file">
              <input type="hidden" name="of" value={of} />
              <Text>{t('export_text')}</Text>
              <Button type="submit" name="do" value="export" variant="outline">
                {t('export')}
              </Button>
            </form>
          </Part>
          <Part title={t('erase')}>
            {going.length === 0 ? (
              <Text>{t('nothing_goes')}</Text>
            ) : (
              <form className={layout.form} method="post" action={personalDataPath}>
                <input type="hidden" name="of" value={of} />
                <Text>{t('goes', { kinds: list(going, ({ count, stays }) => count - stays) })}</Text>
                <Text>{staying.length === 0 ? t('all_goes') : t('stays_text', { kinds: list(staying, ({ stays }) => stays) })}</Text>
                {member !== null && <Text>{t('folder')}</Text>}
                <Checkbox name="sure" label={t('sure')} required />
                <Button type="submit" name="do" value="erase">
                  {t('erase')}
                </Button>
              </form>
            )}
          </Part>
        </div>
      )}
    </div>
  );
}
