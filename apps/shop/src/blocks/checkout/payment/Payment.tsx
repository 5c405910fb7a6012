import { type CardFormHandle, FreeConfirm, useCardForm } from '@parral/payments';
import type { components } from '@parral/api-spec';
import { formatPrice } from '@parral/rules';
import { Button, Heading, Notice, Panel, Stack, StatusMessage, Text } from '@parral/ui';
import { type Ref } from 'react';
import { useWords } from '@parral/site/runtime';
import type { PriceChange } from '../intent/use-checkout-flow.ts';
import type es from '../messages.es.ts';
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
  const t = useWords<typeof es>();
  const { language } = useCheckoutPlace();
  const { CardForm, failed, again } = useCardForm(intent.payment_due);
  const money = (euros: number) => formatPrice(euros, language);

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
        {!intent.payment_due && (
          <>
            {disabled && <StatusMessage>{t('payment_waits')}</StatusMessage>}
            <FreeConfirm
              clientSecret={intent.payment_intent_secret}
              returnUrl={confirmationUrl}
              label={t('free_confirm')}
              disabled={disabled}
              onSubmitStart={() => onPaying(true)}
            />
          </>
        )}
        {failed && (
          <Notice
            tone="error"
            live
            title={t('card_failed_title')}
            action={
              <Button variant="outline" onClick={again}>
                {t('retry')}
              </Button>
            }
          >
            {t('card_failed')}
          </Notice>
        )}
        {intent.payment_due && !CardForm && !failed && <StatusMessage>{t('payment_loading')}</StatusMessage>}
        {intent.payment_due && CardForm && (
          <CardForm
            clientSecret={intent.payment_intent_secret}
            publishableKey={publishableKey}
            scriptUrl={scriptUrl ?? undefined}
            locale={language}
            returnUrl={confirmationUrl}
            disabled={disabled}
            onSubmitStart={() => onPaying(true)}
            onSubmitEnd={() => onPaying(false)}
            ref={ref}
            labels={{
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
        )}
      </Stack>
    </Panel>
  );
}
