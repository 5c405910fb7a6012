import type { StripeElementsOptions, Appearance } from '@stripe/stripe-js';
import type { Ref } from 'react';
import type { PaymentProblem } from './problem.ts';

export type CardFormLabels = {
  /** on the button, with the amount: "Pay 24,50 €" */
  pay: string;
  /** while the bank is asked */
  paying: string;
  loading: string;
  /** above the message of a refused payment */
  refusedTitle: string;
  loadFailedTitle: string;
  /** what to do when the form did not come */
  loadFailed: string;
  retry: string;
  /** why the button is off while `disabled` */
  disabledReason?: string;
};

export type CardFormHandle = {
  /** Fetches the payment again after its amount changed under the same secret. Resolves to the problem, shown at the form, or null. */
  fetchUpdates(): Promise<PaymentProblem | null>;
  /** Takes back what was said of the last try: what is being paid has changed since. */
  clearProblem(): void;
};

export type CardFormProps = {
  clientSecret: string;
  publishableKey: string;
  /** the sandbox's script; left out, Stripe's own is loaded */
  scriptUrl?: string;
  locale: NonNullable<StripeElementsOptions['locale']>;
  /** absolute or from the root; comes back with `payment_intent`, `payment_intent_client_secret`, `redirect_status` */
  returnUrl: string;
  labels: CardFormLabels;
  /** left out, it follows the page's theme */
  appearance?: Appearance;
  /** off while a section of the checkout is being edited (specification, section 4, "Checkout") */
  disabled?: boolean;
  onReady?: () => void;
  onError?: (problem: PaymentProblem) => void;
  onSubmitStart?: () => void;
  /** paying has ended and the page stays: refused, or brought back by the browser's history */
  onSubmitEnd?: () => void;
  ref?: Ref<CardFormHandle> | undefined;
};
