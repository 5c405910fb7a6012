import { Runtime } from '@parral/site/browser';
import { formatDay, type Translate, useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { DataList, EndingNote, type EndingStep, Heading, Notice, Stack, Text } from '@parral/ui';
import { useState } from 'react';
import type block from './block.ts';
import type { InvitationData } from './load.server.ts';
import { InvitationForm } from './parts/InvitationForm.tsx';

type InvitationProps = BlockProps<BlockAttributes<typeof block>, InvitationData>;

/** A year of club as a present, once for each year of the member's: locked, still to give, or given (specification section 4). */
export default function Invitation(props: InvitationProps) {
  return (
    <Runtime>
      <YearlyInvitation {...props} />
    </Runtime>
  );
}

function YearlyInvitation({ attributes, data, language }: InvitationProps) {
  const t = useWords('club/invitation');
  const [given, setGiven] = useState(data.invitation);
  const [fresh, setFresh] = useState(false);

  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Heading level={2} size="small" id="invitation">
          {t('title')}
        </Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      {given ? (
        <Stack gap={20}>
          {fresh && (
            <EndingNote live title={t('sent_title')} steps={{ title: t('now'), steps: stepsOf(given, t) }}>
              {t('sent', { email: given.email })}
            </EndingNote>
          )}
          <DataList
            variant="pairs"
            items={[
              { name: t('name'), value: `${given.name} ${given.surname}` },
              { name: t('email'), value: given.email },
              ...(given.document_type && given.document_number ? [{ name: t(`document_${given.document_type}`), value: given.document_number }] : []),
              { name: t('language'), value: data.languages.find(({ value }) => value === given.language)?.text ?? given.language },
            ]}
          />
          {given.next_invitation_date && <Text>{t('next', { date: formatDay(given.next_invitation_date, language) })}</Text>}
        </Stack>
      ) : data.locked ? (
        <Notice title={t('locked_title')}>{t('locked')}</Notice>
      ) : (
        <InvitationForm
          countriesUrl={attributes.countriesUrl}
          languages={data.languages}
          documents={data.documents}
          memberNumber={data.memberNumber}
          language={language}
          privacy={data.privacy}
          onSent={(invitation) => {
            setGiven(invitation);
            setFresh(true);
          }}
        />
      )}
    </Stack>
  );
}

/** What happens to an invitation that was just sent. */
function stepsOf({ name, email }: NonNullable<InvitationData['invitation']>, t: Translate<'club/invitation'>): EndingStep[] {
  return [
    { mark: t('step_sent_mark'), what: t('step_sent'), text: t('step_sent_text', { email }) },
    { mark: t('step_accept_mark'), what: t('step_accept', { name }), text: t('step_accept_text') },
  ];
}
