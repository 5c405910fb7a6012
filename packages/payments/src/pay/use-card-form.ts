import type { CardFormProps } from '../card-form/card-form-props.ts';
import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** The card form’s code, fetched when it is first needed: it brings Stripe’s React parts. `wanted`: it is needed now. */
export function useCardForm(wanted: boolean): { CardForm: ComponentType<CardFormProps> | null; failed: boolean; again: () => void } {
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
