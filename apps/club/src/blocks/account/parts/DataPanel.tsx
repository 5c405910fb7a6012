import { useApiMutation } from '@parral/api-client/hooks';
import { formFields, requiredText, ticked, zodResolver } from '@parral/site/forms';
import type { Translate } from '@parral/site/words';
import { Button, Checkbox, Heading, Inline, Panel, Prose, Stack, Text, TextField } from '@parral/ui';
import { useState, type SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FailureNotice } from '../../../forms/FailureNotice.tsx';
import type { SendingFailure } from '../../../forms/sending-failure.ts';
import { accountFailure } from '../account-failure.ts';

interface DataPanelProps {
  /** Invoices that stay after a deletion. */
  invoicesKept: number;
  clubUrl: string;
  t: Translate<'club/account'>;
}

/** All that is kept about the member: to take along as a file, and to delete. */
export function DataPanel({ invoicesKept, clubUrl, t }: DataPanelProps) {
  const [deleting, setDeleting] = useState(false);
  const go = (next: boolean) => {
    setDeleting(next);
    document.getElementById('account-data')?.focus();
  };
  return (
    <Panel
      labelledBy="account-data"
      heading={
        <Heading level={3} size="item" id="account-data">
          {t(deleting ? 'delete_heading' : 'data_heading')}
        </Heading>
      }
    >
      {deleting ? (
        <DeletionForm invoicesKept={invoicesKept} clubUrl={clubUrl} t={t} onCancel={() => go(false)} />
      ) : (
        <Stack gap={16}>
          <Text>{t('data_lead')}</Text>
          <Inline gap={16}>
            <Button variant="outline" href="/api/club/account/export/">
              {t('export')}
            </Button>
            <Button variant="quiet" onClick={() => go(true)}>
              {t('delete_begin')}
            </Button>
          </Inline>
        </Stack>
      )}
    </Panel>
  );
}

const schema = z.object({ password: requiredText, sure: ticked('required') });
const fieldOf = (path: string) => (path === 'password' ? path : undefined);

/** What a deletion comes to, and what the law has the estate keep; nothing happens before password, tick and button. */
function DeletionForm({ invoicesKept, clubUrl, t, onCancel }: DataPanelProps & { onCancel: () => void }) {
  const remove = useApiMutation('deleteAccount');
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const form = useForm({ defaultValues: { password: '', sure: false }, resolver: zodResolver(schema) });
  const { field } = formFields(form, {
    prefix: 'account-delete',
    order: ['password', 'sure'],
    errorText: (code, path) => t(path === 'sure' ? 'delete_sure_missing' : code === 'refused' ? 'password_wrong' : 'error_required'),
    summaryText: (_, text) => text,
  });

  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await remove.mutateAsync({ body: { password } });
      // Nothing of the member stays in this tab: neither drafts nor a page to come back to.
      sessionStorage.clear();
      location.replace(clubUrl);
    } catch (error) {
      setFailure(accountFailure(form, error, fieldOf));
    }
  });

  return (
    <form noValidate aria-labelledby="account-data" onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
      <Stack gap={16}>
        <Prose>
          <ul>
            <li>{t('delete_goes')}</li>
            <li>{t('delete_visits')}</li>
            <li>{t('delete_stays', { count: invoicesKept })}</li>
            <li>{t('delete_final')}</li>
          </ul>
        </Prose>
        <FailureNotice
          failure={failure}
          words={(own) => ({ title: t(`${own}_title`), text: t(own) })}
          kept={false}
          onRetry={() => void submit()}
          busy={form.formState.isSubmitting}
        />
        <TextField label={t('password_own')} type="password" autoComplete="current-password" maxLength={200} {...field('password')} />
        <Checkbox label={t('delete_sure')} {...field('sure')} />
        <Inline gap={16}>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {t('delete')}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            {t('delete_cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
