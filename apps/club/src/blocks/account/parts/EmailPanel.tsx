import { useApiMutation } from '@parral/api-client/hooks';
import { normaliseEmail } from '@parral/rules';
import { email, formFields, type Privacy, requiredText, zodResolver } from '@parral/site/forms';
import type { Translate } from '@parral/site/words';
import { Columns, Heading, Notice, Panel, Stack, Text, TextField } from '@parral/ui';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FailureNotice } from '../../../forms/FailureNotice.tsx';
import type { SendingFailure } from '../../../forms/sending-failure.ts';
import { SubmitFoot } from '../../../forms/SubmitFoot.tsx';
import { accountFailure } from '../account-failure.ts';
import { useConfirmedEmail } from '../use-confirmed-email.ts';

const schema = z.object({ email, password: requiredText });
const fieldOf = (path: string) => (path === 'email' || path === 'password' ? path : undefined);

interface EmailPanelProps {
  email: string;
  privacy: Privacy;
  t: Translate<'club/account'>;
}

/** What the member logs in with; another address is taken once the link sent there was opened. */
export function EmailPanel({ email: known, privacy, t }: EmailPanelProps) {
  const request = useApiMutation('requestEmailChange');
  const { confirmed, problem } = useConfirmedEmail();
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const form = useForm({ defaultValues: { email: '', password: '' }, resolver: zodResolver(schema) });
  const { field } = formFields(form, {
    prefix: 'account-email',
    order: ['email', 'password'],
    errorText: (code, path) => (code === 'refused' ? t(path === 'email' ? 'email_in_use' : 'password_wrong') : t(`error_${code}` as 'error_required')),
    summaryText: (_, text) => text,
  });
  const sentTo = request.variables?.body.email;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await request.mutateAsync({ body: { email: normaliseEmail(values.email), password: values.password } });
      form.reset();
    } catch (error) {
      setFailure(accountFailure(form, error, fieldOf));
    }
  });
  useEffect(() => {
    if (confirmed !== null || problem) document.getElementById('account-email')?.focus();
  }, [confirmed, problem]);

  return (
    <Panel
      labelledBy="account-email"
      heading={
        <Heading level={3} size="item" id="account-email">
          {t('email_heading')}
        </Heading>
      }
    >
      <form noValidate aria-labelledby="account-email" onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
        <Stack gap={16}>
          <Text>{t('email_now', { email: confirmed ?? known })}</Text>
          {confirmed !== null && (
            <Notice tone="success" live title={t('email_changed_title')}>
              {t('email_changed', { email: confirmed })}
            </Notice>
          )}
          {problem && (
            <Notice tone="error" live title={t('email_link_title')}>
              {t(problem === 'used' ? 'email_link_used' : 'failed')}
            </Notice>
          )}
          {request.isSuccess && sentTo !== undefined && (
            <Notice tone="success" live title={t('email_sent_title')}>
              {t('email_sent', { email: sentTo })}
            </Notice>
          )}
          <FailureNotice
            failure={failure}
            words={(own) => ({ title: t(`${own}_title`), text: t(own) })}
            kept={false}
            onRetry={() => void submit()}
            busy={form.formState.isSubmitting}
          />
          <Columns>
            <TextField label={t('email_new')} type="email" autoComplete="email" maxLength={254} {...field('email')} />
            <TextField label={t('password_own')} type="password" autoComplete="current-password" maxLength={200} {...field('password')} />
          </Columns>
          <SubmitFoot purpose="account" privacy={privacy} label={t('email_send')} busy={form.formState.isSubmitting} variant="outline" />
        </Stack>
      </form>
    </Panel>
  );
}
