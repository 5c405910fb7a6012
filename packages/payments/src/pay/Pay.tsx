import type { CardFormProps, CardFormLabels } from '../card-form/card-form-props.ts';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { StatusMessage } from '@parral/ui';
import { LoadFailure } from '../card-form/LoadFailure.tsx';
import { FreeConfirm } from './FreeConfirm.tsx';

export interface PayProps extends Pick<CardFormProps, 'publishableKey' | 'locale' | 'returnUrl' | 'ref'> {
  /** what the opened intent says of its payment */
  intent: { payment_due: boolean; payment_intent_secret: string };
  /** the sandbox's script; null: Stripe's own */
  scriptUrl: string | null;
  /** `freeConfirm` stands on the one button when nothing is due */
  labels: CardFormLabels & { freeConfirm: string };
  disabled: boolean;
  /** Paying has begun, or has ended without leaving the page. */
  onPaying: (paying: boolean) => void;
}

/** How an intent is paid: the card form, fetched now, or one plain button when nothing is due. */
export function Pay({ intent, publishableKey, scriptUrl, locale, returnUrl, labels, disabled, onPaying, ref }: PayProps) {
  const { payment_due: due, payment_intent_secret: clientSecret } = intent;
  const { CardForm, failed, again } = useCardForm(due);
  if (!due)
    return (
      <>
        {disabled && <StatusMessage>{labels.disabledReason}</StatusMessage>}
        <FreeConfirm clientSecret={clientSecret} returnUrl={returnUrl} label={labels.freeConfirm} disabled={disabled} onSubmitStart={() => onPaying(true)} />
      </>
    );
  if (failed) return <LoadFailure labels={labels} onRetry={again} />;
  if (!CardForm) return <StatusMessage>{labels.loading}</StatusMessage>;
  return (
    <CardForm
      clientSecret={clientSecret}
      publishableKey={publishableKey}
      scriptUrl={scriptUrl ?? undefined}
      locale={locale}
      returnUrl={returnUrl}
      disabled={disabled}
      onSubmitStart={() => onPaying(true)}
      onSubmitEnd={() => onPaying(false)}
      labels={labels}
      ref={ref}
    />
  );
}

/** The card form’s code, fetched when it is first needed: it brings Stripe’s React parts. `wanted`: it is needed now. */
function useCardForm(wanted: boolean): { CardForm: ComponentType<CardFormProps> | null; failed: boolean; again: () => void } {
  const [CardForm, setCardForm] = useState<ComponentType<CardFormProps> | null>(null);
  const [failed, setFailed] = useState(false);

  const show = useCallback((fetched: ComponentType<CardFormProps> | null) => {
    setCardForm(() => fetched);
    setFailed(fetched === null);
  }, []);
  useEffect(() => {
    if (wanted) void fetchCode().then(show);
  }, [wanted, show]);

  return { CardForm, failed, again: () => void fetchCode().then(show) };
}

async function fetchCode(): Promise<ComponentType<CardFormProps> | null> {
  try {
    return (await import('../card-form/CardForm.tsx')).CardForm;
  } catch (error) {
    console.error('the card form could not be fetched', error);
    return null;
  }
}
