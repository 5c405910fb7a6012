import { createClient } from '@parral/api-client';
import { withoutSecret } from '@parral/payments';
import { track, translator } from '@parral/site';
import type { BlockProps } from '@parral/site/server';
import { Heading, Page, Skeleton, Stack, Text, VisuallyHidden } from '@parral/ui';
import { useEffect, useRef, useState } from 'react';
import { forgetInvoice } from '../visit-booking/billing/invoice-draft.ts';
import { type Confirmation, confirmBooking } from './confirm-booking.ts';
import type { ConfirmationData } from './load.server.ts';
import { Outcome, titleOf } from './Outcome.tsx';
import { screen } from './VisitConfirmation.css.ts';

const ways = { client: createClient({ baseUrl: '' }), track, report: (error: unknown) => globalThis.reportError(error) };

interface Attributes {
  experiencesUrl: string;
  homeUrl: string;
  bookingUrl: string;
}

/** The end of a booking, paid or with a voucher: confirms what the address names, and says what came of it. */
export default function VisitConfirmation({ attributes, data, language }: BlockProps<Attributes, ConfirmationData>) {
  const t = translator(data.words, language);
  const [result, setResult] = useState<Confirmation>();
  const retried = useRef(false);

  useEffect(() => void confirm().then(setResult), []);
  // Only after a retry: the button that was pressed is gone. On arrival the focus stays where a page begins.
  useEffect(() => {
    if (result && retried.current) document.getElementById('confirmation-title')?.focus();
  }, [result]);

  function retry() {
    retried.current = true;
    setResult(undefined);
    void confirm().then(setResult);
  }

  return (
    <Page>
      <div className={screen}>
        <VisuallyHidden>
          <output>{result && titleOf(result, t)}</output>
        </VisuallyHidden>
        {result ? (
          <Outcome result={result} {...attributes} contactEmail={data.contactEmail} language={language} t={t} onRetry={retry} />
        ) : (
          <Stack gap={24}>
            <Heading level={1} size="form">
              {t('waiting_title')}
            </Heading>
            <Text>{t('waiting')}</Text>
            <Skeleton shape="block" />
          </Stack>
        )}
      </div>
    </Page>
  );
}

/** Once it is confirmed, the payment's secret has no more to do in the address, nor the invoice's data in this tab. */
async function confirm(): Promise<Confirmation> {
  const result = await confirmBooking(location.search, ways);
  if (result.kind !== 'confirmed') return result;
  forgetInvoice();
  history.replaceState(history.state, '', withoutSecret(location.href));
  return result;
}
