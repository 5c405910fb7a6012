import type { Language } from '@parral/api-spec/languages';
import { formatDay, useWords } from '@parral/site/words';
import { BackLink, Button, DataList, Notice, Text, TextArea, TextField, TextLink } from '@parral/ui';
import { languageName, shortMoment } from '../../formats/moments.ts';
import { History } from '../../layout/History.tsx';
import { PageHead, Part } from '../../layout/PageHead.tsx';
import * as layout from '../../layout/layout.css.ts';
import { groupRequestPath, groupRequestsPath, paymentLinkPath, visitPath } from '../../routing/paths.ts';
import { Problem } from '../../shell/Problem.tsx';
import * as css from '../../shell/Shell.css.ts';
import { GroupState } from '../group-requests/GroupRequestList.tsx';
import { ProposalForm, type ProposalFormProps } from './ProposalForm.tsx';

export interface GroupRequestPageProps extends ProposalFormProps {
  language: Language;
  mayAnswer: boolean;
  done: string | null;
  problem: string | null;
}

/** What a group asks for, what became of it, and the two answers. */
export function GroupRequestPage({ found, visits, formKey, language, mayAnswer, done, problem, typed }: GroupRequestPageProps) {
  const t = useWords('office/group-request');
  const { id, state, name, wish, email, phone } = found;
  const waits = mayAnswer && (state === 'open' || state === 'lapsed');
  const ofRefusal = (field: string) => (typed.get('do') === 'refuse' ? (typed.get(field) ?? '') : '');
  return (
    <div className={css.stack}>
      <BackLink href={groupRequestsPath} label={t('back')} />
      <PageHead title={name} status={<GroupState state={state} />} />
      {(done === 'proposed' || done === 'refused') && done === state && (
        <Notice tone="success" live>
          {t(`done_${done}`)}
        </Notice>
      )}
      <Problem text={problem} />
      {wish !== '' && <Notice title={t('wish')}>{wish}</Notice>}
      <div className={layout.columns}>
        <div className={layout.parts}>
          {found.reference !== null && (
            <div>
              <TextLink href={visitPath(found.reference)}>{t('to_visit', { reference: found.reference })}</TextLink>
            </div>
          )}
          {found.link_id !== null && found.reference === null && (
            <div>
              <TextLink href={paymentLinkPath(found.link_id)}>{t('to_link')}</TextLink>
            </div>
          )}
          {waits && (
            <Part title={t(state === 'lapsed' ? 'propose_again' : 'propose')}>
              <Text narrow>{t('propose_lead')}</Text>
              <ProposalForm found={found} visits={visits} formKey={formKey} language={language} typed={typed} />
            </Part>
          )}
          {waits && (
            <Part title={t('refuse')}>
              <form className={layout.form} method="post" action={groupRequestPath(id)}>
                <TextArea name="words" label={t('words_refuse')} hint={t('words_refuse_hint')} defaultValue={ofRefusal('words')} rows={3} maxLength={2000} />
                <TextField name="reason" label={t('reason')} hint={t('reason_hint')} defaultValue={ofRefusal('reason')} required maxLength={300} />
                <div>
                  <Button type="submit" variant="outline" name="do" value="refuse">
                    {t('refuse_do')}
                  </Button>
                </div>
              </form>
            </Part>
          )}
          <Part title={t('history')}>
            <History actions={found.actions} language={language} />
          </Part>
        </div>
        <Part title={t('asked_for')}>
          <DataList
            items={[
              { name: t('visit'), value: visits.find((one) => one.id === found.experience_id)?.name ?? t('own') },
              { name: t('day'), value: formatDay(found.day, language, true) },
              { name: t('people'), value: found.people },
              {
                name: t('mail'),
                value: (
                  <TextLink variant="inline" href={`mailto:${email}`}>
                    <span className={layout.breakable}>{email}</span>
                  </TextLink>
                ),
              },
              {
                name: t('telephone'),
                value: (
                  <TextLink variant="inline" href={`tel:${phone}`}>
                    {phone}
                  </TextLink>
                ),
              },
              { name: t('language'), value: languageName(found.language, language) },
              { name: t('asked'), value: shortMoment(found.asked_at, language) },
            ]}
          />
        </Part>
      </div>
    </div>
  );
}
