import { normaliseEmail } from '@parral/rules';
import { email, formFields, type Privacy, PrivacyNotice, zodResolver } from '@parral/site/forms';
import { useWords } from '@parral/site/words';
import { Button, Heading, Notice, Stack, Text, TextField, TextLink } from '@parral/ui';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
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
            {failure && failure !== 'refused' && (
              <Notice tone="error" live title={t(`${failure}_title`)}>
                {t(failure)}
              </Notice>
            )}
            <TextField label={t('email')} type="email" autoComplete="username" maxLength={254} {...control} error={error} required />
            <PrivacyNotice purpose="password" {...privacy} />
            <div>
              <Button type="submit" busy={call.isPending}>
                {t('send')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
      <TextLink href={loginUrl}>{t('to_login')}</TextLink>
    </Stack>
  );
}
