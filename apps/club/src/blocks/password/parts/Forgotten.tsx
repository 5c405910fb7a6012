import { normaliseEmail } from '@parral/rules';
import { email, formFields, type Privacy, zodResolver } from '@parral/site/forms';
import { useWords } from '@parral/site/words';
import { Heading, Notice, Stack, Text, TextField, TextLink } from '@parral/ui';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FailureNotice } from '../../../forms/FailureNotice.tsx';
import { SubmitFoot } from '../../../forms/SubmitFoot.tsx';
import { usePasswordCall } from '../use-password-call.ts';

interface ForgottenProps {
  loginUrl: string;
  privacy: Privacy;
}

const schema = z.object({ email });

/** Asks for the mail with the link; the same answer whether or not somebody has that address. */
export function Forgotten({ loginUrl, privacy }: ForgottenProps) {
  const t = useWords('club/password');
  const { call, failure } = usePasswordCall('requestPasswordReset');
  const form = useForm({ defaultValues: { email: '' }, resolver: zodResolver(schema) });
  const { field } = formFields(form, { prefix: 'forgotten', order: ['email'], errorText: () => t('invalid'), summaryText: (_, message) => message });
  const { error = failure === 'refused' ? t('invalid') : undefined, ...control } = field('email');

  const submit = form.handleSubmit(({ email: address }) => call.mutate({ body: { email: normaliseEmail(address) } }));

  return (
    <Stack gap={20} align="start">
      <Heading level={1} size="form">
        {t('forgotten_title')}
      </Heading>
      {call.isSuccess ? (
        <Notice tone="success" title={t('sent_title')} live>
          {t('sent')}
        </Notice>
      ) : (
        <form noValidate onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
          <Stack gap={20}>
            <Text tone="muted">{t('forgotten_lead')}</Text>
            <FailureNotice
              failure={failure === 'refused' ? null : failure}
              words={(own) => ({ title: t(`${own}_title`), text: t(own) })}
              kept
              onRetry={() => void submit()}
              busy={call.isPending}
            />
            <TextField label={t('email')} type="email" autoComplete="username" maxLength={254} {...control} error={error} required />
            <SubmitFoot purpose="password" privacy={privacy} label={t('send')} busy={call.isPending} />
          </Stack>
        </form>
      )}
      <TextLink href={loginUrl}>{t('to_login')}</TextLink>
    </Stack>
  );
}
