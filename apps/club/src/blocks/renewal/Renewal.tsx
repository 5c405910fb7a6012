import { useApiMutation } from '@parral/api-client/hooks';
import { Runtime } from '@parral/site/browser';
import { PrivacyNotice, shortText, useFormFields, zodResolver } from '@parral/site/forms';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { formatDay, useWords } from '@parral/site/words';
import { Button, Card, Heading, Notice, Page, Stack, Text, TextArea } from '@parral/ui';
import { useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isSessionEnded, SessionEnded } from '../../session/SessionEnded.tsx';
import type block from './block.ts';
import type { RenewalData } from './load.server.ts';
import * as css from './Renewal.css.ts';

type RenewalProps = BlockProps<BlockAttributes<typeof block>, RenewalData>;

/** A membership that has ended: its member asks the estate for another, and sees that it was heard. */
export default function Renewal(props: RenewalProps) {
  if (!props.data.ended) return null;
  return (
    <Page>
      <section className={css.screen} aria-labelledby="renewal">
        <Card variant="outline">
          <Runtime>
            <RenewalForm {...props} />
          </Runtime>
        </Card>
      </section>
    </Page>
  );
}

const messageMost = 1000;
const schema = z.object({ message: shortText(messageMost) });

function RenewalForm({ data, brand, language }: RenewalProps) {
  const t = useWords('club/renewal');
  const request = useApiMutation('requestRenewal');
  const [failure, setFailure] = useState<'ended' | 'failed' | null>(null);
  const form = useForm({ defaultValues: { message: '' }, resolver: zodResolver(schema) });
  const { field } = useFormFields(form, {
    prefix: 'renewal',
    order: ['message'],
    errorText: () => t('too_long', { count: messageMost }),
    summaryText: (_, text) => text,
  });
  const requestedOn = request.data?.requested_on ?? data.requestedOn;

  const submit = form.handleSubmit(async ({ message }) => {
    setFailure(null);
    try {
      await request.mutateAsync({ body: { site: brand, message: message.trim() } });
      document.getElementById('renewal')?.focus();
    } catch (error) {
      console.error('the renewal could not be asked for', error);
      setFailure(isSessionEnded(error) ? 'ended' : 'failed');
    }
  });

  return (
    <Stack gap={20}>
      <Heading level={2} size="small" id="renewal">
        {t('title')}
      </Heading>
      {requestedOn !== null ? (
        <Notice tone="success" live={request.isSuccess} title={t('requested_title')}>
          {t('requested', { date: formatDay(requestedOn, language), email: data.email })}
        </Notice>
      ) : (
        <form noValidate aria-labelledby="renewal" onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
          <Stack gap={16}>
            <Text narrow>{t('lead', { email: data.email })}</Text>
            {failure === 'ended' && <SessionEnded kept />}
            {failure === 'failed' && (
              <Notice tone="error" live title={t('failed_title')}>
                {t('failed')}
              </Notice>
            )}
            <TextArea label={t('message')} rows={3} maxLength={messageMost} {...field('message')} />
            <PrivacyNotice purpose="joining" {...data.privacy} />
            <div>
              <Button type="submit" busy={form.formState.isSubmitting}>
                {t('send')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
