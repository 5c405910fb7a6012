import { type CardFormHandle, Pay } from '@parral/payments';
import type { components } from '@parral/api-spec';
import { formatPrice } from '@parral/rules';
import { useWords } from '@parral/site/words';
import { Heading, Notice, Panel, Stack, Text } from '@parral/ui';
import { type Ref } from 'react';
import type { PriceChange } from '../intent/use-checkout-flow.ts';
import { useCheckoutPlace } from '../screen/checkout-place.ts';

interface PaymentProps {
  intent: components['schemas']['OrderIntent'];
  publishableKey: string;
  scriptUrl: string | null;
  confirmationUrl: string;
  priceChange: PriceChange | null;
  /** A section is being edited: nothing can be paid until it is saved (specification section 4). */
  disabled: boolean;
  /** Paying has begun, or has ended without leaving the page. */
  onPaying: (paying: boolean) => void;
  ref?: Ref<CardFormHandle>;
}

/** Step two: the card, or one plain button when nothing is due. */
export function Payment({ intent, publishableKey, scriptUrl, confirmationUrl, priceChange, disabled, onPaying, ref }: PaymentProps) {
  const t = useWords('shop/checkout');
  const { language } = useCheckoutPlace();
  const money = (euros: number) => formatPrice(euros);

  return (
    <Panel
      heading={
        <Heading level={2} size="minor" id="section-payment">
          {t('section_payment')}
        </Heading>
      }
      labelledBy="section-payment"
    >
      <Stack gap={20}>
        <Text size="small" tone="muted">
          {intent.payment_due ? t('payment_note') : t('free_note')}
        </Text>
        {priceChange && (
          <Notice live title={t('price_changed_title')}>
            {t('price_changed_pay', { before: money(priceChange.before), now: money(priceChange.now) })}
          </Notice>
        )}
        <Pay
          intent={intent}
          publishableKey={publishableKey}
          scriptUrl={scriptUrl}
          locale={language}
          returnUrl={confirmationUrl}
          disabled={disabled}
          onPaying={onPaying}
          ref={ref}
          labels={{
            freeConfirm: t('free_confirm'),
            pay: t('pay', { amount: money(intent.total_price) }),
            paying: t('paying'),
            loading: t('payment_loading'),
            refusedTitle: t('payment_failed_title'),
            loadFailedTitle: t('card_failed_title'),
            loadFailed: t('card_failed'),
            retry: t('retry'),
            disabledReason: t('payment_waits'),
          }}
        />
      </Stack>
    </Panel>
  );
}
