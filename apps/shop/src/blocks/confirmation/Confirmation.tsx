import { createClient } from '@parral/api-client';
import type { Language } from '@parral/api-spec/languages';
import { paymentInAddress, PaymentReturn, refusedInAddress, withoutSecret } from '@parral/payments';
import { emitSiteEvent, track } from '@parral/site/browser';
import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useCallback } from 'react';
import { forgetDraft } from '../../draft/checkout-draft.store.ts';
import type block from './block.ts';
import { type Confirmation as Result, confirmOrder, orderDetails } from './confirm-order.ts';
import type { ConfirmationData } from './load.server.ts';
import { Outcome, titleOf } from './view/Outcome.tsx';

const deps = { client: createClient({ baseUrl: '' }), track, onBasket: (lines: number) => emitSiteEvent('basket:changed', { lines }) };

/** The end of a purchase: confirms the payment that the address names, and says what came of it. */
export default function Confirmation({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, ConfirmationData>) {
  const t = useWords('shop/confirmation');
  const confirm = useCallback(() => confirmPayment(language), [language]);
  return (
    <PaymentReturn confirm={confirm} titleOf={(result) => titleOf(result, t)} waiting={{ title: t('waiting_title'), text: t('waiting') }} isPending={isPending}>
      {(result, retry) => <Outcome confirmation={result} data={data} {...attributes} language={language} t={t} onRetry={retry} />}
    </PaymentReturn>
  );
}

const isPending = ({ kind }: Result) => kind === 'processing' || kind === 'offline';

/** Confirms the payment in the address; once it is an order, the draft and the payment's secret have no more to do. */
async function confirmPayment(language: Language): Promise<Result> {
  const payment = paymentInAddress(location.search);
  if (refusedInAddress(location.search) !== null) return { kind: 'not_paid' };
  const result: Result = payment === null ? { kind: 'error' } : await confirmOrder(payment, deps);
  if (result.kind === 'order') {
    forgetDraft();
    history.replaceState(history.state, '', withoutSecret(location.href));
    return { ...result, details: await orderDetails(result.order.order_token, language, deps.client) };
  }
  return result;
}
