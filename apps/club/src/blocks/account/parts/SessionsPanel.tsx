import type { components } from '@parral/api-spec';
import { useApiMutation } from '@parral/api-client/hooks';
import type { Language } from '@parral/api-spec/languages';
import { formatDay, type Translate } from '@parral/site/words';
import { Button, DataList, Heading, Inline, Panel, StatusMessage, Text } from '@parral/ui';
import { useState } from 'react';
import { FailureNotice } from '../../../forms/FailureNotice.tsx';
import { type SendingFailure, sendingFailure } from '../../../forms/sending-failure.ts';

interface SessionsPanelProps {
  listed: readonly components['schemas']['AccountSession'][];
  t: Translate<'club/account'>;
  language: Language;
}

/** Where the member is logged in; each but this one can be ended. */
export function SessionsPanel({ listed, t, language }: SessionsPanelProps) {
  const end = useApiMutation('endSession');
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const sessions = end.data?.sessions ?? listed;
  const nameOf = (device: string | null) => device ?? t('session_unknown');

  async function endOne(id: string) {
    setFailure(null);
    try {
      await end.mutateAsync({ path: { session_id: id } });
      document.getElementById('account-sessions')?.focus();
    } catch (error) {
      console.error('the session could not be ended', error);
      setFailure(sendingFailure(error));
    }
  }

  return (
    <Panel
      labelledBy="account-sessions"
      heading={
        <Heading level={3} size="item" id="account-sessions">
          {t('sessions_heading')}
        </Heading>
      }
    >
      <FailureNotice
        failure={failure}
        words={(own) => ({ title: t(`${own}_title`), text: t(own) })}
        kept={false}
        onRetry={() => end.variables && void endOne(end.variables.path.session_id)}
        busy={end.isPending}
      />
      <DataList
        items={sessions.map(({ id, device, started_at, is_this }) => ({
          name: nameOf(device),
          value: (
            <Inline gap={16}>
              <Text as="span" size="small" tone="muted">
                {t(is_this ? 'session_this' : 'session_since', { date: formatDay(started_at.slice(0, 10), language) })}
              </Text>
              {!is_this && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => void endOne(id)}
                  disabled={end.isPending}
                  aria-label={t('session_end_named', { device: nameOf(device) })}
                >
                  {t('session_end')}
                </Button>
              )}
            </Inline>
          ),
        }))}
      />
      <StatusMessage>{end.isSuccess ? t('session_ended') : ''}</StatusMessage>
    </Panel>
  );
}
