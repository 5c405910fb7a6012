import { formFields, zodResolver } from '@parral/site/forms';
import { useWords } from '@parral/site/words';
import { Button, Heading, Notice, Stack, Text, TextField, TextLink } from '@parral/ui';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FailureNotice } from '../../../forms/FailureNotice.tsx';
import { PASSWORD_MIN, usePasswordCall } from '../use-password-call.ts';

interface ResetProps {
  token: string;
  loginUrl: string;
  /** The link is over: ask for another. */
  onAgain: () => void;
}

const schema = z.object({ password: z.string().check(z.minLength(PASSWORD_MIN, { error: 'short' })) });

/** A new password, with the link from a mail. */
export function Reset({ token, loginUrl, onAgain }: ResetProps) {
  const t = useWords('club/password');
  const { call, failure } = usePasswordCall('resetPassword');
  const form = useForm({ defaultValues: { password: '' }, resolver: zodResolver(schema) });
  const { field } = formFields(form, {
    prefix: 'new',
    order: ['password'],
    errorText: () => t('short', { count: PASSWORD_MIN }),
    summaryText: (_, message) => message,
  });

  const submit = form.handleSubmit(({ password }) => call.mutate({ body: { token, password } }));

  if (call.isSuccess)
    return (
      <Stack gap={20} align="start">
        <Heading level={1} size="form">
          {t('reset_done_title')}
        </Heading>
        <Notice tone="success" live>
          {t('reset_done')}
        </Notice>
        <Button href={loginUrl}>{t('to_login')}</Button>
      </Stack>
    );
  return (
    <Stack gap={20} align="start">
      <Heading level={1} size="form">
        {t('reset_title')}
      </Heading>
      <form noValidate onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
        <Stack gap={20}>
          <Text tone="muted">{t('reset_lead')}</Text>
          {failure === 'refused' ? (
            <Notice
              tone="error"
              live
              title={t('expired_title')}
              action={
                <Button variant="outline" onClick={onAgain}>
                  {t('again')}
                </Button>
              }
            >
              {t('expired')}
            </Notice>
          ) : (
            <FailureNotice
              failure={failure}
              words={(own) => ({ title: t(`${own}_title`), text: t(own) })}
              kept
              onRetry={() => void submit()}
              busy={call.isPending}
            />
          )}
          <TextField
            label={t('password')}
            hint={t('password_hint', { count: PASSWORD_MIN })}
            type="password"
            autoComplete="new-password"
            minLength={PASSWORD_MIN}
            maxLength={200}
            {...field('password')}
            required
          />
          <div>
            <Button type="submit" busy={call.isPending}>
              {t('set')}
            </Button>
          </div>
        </Stack>
      </form>
      <TextLink href={loginUrl}>{t('to_login')}</TextLink>
    </Stack>
  );
}
