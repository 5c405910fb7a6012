import type { components } from '@parral/api-spec';
import { type Language, languages, nameOf } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { Button, DataList, DataTable, Notice, Select, Text, TextField } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import type { Person } from '../../routing/page.ts';
import { accountPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

export type OwnSession = components['schemas']['OfficeSessionEntry'];

export interface AccountPageProps {
  person: Person;
  sessions: readonly OwnSession[];
  language: Language;
  /** What was just done, if anything. */
  done: 'saved' | 'ended' | null;
  problem: string | null;
}

/** Somebody's own: name and language, where they are signed in, new recovery codes. */
export function AccountPage({ person, sessions, language, done, problem }: AccountPageProps) {
  const t = useWords('office/account');
  const p = useWords('office/people');
  return (
    <div className={css.stack}>
      <PageHead title={t('title')} />
      {done !== null && (
        <Notice tone="success" live>
          {t(done)}
        </Notice>
      )}
      <Problem text={problem} />
      <div className={layout.columns}>
        <div className={layout.parts}>
          <form className={layout.form} method="post" action={accountPath}>
            <TextField name="name" label={p('name')} defaultValue={person.name} autoComplete="name" required maxLength={80} />
            <Select
              name="language"
              label={t('language')}
              defaultValue={person.language}
              options={languages.map((value) => ({ value, label: nameOf(value) }))}
            />
            <div>
              <Button type="submit" name="do" value="save">
                {t('save')}
              </Button>
            </div>
          </form>
          <Part title={t('sessions')}>
            <Sessions sessions={sessions} language={language} />
          </Part>
        </div>
        <div className={layout.parts}>
          <DataList
            items={[
              { name: p('email'), value: person.email },
              { name: p('role'), value: p(`role_${person.role}`) },
            ]}
          />
          <Part title={t('codes_title')}>
            <Text size="small" tone="muted">
              {t('codes_lead')}
            </Text>
            <form className={layout.part} method="post" action={accountPath}>
              <TextField
                name="code"
                label={t('code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                spellCheck={false}
                required
                minLength={6}
                maxLength={20}
                width="short"
              />
              <div>
                <Button type="submit" variant="outline" size="small" name="do" value="codes">
                  {t('codes_make')}
                </Button>
              </div>
            </form>
          </Part>
        </div>
      </div>
    </div>
  );
}

function Sessions({ sessions, language }: Pick<AccountPageProps, 'sessions' | 'language'>) {
  const t = useWords('office/account');
  return (
    <DataTable
      caption={t('sessions')}
      columns={[
        { key: 'device', label: t('device') },
        { key: 'since', label: t('since') },
        { key: 'until', label: t('until'), from: 'tablet' },
        { key: 'end', label: t('end') },
      ]}
      rows={sessions.map((session) => {
        const device = session.device ?? t('unknown');
        const since = shortMoment(session.started_at, language);
        return {
          key: session.id,
          cells: {
            device,
            since,
            until: shortMoment(session.ends_at, language),
            end: session.current ? (
              t('this_one')
            ) : (
              <form method="post" action={accountPath}>
                <input type="hidden" name="session" value={session.id} />
                <Button type="submit" variant="quiet" tone="ink" size="small" name="do" value="end" aria-label={t('end_named', { device, since })}>
                  {t('end_do')}
                </Button>
              </form>
            ),
          },
        };
      })}
    />
  );
}
