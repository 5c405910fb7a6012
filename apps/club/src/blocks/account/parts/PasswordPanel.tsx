import { useApiMutation } from '@parral/api-client/hooks';
import { formFields, requiredText, zodResolver } from '@parral/site/forms';
import type { Translate } from '@parral/site/words';
import { Button, Columns, Heading, Notice, Panel, Stack, TextField } from '@parral/ui';
import { useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { PASSWORD_MIN } from '../../password/use-password-call.ts';
import { FailureNotice } from '../../../forms/FailureNotice.tsx';
import type { SendingFailure } from '../../../forms/sending-failure.ts';
import { accountFailure } from '../account-failure.ts';

const schema = z.object({ current: requiredText, password: z.string().check(z.minLength(PASSWORD_MIN, { error: 'short' })) });
const fieldOf = (path: string) => (path === 'current_password' ? 'current' : path === 'password' ? path : undefined);

/** Another password, by who knows the one there is; whoever is logged in elsewhere is logged out. */
export function PasswordPanel({ t }: { t: Translate<'club/account'> }) {
  const change = useApiMutation('changePassword');
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const form = useForm({ defaultValues: { current: '', password: '' }, resolver: zodResolver(schema) });
  const { field } = formFields(form, {
    prefix: 'account-password',
    order: ['current', 'password'],
    errorText: (code, path) =>
      path === 'password' ? t('password_short', { count: PASSWORD_MIN }) : t(code === 'refused' ? 'password_wrong' : 'error_required'),
    summaryText: (_, text) => text,
  });

  const submit = form.handleSubmit(async ({ current, password }) => {
    setFailure(null);
    try {
      await change.mutateAsync({ body: { current_password: current, password } });
      form.reset();
    } catch (error) {
      setFailure(accountFailure(form, error, fieldOf));
    }
  });

  return (
    <Panel
      labelledBy="account-password"
      heading={
        <Heading level={3} size="item" id="account-password">
          {t('password_heading')}
        </Heading>
      }
    >
      <form noValidate aria-labelledby="account-password" onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
        <Stack gap={16}>
          {change.isSuccess && (
            <Notice tone="success" live title={t('password_changed_title')}>
              {t('password_changed')}
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
            <TextField label={t('password_current')} type="password" autoComplete="current-password" maxLength={200} {...field('current')} />
            <TextField label={t('password_new', { count: PASSWORD_MIN })} type="password" autoComplete="new-password" maxLength={200} {...field('password')} />
          </Columns>
          <div>
            <Button type="submit" variant="outline" busy={form.formState.isSubmitting}>
              {t('password_send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
