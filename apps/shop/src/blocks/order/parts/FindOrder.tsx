import { ApiError } from '@parral/api-client';
import { useApiMutation } from '@parral/api-client/hooks';
import type { Language } from '@parral/api-spec/languages';
import { email, formFields, type Privacy, PrivacyNotice, requiredText, zodResolver } from '@parral/site/forms';
import type { Translate } from '@parral/site/words';
import { Button, Columns, Inline, Notice, Stack, TextField } from '@parral/ui';
import { type SyntheticEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

interface FindOrderProps {
  t: Translate<'shop/order'>;
  language: Language;
  privacy: Privacy;
}

const findSchema = z.object({ number: requiredText, email });

/** Who has lost the mail of an order gets its private link again, at the address it was ordered with; nothing of it is shown here. */
export function FindOrder({ t, language, privacy }: FindOrderProps) {
  const sending = useApiMutation('sendOrderLink');
  const [failure, setFailure] = useState<'link_many' | 'link_failed' | null>(null);
  const form = useForm({ defaultValues: { number: '', email: '' }, resolver: zodResolver(findSchema) });
  const { field } = formFields(form, {
    prefix: 'find',
    order: ['number', 'email'],
    errorText: (error) => t(`error_${error}` as 'error_required'),
    summaryText: (_, message) => message,
  });

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await sending.mutateAsync({ body: { order_number: values.number.trim(), email: values.email.trim(), language } });
    } catch (error) {
      console.error('the link of an order was not sent', error);
      setFailure(error instanceof ApiError && error.status === 429 ? 'link_many' : 'link_failed');
    }
  });

  if (sending.isSuccess) {
    return (
      <Notice tone="success" live title={t('link_sent_title')}>
        {t('link_sent', { email: form.getValues('email').trim() })}
      </Notice>
    );
  }
  const busy = form.formState.isSubmitting;
  return (
    <form noValidate aria-label={t('find_title')} onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
      <Stack gap={20}>
        <Columns>
          <TextField label={t('number')} autoCapitalize="characters" spellCheck={false} maxLength={40} {...field('number')} />
          <TextField label={t('order_email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} maxLength={254} {...field('email')} />
        </Columns>
        <PrivacyNotice purpose="order" {...privacy} />
        {failure && (
          <Notice tone="error" live title={t('failed_title')}>
            {t(failure)}
          </Notice>
        )}
        <Inline>
          <Button type="submit" busy={busy}>
            {t(busy ? 'sending' : failure === null ? 'send_link' : 'retry')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
