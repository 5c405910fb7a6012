import type { components } from '@parral/api-spec';
import { type Language, nameOf } from '@parral/api-spec/languages';
import { useWords } from '@parral/site/words';
import { BackLink, Button, DataList, Heading, Notice, Select, Text, TextArea, TextField, TextLink } from '@parral/ui';
import { shortMoment } from '../../formats/moments.ts';
import { Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { clubRequestPath, clubRequestsPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';

export interface ClubRequestPageProps {
  found: components['schemas']['OfficeJoiningRequest'];
  levels: readonly { value: string; label: string }[];
  language: Language;
  mayChange: boolean;
  problem: string | null;
  /** What was typed and could not be done. */
  typed: URLSearchParams;
}

/** One person who asks to become a member, and the two answers. */
export function ClubRequestPage({ found, levels, language, mayChange, problem, typed }: ClubRequestPageProps) {
  const t = useWords('office/club-request');
  const { id, email, phone, message } = found;
  const of = (step: string, field: string) => (typed.get('do') === step ? (typed.get(field) ?? '') : '');
  return (
    <div className={css.stack}>
      <BackLink href={clubRequestsPath} label={t('back')} />
      <Heading level={1}>{`${found.name} ${found.surname}`}</Heading>
      <Problem text={problem} />
      {message !== '' && <Notice title={t('message')}>{message}</Notice>}
      <div className={layout.columns}>
        <div className={layout.parts}>
          {mayChange && (
            <Part title={t('accept')}>
              <Text narrow>{t('accept_lead')}</Text>
              <form className={layout.form} method="post" action={clubRequestPath(id)}>
                <Select name="level" label={t('level')} defaultValue={of('accept', 'level') || levels[0]?.value} options={levels} />
                <TextField name="reason" label={t('reason')} hint={t('reason_hint')} defaultValue={of('accept', 'reason')} required maxLength={300} />
                <div>
                  <Button type="submit" name="do" value="accept">
                    {t('accept_do')}
                  </Button>
                </div>
              </form>
            </Part>
          )}
          {mayChange && (
            <Part title={t('refuse')}>
              <form className={layout.form} method="post" action={clubRequestPath(id)}>
                <TextArea name="words" label={t('words')} hint={t('words_hint')} defaultValue={of('refuse', 'words')} rows={3} maxLength={2000} />
                <TextField name="reason" label={t('reason')} hint={t('reason_hint')} defaultValue={of('refuse', 'reason')} required maxLength={300} />
                <div>
                  <Button type="submit" variant="outline" name="do" value="refuse">
                    {t('refuse_do')}
                  </Button>
                </div>
              </form>
            </Part>
          )}
        </div>
        <div className={layout.parts}>
          <Part title={t('about')}>
            <DataList
              items={[
                {
                  name: t('email'),
                  value: (
                    <TextLink variant="inline" href={`mailto:${email}`}>
                      <span className={layout.breakable}>{email}</span>
                    </TextLink>
                  ),
                },
                ...(phone === '' ? [] : [{ name: t('phone'), value: phone }]),
                { name: t('language'), value: nameOf(found.language) },
                { name: t('site'), value: found.site },
                { name: t('asked'), value: shortMoment(found.asked_at, language) },
              ]}
            />
          </Part>
        </div>
      </div>
    </div>
  );
}
