import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import type { CardFormProps } from './card-form-props.ts';
import { stripeFor } from './load-stripe.ts';

/** The Stripe object once its script is there; `failed` with a way to try again when it did not come. */
export function useStripeScript({ publishableKey, scriptUrl, onError }: CardFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [attempt, setAttempt] = useState({ number: 1, failed: false });
  const report = useRef(onError);
  useEffect(() => {
    report.current = onError;
  });

  const { number } = attempt;
  useEffect(() => {
    let current = true;
    stripeFor(publishableKey, scriptUrl, number).then(
      (loaded) => current && setStripe(loaded),
      (cause: unknown) => {
        if (!current) return;
        setAttempt({ number, failed: true });
        report.current?.({ kind: 'load', message: cause instanceof Error ? cause.message : String(cause), cause });
      },
    );
    return () => {
      current = false;
    };
  }, [publishableKey, scriptUrl, number]);

  return { stripe, failed: attempt.failed, again: () => setAttempt({ number: number + 1, failed: false }) };
}
