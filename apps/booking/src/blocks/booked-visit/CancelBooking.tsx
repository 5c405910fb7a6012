import { errorMessage } from '@parral/api-client/error-messages';
import { useApiClient } from '@parral/api-client/hooks';
import type { Language } from '@parral/api-spec/languages';
import { formatPrice } from '@parral/rules';
import type { Translate } from '@parral/site/words';
import { Button, Heading, Inline, Notice, Panel, Stack, Text } from '@parral/ui';
import { useState } from 'react';
import type { Booking } from './Details.tsx';
import type { es } from './messages.es.ts';

interface CancelBookingProps {
  booking: Booking;
  token: string;
  t: Translate<typeof es>;
  language: Language;
  onCancelled: (booking: Booking) => void;
  onClose: () => void;
}

/** Cancelling, asked once more: what comes back is said before. */
export function CancelBooking({ booking, token, t, language, onCancelled, onClose }: CancelBookingProps) {
  const client = useApiClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function cancel() {
    setBusy(true);
    setFailure(null);
    try {
      onCancelled(await client.cancelBooking({ path: { token } }));
    } catch (error) {
      console.error('the booking was not cancelled', error);
      setFailure(error);
      setBusy(false);
    }
  }

  const paid = booking.paid_with === 'card';
  return (
    <Panel
      labelledBy="cancel-title"
      heading={
        <Heading level={2} size="minor" id="cancel-title">
          {t('cancel_title')}
        </Heading>
      }
    >
      <Stack gap={20}>
        <Text>{paid ? t('cancel_text_paid', { amount: formatPrice(booking.total_price, language) }) : t('cancel_text')}</Text>
        {failure !== null && (
          <Notice tone="error" live title={t('cancel_failed_title')}>
            {errorMessage(failure, language)}
          </Notice>
        )}
        <Inline gap={16}>
          <Button onClick={() => void cancel()} busy={busy}>
            {t(busy ? 'cancelling' : 'cancel_sure')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('keep')}
          </Button>
        </Inline>
      </Stack>
    </Panel>
  );
}
