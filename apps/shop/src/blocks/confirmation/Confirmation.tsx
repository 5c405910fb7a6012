import { createClient } from '@parral/api-client';
import { emitSiteEvent, track, translator } from '@parral/site';
import type { BlockProps } from '@parral/site/server';
import { Heading, Page, Skeleton, Stack, Text, VisuallyHidden } from '@parral/ui';
import { useEffect, useRef, useState } from 'react';
import { forgetDraft } from '../../draft/checkout-draft.store.ts';
import { screen } from './Confirmation.css.ts';
import { type Confirmation as Result, confirmOrder } from './confirm-order.ts';
import type { ConfirmationData } from './load.server.ts';
import messages from './messages.ts';
import { paymentInAddress, withoutSecret } from '@parral/payments';
import { Outcome, titleOf } from './view/Outcome.tsx';

const ways = { client: createClient({ baseUrl: '' }), track, onBasket: (lines: number) => emitSiteEvent('basket:changed', { lines }) };

/** The end of a purchase: confirms the payment that the address names, and says what came of it. */
export default function Confirmation({ attributes, data, language }: BlockProps<{ catalogueUrl: string; orderUrl?: string }, ConfirmationData>) {
  const t = translator(messages[language], language);
  const [result, setResult] = useState<Result>();
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
          <Outcome confirmation={result} data={data} {...attributes} language={language} t={t} onRetry={retry} />
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

/** Confirms the payment in the address; once it is an order, the draft and the payment's secret have no more to do. */
async function confirm(): Promise<Result> {
  const payment = paymentInAddress(location.search);
  const result: Result = payment === null ? { kind: 'error' } : await confirmOrder(payment, ways);
  if (result.kind === 'order') {
    forgetDraft();
    history.replaceState(history.state, '', withoutSecret(location.href));
  }
  return result;
}
