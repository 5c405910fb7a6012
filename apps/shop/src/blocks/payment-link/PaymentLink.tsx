import { createClient } from '@parral/api-client';
import { paymentInAddress, PaymentReturn, refusedInAddress, withoutSecret } from '@parral/payments';
import { Runtime } from '@parral/site/browser';
import { useWords } from '@parral/site/words';
import { useCallback } from 'react';
import { confirmLink, openLink } from './follow-link.ts';
import { LinkEnd, titleOf } from './parts/LinkEnd.tsx';
import { LinkToPay } from './parts/LinkToPay.tsx';
import type { Found, PaymentLinkProps } from './payment-link-props.ts';

const client = createClient({ baseUrl: '' });

/** Where the estate's payment link leads: what is to be paid, the buyer's consents, the payment, and what came of it. */
export default function PaymentLink(props: PaymentLinkProps) {
  return (
    <Runtime>
      <Following {...props} />
    </Runtime>
  );
}

function Following(props: PaymentLinkProps) {
  const t = useWords('shop/payment-link');
  const follow = useCallback(() => followAddress(), []);
  return (
    <PaymentReturn confirm={follow} titleOf={(found) => titleOf(found, t)} waiting={{ title: t('waiting_title'), text: t('waiting') }} isPending={isPending}>
      {(found, retry) =>
        isToPay(found) ? <LinkToPay {...props} link={found.link} refused={found.refused} /> : <LinkEnd {...props} found={found} onRetry={retry} />
      }
    </PaymentReturn>
  );
}

const isPending = ({ kind }: Found) => kind === 'processing';

function isToPay(found: Found): found is Extract<Found, { kind: 'link' }> {
  return found.kind === 'link' && (found.link.state === 'sent' || found.link.state === 'opened');
}

/** On the way back from the bank the payment is finished first; one that was not made can be tried again. */
async function followAddress(): Promise<Found> {
  const token = new URLSearchParams(location.search).get('token');
  if (token === null || token === '') return { kind: 'missing' };
  if (paymentInAddress(location.search) !== null) {
    const confirmed = await confirmLink(token, client);
    if (confirmed.kind === 'link') history.replaceState(history.state, '', withoutSecret(location.href));
    if (confirmed.kind !== 'not_paid') return confirmed;
  }
  const refused = refusedInAddress(location.search) !== null || paymentInAddress(location.search) !== null;
  return { ...(await openLink(token, client)), refused };
}
