import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useCallback, useRef, useState } from 'react';
import { usePageRestored } from '../use-page-restored.ts';
import type { CardFormProps } from './card-form-props.ts';
import { type PaymentProblem, isPaidAlready, problemOf } from './problem.ts';

/**
 * Paying with the mounted Elements. `pay` does nothing while a payment is under way, so a second click has
 * no effect; it ends either on the way to the confirmation page or with a problem and the form as it was.
 */
export function usePayment({ clientSecret, returnUrl, labels, onError, onSubmitStart, onSubmitEnd }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [paying, setPaying] = useState(false);
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const running = useRef(false);

  function end() {
    running.current = false;
    setPaying(false);
    onSubmitEnd?.();
  }
  usePageRestored(end);

  const show = useCallback(
    (found: PaymentProblem) => {
      setProblem(found);
      onError?.(found);
    },
    [onError],
  );

  const fetchUpdates = useCallback(async () => {
    if (!elements) return null;
    setProblem(null);
    const { error } = await elements.fetchUpdates();
    if (!error) return null;
    const found = problemOf('update', { ...error, type: 'api_error' }, labels.loadFailed);
    show(found);
    return found;
  }, [elements, labels.loadFailed, show]);

  async function confirm(): Promise<PaymentProblem | null> {
    if (!stripe || !elements) return { kind: 'load', message: labels.loadFailed };
    const checked = await elements.submit();
    if (checked.error) return problemOf('fields', { ...checked.error, type: 'validation_error' }, labels.loadFailed);
    const confirmParams = { return_url: new URL(returnUrl, location.href).href };
    const { error, paymentIntent } = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' });
    if (error && !isPaidAlready(error)) return problemOf('refused', error, labels.loadFailed);
    const id = paymentIntent?.id ?? error?.payment_intent?.id ?? '';
    location.assign(returnAddress(returnUrl, id, clientSecret));
    return null;
  }

  async function pay() {
    if (running.current) return;
    running.current = true;
    setPaying(true);
    setProblem(null);
    onSubmitStart?.();
    const found = await confirm().catch((cause: unknown): PaymentProblem => ({
      kind: 'refused',
      message: cause instanceof Error ? cause.message : String(cause),
      cause,
    }));
    // Without a problem the page is on its way out: the button stays as it is until then.
    if (!found) return;
    end();
    show(found);
  }

  const clearProblem = useCallback(() => setProblem(null), []);
  return { pay, paying, problem, show, fetchUpdates, clearProblem };
}

/**
 * The confirmation page's address with the parameters it reads (specification, section 4, "Shop payment
 * confirmation"): `payment_intent`, `payment_intent_client_secret` and `redirect_status`, as Stripe adds them.
 */
function returnAddress(returnUrl: string, paymentIntent: string, clientSecret: string, status: 'succeeded' | 'failed' = 'succeeded'): URL {
  const address = new URL(returnUrl, location.href);
  address.searchParams.set('payment_intent', paymentIntent);
  address.searchParams.set('payment_intent_client_secret', clientSecret);
  address.searchParams.set('redirect_status', status);
  return address;
}
