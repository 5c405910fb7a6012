import { ApiError } from '@parral/api-client';
import { useApiMutation } from '@parral/api-client/hooks';
import type { Language } from '@parral/api-spec/languages';
import { normaliseEmail } from '@parral/rules';
import { Runtime } from '@parral/site/browser';
import { email, formFields, type Privacy, PrivacyNotice, zodResolver } from '@parral/site/forms';
import { useWords } from '@parral/site/words';
import { Button, Inline, Notice, Stack, TextField } from '@parral/ui';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

interface BackInStockFormProps {
  sku: string;
  /** Wine and vintage, for what is said afterwards. */
  title: string;
  language: Language;
  privacy: Privacy;
}

const schema = z.object({ email });

/** One mail when a sold-out bottle is back. It comes with its button: the layer of forms is no part of the page's first script. */
export default function BackInStockForm(props: BackInStockFormProps) {
  return (
    <Runtime>
      <AddressForm {...props} />
    </Runtime>
  );
}

function AddressForm({ sku, title, language, privacy }: BackInStockFormProps) {
  const t = useWords('shop/back-in-stock');
  const asking = useApiMutation('requestRestockNotice');
  const [failure, setFailure] = useState<'back' | 'many' | 'offline' | 'failed' | null>(null);
  const form = useForm({ defaultValues: { email: '' }, resolver: zodResolver(schema) });
  const { setFocus } = form;
  const { field } = formFields(form, {
    prefix: 'restock',
    order: ['email'],
    errorText: (error) => t(`error_${error}` as 'error_required'),
    summaryText: (_, message) => message,
  });
  // It stands in the place of the button that was pressed, which had the focus.
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await asking.mutateAsync({ body: { product_id: sku, email: values.email.trim(), language } });
    } catch (error) {
      console.error('the wish for a bottle was not noted', error);
      setFailure(failureOf(error));
    }
  });

  if (asking.isSuccess) {
    return (
      <Notice tone="success" live title={t('done_title')}>
        {t('done', { email: normaliseEmail(form.getValues('email')), title })}
      </Notice>
    );
  }
  const busy = form.formState.isSubmitting;
  return (
    <form noValidate aria-label={t('title')} onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}>
      <Stack gap={16}>
        <TextField
          label={t('email')}
          hint={t('hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          {...field('email')}
          required
        />
        <PrivacyNotice purpose="restock" {...privacy} />
        {failure && (
          <Notice tone="error" live title={t(`${failure}_title`)}>
            {t(failure)}
          </Notice>
        )}
        {failure !== 'back' && (
          <Inline>
            <Button type="submit" variant="outline" busy={busy}>
              {t(busy ? 'sending' : failure === null ? 'send' : 'retry')}
            </Button>
          </Inline>
        )}
      </Stack>
    </form>
  );
}

/** Why it was not noted. `back`: the bottle can be bought again, which the page learns when it is loaded anew. */
function failureOf(error: unknown): 'back' | 'many' | 'offline' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'NOT_SOLD_OUT') return 'back';
  if (error.status === 429) return 'many';
  return error.status === 0 ? 'offline' : 'failed';
}
