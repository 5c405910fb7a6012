import type { components } from '@parral/api-spec';
import { Pay } from '@parral/payments';
import { formatPrice } from '@parral/rules';
import { Button, Notice, Stack, Text } from '@parral/ui';
import { useBooking } from '../screen/booking-context.ts';
import { StepTitle } from './StepTitle.tsx';
import { VisitTerms } from './VisitTerms.tsx';

interface PaymentStepProps {
  opened: components['schemas']['BookingIntentOpened'];
  /** The places are no longer held: nothing is paid for before they are held again. */
  expired: boolean;
  holding: boolean;
  onHoldAgain: () => void;
  onPaying: (paying: boolean) => void;
}

/** Step 4, second half: the card, or one plain button when nothing is due. */
export function PaymentStep({ opened, expired, holding, onHoldAgain, onPaying }: PaymentStepProps) {
  const { t, dispatch, language, publishableKey, scriptUrl, confirmationUrl } = useBooking();
  return (
    <Stack gap={24}>
      <StepTitle>{t('payment_title')}</StepTitle>
      <Text tone="muted">{t(opened.payment_due ? 'payment_note' : 'free_note')}</Text>
      {expired && (
        <Notice
          tone="error"
          live
          title={t('expired_title')}
          action={
            <Button variant="outline" onClick={onHoldAgain} busy={holding}>
              {t('hold_again')}
            </Button>
          }
        >
          {t('expired')}
        </Notice>
      )}
      <VisitTerms />
      <Pay
        intent={opened}
        publishableKey={publishableKey}
        scriptUrl={scriptUrl}
        locale={language}
        returnUrl={confirmationUrl}
        disabled={expired}
        onPaying={onPaying}
        labels={{
          freeConfirm: t('free_confirm'),
          pay: t('pay', { amount: formatPrice(opened.total_price) }),
          paying: t('paying'),
          loading: t('payment_loading'),
          refusedTitle: t('payment_failed_title'),
          loadFailedTitle: t('card_failed_title'),
          loadFailed: t('card_failed'),
          retry: t('retry'),
          disabledReason: t('payment_waits'),
        }}
      />
      <div>
        <Button variant="outline" onClick={() => dispatch({ kind: 'sub-step', to: 'billing-address' })}>
          {t('back')}
        </Button>
      </div>
    </Stack>
  );
}
