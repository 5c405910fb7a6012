import { errorMessage } from '@parral/api-client/error-messages';
import { useApiMutation } from '@parral/api-client/hooks';
import type { components } from '@parral/api-spec';
import { formatPrice } from '@parral/rules';
import { type Translate, useWords } from '@parral/site/words';
import { Button, Heading, Inline, Notice, Panel, Stack, Text } from '@parral/ui';

type Booking = components['schemas']['Booking'];

interface CancelBookingProps {
  booking: Booking;
  token: string;
  t: Translate<'booking/booked-visit'>;
  onCancelled: (booking: Booking) => void;
  onClose: () => void;
}

/** Cancelling, asked once more: what comes back is said before. */
export function CancelBooking({ booking, token, t, onCancelled, onClose }: CancelBookingProps) {
  const errorText = useWords('api-client/errors');
  const cancel = useApiMutation('cancelBooking', {
    onSuccess: onCancelled,
    onError: (error) => console.error('the booking was not cancelled', error),
  });
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
        <Text>{paid ? t('cancel_text_paid', { amount: formatPrice(booking.total_price) }) : t('cancel_text')}</Text>
        {cancel.isError && (
          <Notice tone="error" live title={t('cancel_failed_title')}>
            {errorMessage(cancel.error, errorText)}
          </Notice>
        )}
        <Inline gap={16}>
          <Button onClick={() => cancel.mutate({ path: { token } })} busy={cancel.isPending}>
            {t(cancel.isPending ? 'cancelling' : 'cancel_sure')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('keep')}
          </Button>
        </Inline>
      </Stack>
    </Panel>
  );
}
