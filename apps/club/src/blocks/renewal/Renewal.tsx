import { useApiMutation } from '@parral/api-client/hooks';
import { Runtime } from '@parral/site/browser';
import { shortText, useFormFields, zodResolver } from '@parral/site/forms';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { formatDay, useWords } from '@parral/site/words';
import { Card, Heading, Notice, Page, Stack, Text, TextArea } from '@parral/ui';
import { useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FailureNotice } from '../../forms/FailureNotice.tsx';
import { type SendingFailure, sendingFailure } from '../../forms/sending-failure.ts';
import { SubmitFoot } from '../../forms/SubmitFoot.tsx';
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
  const [failure, setFailure] = useState<SendingFailure | null>(null);
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
      setFailure(sendingFailure(error));
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
            <FailureNotice
              failure={failure}
              words={() => ({ title: t('failed_title'), text: t('failed') })}
              kept
              onRetry={() => void submit()}
              busy={form.formState.isSubmitting}
            />
            <TextArea label={t('message')} rows={3} maxLength={messageMost} {...field('message')} />
            <SubmitFoot purpose="joining" privacy={data.privacy} label={t('send')} busy={form.formState.isSubmitting} />
          </Stack>
        </form>
      )}
    </Stack>
  );
}
