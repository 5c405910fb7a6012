import { createClient } from '@parral/api-client';
import { PaymentReturn, withoutSecret } from '@parral/payments';
import { track } from '@parral/site/browser';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { useWords } from '@parral/site/words';
import { invoiceDraft } from '../visit-booking/billing/use-invoice.ts';
import type block from './block.ts';
import { type Confirmation, confirmBooking } from './confirm-booking.ts';
import type { ConfirmationData } from './load.server.ts';
import { Outcome, titleOf } from './Outcome.tsx';

const deps = { client: createClient({ baseUrl: '' }), track, report: (error: unknown) => globalThis.reportError(error) };

/** The end of a booking, paid or with a voucher: confirms what the address names, and says what came of it. */
export default function VisitConfirmation({ attributes, data, language }: BlockProps<BlockAttributes<typeof block>, ConfirmationData>) {
  const t = useWords('booking/visit-confirmation');
  return (
    <PaymentReturn confirm={confirm} titleOf={(result) => titleOf(result, t)} waiting={{ title: t('waiting_title'), text: t('waiting') }} isPending={isPending}>
      {(result, retry) => <Outcome result={result} {...attributes} data={data} language={language} t={t} onRetry={retry} />}
    </PaymentReturn>
  );
}

const isPending = ({ kind }: Confirmation) => kind === 'processing' || kind === 'offline';

/** Once it is confirmed, the payment's secret has no more to do in the address, nor the invoice's data in this tab. */
async function confirm(): Promise<Confirmation> {
  const result = await confirmBooking(location.search, deps);
  if (result.kind !== 'confirmed') return result;
  invoiceDraft.forget();
  history.replaceState(history.state, '', withoutSecret(location.href));
  return result;
}
