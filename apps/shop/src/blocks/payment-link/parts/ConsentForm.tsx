import { formFields, type Privacy, PrivacyNotice, ticked, useErrorSummary, zodResolver } from '@parral/site/forms';
import { richText, useWords } from '@parral/site/words';
import { Button, Checkbox, ErrorSummary, Notice, TextLink } from '@parral/ui';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import * as css from '../PaymentLink.css.ts';

const schema = z.object({ adult: ticked('consent'), terms: ticked('consent') });

interface ConsentFormProps {
  termsUrl: string;
  privacy: Privacy;
  /** The payment could not be opened. */
  failed: boolean;
  onAgreed: () => Promise<unknown>;
}

/** What only the buyer can say, before anything is asked of the bank: of age, and the terms of sale. */
export function ConsentForm({ termsUrl, privacy, failed, onAgreed }: ConsentFormProps) {
  const t = useWords('shop/payment-link');
  const { summary, focusSummary } = useErrorSummary();
  const form = useForm({ defaultValues: { adult: false, terms: false }, resolver: zodResolver(schema), shouldFocusError: false });
  const { field, errors } = formFields(form, {
    prefix: 'link',
    order: ['adult', 'terms'],
    errorText: () => t('missing_consent'),
    summaryText: (path) => t(`summary_${path}`),
  });
  const busy = form.formState.isSubmitting;
  return (
    <form className={css.form} noValidate onSubmit={(event) => void form.handleSubmit(onAgreed, focusSummary)(event)}>
      <ErrorSummary ref={summary} title={t('error_summary')} errors={errors} />
      <Checkbox label={t('adult')} {...field('adult')} />
      <Checkbox label={richText(t('terms'), { terms: (words) => termsLink(words, termsUrl) })} {...field('terms')} />
      {failed && (
        <Notice tone="error" live title={t('failed_title')}>
          {t('not_opened')}
        </Notice>
      )}
      <PrivacyNotice purpose="checkout" {...privacy} />
      <div>
        <Button type="submit" busy={busy}>
          {t('continue')}
        </Button>
      </div>
    </form>
  );
}

const termsLink = (words: string, href: string) => (
  <TextLink variant="inline" href={href} target="_blank" rel="noopener">
    {words}
  </TextLink>
);
